import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, app } = await testApp()
const [internalMedicine, cardiology, heart] = [1100, 1101, 500]

const update = (person: Person, body: object) =>
  as(person).call(profileRoutes.updateProfile, { body: { userId: person.userId, ...body } })
const suggestionsFor = async (person: Person) => (await as(person).call(profileRoutes.listSuggestions)).body
const suggestedTo = async (person: Person) => (await suggestionsFor(person)).people.map(({ userId }) => userId)

describe('a first visit', () => {
  it('is asked step by step, each once, and nobody else is told how far it is', async () => {
    const [person, viewer] = [await make.doctor(), await make.doctor()]
    const step = async (by: Person) =>
      (await as(by).call(profileRoutes.getProfile, { params: { userId: person.userId } })).body.firstRunStep

    expect(await step(person)).toBeNull()
    await update(person, { areasOfInterestIds: [heart], firstRunStep: 'Follow' })
    expect([await step(person), await step(viewer)]).toEqual(['Follow', null])
    await update(person, { firstRunStep: 'Digest' })
    await update(person, { bio: 'Cardiologist.' })
    expect(await step(person)).toBe('Digest')
    await update(person, { firstRunStep: null })
    expect(await step(person)).toBeNull()
    expect((await update(person, { firstRunStep: 'Elsewhere' })).status).toBe(400)
  })
})

describe('suggestions', () => {
  it('name the areas of the sub-specialty, of the specialty, or of the profession', async () => {
    const [specialist, internist, doctor, student] = [
      await make.doctor(),
      await make.doctor(),
      await make.doctor(),
      await make.doctor({ userType: 'MedicalStudent' }),
    ]
    await update(specialist, { specialty: { id: internalMedicine }, subSpecialty: { id: cardiology } })
    await update(internist, { specialty: { id: internalMedicine } })

    const areas = await Promise.all([specialist, internist, doctor, student].map(suggestionsFor))

    expect(areas.map(({ areaIds }) => areaIds)).toEqual([
      [heart],
      [500, 800, 3100, 1800, 1700],
      [2800, 500, 800, 2000, 3100],
      [1900, 2800, 500, 2600],
    ])
  })

  it('name colleagues of the same specialty and areas, and nobody who is followed, blocked or away', async () => {
    const [viewer, colleague, followed] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const [blocked, blocker, away] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const [sharesArea, hidesAreas] = [await make.doctor(), await make.doctor()]
    const [dermatology, acne] = [500, 701]
    for (const person of [viewer, colleague, followed, blocked, blocker, away])
      await update(person, { specialty: { id: dermatology } })
    for (const person of [viewer, sharesArea, hidesAreas]) await update(person, { areasOfInterestIds: [acne] })
    await update(hidesAreas, { hiddenFields: ['areasOfInterest'] })
    await as(viewer).call(profileRoutes.follow, { params: { userIdToFollow: followed.userId } })
    await as(viewer).call(profileRoutes.block, { params: { userId: blocked.userId } })
    await as(blocker).call(profileRoutes.block, { params: { userId: viewer.userId } })
    await app.db.updateTable('users').set({ status: 'Disabled' }).where('id', '=', away.userId).execute()

    expect(await suggestedTo(viewer)).toEqual([colleague.userId, sharesArea.userId])
  })
})
