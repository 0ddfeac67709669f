import { type DoctorSearchQuery, type ProfileUpdate, profileRoutes } from '@materia/contract'
import type { TestApp } from '../../../testing/app.ts'

/** A directory of seven people with names as they are spelt here and elsewhere, and somebody who looks for them. */
export async function makeDirectory({ make, as }: Pick<TestApp, 'make' | 'as'>) {
  const doctor = async (firstName: string, lastName: string, profile: Partial<ProfileUpdate> = {}) => {
    const person = await make.doctor({ firstName, lastName })
    await as(person).call(profileRoutes.updateProfile, { body: profile })
    return person
  }
  const reader = await make.admin()
  const people = {
    elise: await doctor('Élise', 'Bélanger', {
      location: "St. John's, NL",
      specialty: { id: 1100 },
      subSpecialty: { id: 1101 },
      isTakingPatients: true,
      phoneNumber: '709-555-0101',
      phoneExtension: '9',
    }),
    oconnor: await doctor('Sean', "O'Connor", { location: 'Toronto, ON', specialty: { id: 100 } }),
    delacruz: await doctor('María José', 'de la Cruz', { location: 'Vancouver, British Columbia' }),
    nguyen: await doctor('Minh Anh', 'Nguyễn', { location: 'Trois-Rivières, QC', specialty: { id: 100 } }),
    stPierre: await doctor('Jean-Pierre', 'Saint-Pierre', { isTakingPatients: true }),
    smithJones: await doctor('Ann', 'Smith-Jones'),
    nurse: await make.doctor({ firstName: 'Olive', lastName: 'Nordvik', userType: 'NursePractitioner' }),
  }
  const search = (body: DoctorSearchQuery, query: { count?: number; offset?: number } = {}) =>
    as(reader).call(profileRoutes.searchDoctors, { body, query })
  const found = async (body: DoctorSearchQuery) => (await search(body)).body.map(({ userId }) => userId)
  return { reader, people, doctor, search, found }
}
