import { randomUUID } from 'node:crypto'
import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, as } = await testApp()

describe('blocking somebody', () => {
  it('lists them until they are unblocked; twice is once', async () => {
    const [me, them] = [await make.doctor(), await make.doctor({ firstName: 'Lou', lastName: 'Roy' })]
    const params = { userId: them.userId }

    const blocks = [
      await as(me).call(profileRoutes.block, { params }),
      await as(me).call(profileRoutes.block, { params }),
    ]
    const listed = await as(me).call(profileRoutes.listBlocked)
    const unblocks = [
      await as(me).call(profileRoutes.unblock, { params }),
      await as(me).call(profileRoutes.unblock, { params }),
    ]

    expect([...blocks, ...unblocks].map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(listed.body).toEqual([{ userId: them.userId, name: 'Lou Roy', profilePictureAttachmentId: null }])
    expect((await as(me).call(profileRoutes.listBlocked)).body).toEqual([])
  })

  it('ends one’s own follow of them, and tells them nothing', async () => {
    const [me, them] = [await make.doctor(), await make.doctor()]
    await as(me).call(profileRoutes.follow, { params: { userIdToFollow: them.userId } })
    await as(them).call(profileRoutes.follow, { params: { userIdToFollow: me.userId } })

    await as(me).call(profileRoutes.block, { params: { userId: them.userId } })

    expect((await as(me).call(profileRoutes.listFollowing)).body).toEqual([])
    expect((await as(them).call(profileRoutes.listFollowing)).body).toHaveLength(1)
    expect((await as(them).call(profileRoutes.listBlocked)).body).toEqual([])
  })

  it('is refused for oneself and for nobody', async () => {
    const me = await make.doctor()

    const oneself = await as(me).call(profileRoutes.block, { params: { userId: me.userId } })
    const nobody = await as(me).call(profileRoutes.block, { params: { userId: randomUUID() } })

    expect([oneself.status, nobody.status]).toEqual([400, 404])
  })
})
