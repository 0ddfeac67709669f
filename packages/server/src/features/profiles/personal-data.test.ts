import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, as } = await testApp()

describe('downloading my data', () => {
  it('gives account, profile, follows and devices as a file', async () => {
    const [person, other] = [await make.doctor(), await make.doctor({ firstName: 'Ana', lastName: 'Silva' })]
    await as(person).call(profileRoutes.updateProfile, { body: { bio: 'Mine.', phoneNumber: '416-555-0100' } })
    await as(person).call(profileRoutes.follow, { params: { userIdToFollow: other.userId } })
    await as(other).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })

    const reply = await as(person).call(profileRoutes.exportPersonalData, { params: { userId: person.userId } })

    expect(reply.headers['content-disposition']).toBe('attachment; filename="my-materia-data.json"')
    expect(reply.body).toMatchObject({
      account: { email: person.email },
      profile: { bio: 'Mine.', phoneNumber: '416-555-0100', email: person.email },
      following: [{ userId: other.userId, name: 'Ana Silva' }],
      followers: [{ userId: other.userId, name: 'Ana Silva' }],
      devices: [{ isCurrent: true }],
    })
  })

  it('is for oneself alone', async () => {
    const [person, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const params = { userId: person.userId }

    expect((await as(other).call(profileRoutes.exportPersonalData, { params })).status).toBe(404)
    expect((await as(admin).call(profileRoutes.exportPersonalData, { params })).status).toBe(404)
  })
})
