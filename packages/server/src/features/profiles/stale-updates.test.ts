import { type ProfileUpdate, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as } = await testApp()

const read = async (person: Person) =>
  (await as(person).call(profileRoutes.getProfile, { params: { userId: person.userId } })).body
const update = (person: Person, body: z.input<typeof ProfileUpdate>) =>
  as(person).call(profileRoutes.updateProfile, { body })

describe('a profile changed from two places', () => {
  it('keeps the first change and answers the second with both texts', async () => {
    const person = await make.doctor()
    const { xmin } = await read(person)
    await update(person, { bio: 'From the clinic', xmin })

    const late = await update(person, { bio: 'From home', xmin })

    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      extensions: {
        code: 'profile-changed-elsewhere',
        stored: { userId: person.userId, bio: 'From the clinic' },
        sent: { bio: 'From home' },
      },
    })
    expect(await read(person)).toMatchObject({ bio: 'From the clinic' })
  })

  it.each<[string, z.input<typeof ProfileUpdate>]>([
    ['the name alone', { firstName: 'Ada' }],
    ['areas alone', { areasOfInterestIds: [500] }],
    ['what is hidden', { hiddenFields: ['email'] }],
  ])('notices a change of %s', async (_, change) => {
    const person = await make.doctor()
    const { xmin } = await read(person)
    await update(person, change)

    expect((await update(person, { bio: 'From home', xmin })).status).toBe(409)
  })

  it('takes the same change twice, and another once it is based on what is stored', async () => {
    const person = await make.doctor()
    const { xmin } = await read(person)
    const change = {
      bio: 'Here',
      location: '',
      qualifications: ['MD'],
      areasOfInterestIds: [500],
      specialty: { id: 100 },
    }
    await update(person, { ...change, xmin })

    const again = await update(person, { ...change, xmin })
    const other = await update(person, { bio: 'There', xmin: again.body.xmin })

    expect([again.status, other.status]).toEqual([200, 200])
    expect(await read(person)).toMatchObject({ bio: 'There', location: null })
  })
})
