import { randomUUID } from 'node:crypto'
import { blockedMax, profileRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { app, make, as } = await testApp()

const blockOthers = (userId: string, count: number) =>
  sql`
  with others as (
    insert into users (id, first_name, last_name, roles, status)
    select gen_random_uuid(), 'Sam', 'Singh', '{Doctor}', 'Approved' from generate_series(1, ${count}::int)
    returning id
  )
  insert into user_blocks (blocker_id, blocked_id, created_at)
  select ${userId}::uuid, id, now() from others`.execute(app.db)

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

  it('leaves them out of Doctors for who blocked them alone, until they are unblocked', async () => {
    const [me, them] = [await make.doctor(), await make.doctor({ lastName: 'Quillfeather' })]
    const params = { userId: them.userId }
    const others = await make.doctor()
    const search = async (person: typeof me, body: { lastName?: string }) =>
      (await as(person).call(profileRoutes.searchDoctors, { query: { count: 100 }, body })).body.map(
        (found) => found.userId,
      )

    await as(me).call(profileRoutes.block, { params })
    const blocked = [await search(me, {}), await search(me, { lastName: 'quillfeather' })].flat()
    const ofAnother = await search(others, { lastName: 'quillfeather' })
    await as(me).call(profileRoutes.unblock, { params })

    expect(blocked).not.toContain(them.userId)
    expect(ofAnother).toEqual([them.userId])
    expect(await search(me, { lastName: 'quillfeather' })).toEqual([them.userId])
  })

  it('holds its bound for calls made at once, and twice is once at the bound too', async () => {
    const me = await make.doctor()
    const people = await Promise.all(Array.from({ length: 4 }, () => make.doctor()))
    await blockOthers(me.userId, blockedMax - 1)

    const replies = await Promise.all(
      people.map(({ userId }) => as(me).call(profileRoutes.block, { params: { userId } })),
    )
    const blocked = people.filter((_, place) => replies[place]?.status === 204)
    const again = await as(me).call(profileRoutes.block, { params: { userId: blocked[0]?.userId ?? '' } })

    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400])
    expect(again.status).toBe(204)
    expect((await as(me).call(profileRoutes.listBlocked)).body).toHaveLength(blockedMax)
  })

  it('is refused for oneself and for nobody', async () => {
    const me = await make.doctor()

    const oneself = await as(me).call(profileRoutes.block, { params: { userId: me.userId } })
    const nobody = await as(me).call(profileRoutes.block, { params: { userId: randomUUID() } })

    expect([oneself.status, nobody.status]).toEqual([400, 404])
  })
})
