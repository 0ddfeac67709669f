import { type DoctorSearchQuery, type Language, type ProfileUpdate, profileRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as } = await testApp()

async function reading(language: Language): Promise<Person> {
  const person = await make.doctor()
  await as(person).call(userRoutes.setLanguage, { params: { id: person.userId }, body: { language } })
  return person
}
const update = (person: Person, body: Partial<ProfileUpdate>) =>
  as(person).call(profileRoutes.updateProfile, { body: body as never })
const found = async (person: Person, body: DoctorSearchQuery) =>
  (await as(person).call(profileRoutes.searchDoctors, { body, query: { count: 100 } })).body

describe('specialties and areas of interest', () => {
  it('are named in the reader’s language, with both names beside', async () => {
    const [english, french] = [await reading('en'), await reading('fr')]
    const specialtiesOf = async (person: Person) => (await as(person).call(profileRoutes.listSpecialties, {})).body
    const areasOf = async (person: Person) => (await as(person).call(profileRoutes.listAreasOfInterest, {})).body
    const kidneys = { en: 'Nephrology', fr: 'Néphrologie' }

    const subsIn = async (person: Person) =>
      (await specialtiesOf(person)).find(({ id }) => id === 1100)?.subSpecialties.find(({ id }) => id === 1112)
    expect(await subsIn(english)).toEqual({ id: 1112, name: 'Nephrology', names: kidneys })
    expect(await subsIn(french)).toEqual({ id: 1112, name: 'Néphrologie', names: kidneys })
    const failure = (await areasOf(french)).find(({ id }) => id === 507)
    expect(failure).toMatchObject({
      title: 'Insuffisance cardiaque',
      titles: { en: 'Heart failure', fr: 'Insuffisance cardiaque' },
      parent: { id: 500, title: 'Santé cardiovasculaire' },
    })
    expect((await areasOf(english)).find(({ id }) => id === 507)?.title).toBe('Heart failure')
  })

  it('stand so on profiles, in the directory and among those followed', async () => {
    const [person, french] = [await make.doctor(), await reading('fr')]
    await update(person, { specialty: { id: 1100 }, subSpecialty: { id: 1101 }, areasOfInterestIds: [507] })
    await as(french).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })

    const profile = (await as(french).call(profileRoutes.getProfile, { params: { userId: person.userId } })).body
    const followed = (await as(french).call(profileRoutes.listFollowed, { params: { userId: french.userId } })).body
    const listed = (await found(french, { lastName: person.lastName })).find(({ userId }) => userId === person.userId)

    expect(profile.specialty?.name).toBe('Médecine interne')
    expect(profile.areasOfInterest.map(({ title }) => title)).toEqual(['Insuffisance cardiaque'])
    expect(followed[0]?.specialty?.name).toBe('Médecine interne')
    expect([listed?.speciality, listed?.subSpecialty]).toEqual(['Médecine interne', 'Cardiologie'])
  })

  it.each(['Pneumologie', 'respirology', 'pneumo', 'poumon', 'PNEUMOLOGIE'])(
    'are found in the directory by “%s”, whoever asks',
    async (subSpecialty) => {
      const [person, english] = [await make.doctor(), await reading('en')]
      await update(person, { specialty: { id: 1100 }, subSpecialty: { id: 1115 } })

      const people = await found(english, { subSpecialty, lastName: person.lastName })

      expect(people.map(({ userId }) => userId)).toContain(person.userId)
    },
  )
})

describe('the languages of practice', () => {
  it('are kept on the profile and shown to colleagues', async () => {
    const [person, reader] = [await make.doctor(), await make.doctor()]

    const saved = await update(person, { languagesOfPractice: ['fr', 'en', 'fr', 'pa'] })
    const read = await as(reader).call(profileRoutes.getProfile, { params: { userId: person.userId } })

    expect(saved.body.languagesOfPractice).toEqual(['fr', 'en', 'pa'])
    expect(read.body.languagesOfPractice).toEqual(['fr', 'en', 'pa'])
  })

  it('narrow the directory', async () => {
    const [french, english, reader] = [await make.doctor(), await make.doctor(), await make.doctor()]
    await update(french, { languagesOfPractice: ['fr'] })
    await update(english, { languagesOfPractice: ['en'] })

    const people = await found(reader, { languageOfPractice: 'fr' })

    expect(people.map(({ userId }) => userId)).toContain(french.userId)
    expect(people.map(({ userId }) => userId)).not.toContain(english.userId)
    expect(people.every(({ languagesOfPractice }) => languagesOfPractice.includes('fr'))).toBe(true)
  })

  it('no longer find somebody who took one off', async () => {
    const [person, reader] = [await make.doctor(), await make.doctor()]
    await update(person, { languagesOfPractice: ['uk'] })
    await update(person, { languagesOfPractice: [] })

    expect(await found(reader, { languageOfPractice: 'uk' })).toEqual([])
  })

  it('are of the list, on the profile and in the search', async () => {
    const person = await make.doctor()

    const saved = await update(person, { languagesOfPractice: ['klingon' as 'fr'] })
    const searched = await as(person).call(profileRoutes.searchDoctors, {
      body: { languageOfPractice: "fr' | 'g=en" as 'fr' },
    })

    expect([saved.status, searched.status]).toEqual([400, 400])
  })
})
