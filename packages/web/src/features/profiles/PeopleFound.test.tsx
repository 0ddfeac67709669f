import { type DoctorSearchResult, profileRoutes } from '@materia/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { PeopleFound } from './PeopleFound.tsx'

const doctor: DoctorSearchResult = {
  id: '0198b8a0-0000-7000-8000-000000000001',
  userId: '0198b8a0-0000-7000-8000-000000000001',
  firstName: 'Sean',
  lastName: "O'Connor",
  location: 'Toronto, ON',
  speciality: 'Internal medicine',
  subSpecialty: null,
  isAcceptingNewPatients: true,
  telephoneNumber: null,
  telephoneExtension: null,
  profilePictureAttachmentId: null,
  userType: 'Doctor',
  isFollowed: false,
  languagesOfPractice: [],
}

const open = (searchTerm: string) => openScreen('/', [{ path: '/', element: <PeopleFound searchTerm={searchTerm} /> }])

it('a search for a name shows the colleagues who are called so', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(profileRoutes.searchDoctors, [doctor])

  open("Sean O'Connor")

  const people = await screen.findByRole('region', { name: 'People' })
  expect(within(people).getByRole('link', { name: "Sean O'Connor" }).getAttribute('href')).toContain(doctor.userId)
  expect(within(people).getByText('Internal medicine · Toronto, ON')).toBeDefined()
  expect(within(people).queryByRole('link', { name: 'Look in the list of doctors' })).toBeNull()
  expect(network.callsTo(profileRoutes.searchDoctors)[0]?.body).toEqual({ firstName: 'Sean', lastName: "O'Connor" })
})

it.each([
  ['Doctor', 'metformin 500 mg in the elderly'],
  ['Sponsor', 'Tremblay'],
] as const)('a %s asking for %s is shown nobody, and the directory is not asked', async (role, searchTerm) => {
  signInAs([role])
  const network = fakeNetwork()

  open(searchTerm)

  expect(screen.queryByRole('region', { name: 'People' })).toBeNull()
  expect(network.callsTo(profileRoutes.searchDoctors)).toHaveLength(0)
})

it('a search for a profession in a place shows who practises it there, and whether they accept patients', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(profileRoutes.searchDoctors, [doctor])

  open('internist Toronto')

  const people = await screen.findByRole('region', { name: 'People' })
  expect(within(people).getByText('Accepting new patients')).toBeDefined()
  expect(network.callsTo(profileRoutes.searchDoctors).map(({ body }) => body)).toEqual([
    { speciality: 'internist', location: 'Toronto' },
  ])
})

it.each([
  ['paediatrician in Ottawa', [doctor], 'speciality=paediatrician&location=Ottawa'],
  ['pédiatre à Ottawa qui prend des patients', [], 'speciality=pédiatre&location=Ottawa&acceptingNewPatients=true'],
])('a search for “%s” leads on to the list of doctors with what it asks for', async (searchTerm, found, asked) => {
  signInAs(['Doctor'])
  fakeNetwork().replies(profileRoutes.searchDoctors, found)

  open(searchTerm)

  const link = await screen.findByRole('link', { name: 'Look in the list of doctors' })
  const [path, query] = link.getAttribute('href')?.split('?') ?? []
  expect(path).toBe('/doctor-search')
  expect(new Map(new URLSearchParams(query))).toEqual(new Map(new URLSearchParams(asked)))
})
