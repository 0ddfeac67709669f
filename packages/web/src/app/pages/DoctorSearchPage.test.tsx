import {
  type DoctorSearchResult,
  folioRoutes,
  profileRoutes,
  totalCountHeader,
  totalIsAtLeastHeader,
} from '@materia/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { someFolio } from '../../features/folios/testing/folios.ts'
import { showLanguage } from '../../lib/language.ts'
import { signedInApp } from '../../testing/application.ts'
import { openScreen } from '../../testing/render.tsx'
import { DoctorSearchPage } from './DoctorSearchPage.tsx'
import { FolioPage } from './FolioPage.tsx'

const open = (address: string) =>
  openScreen(address, [
    { path: '/doctor-search', Component: DoctorSearchPage },
    { path: '/folio', Component: FolioPage },
  ])

const doctor: DoctorSearchResult = {
  id: '0198b8a0-0000-7000-8000-0000000000b1',
  userId: '0198b8a0-0000-7000-8000-0000000000b2',
  firstName: 'Sean',
  lastName: "O'Connor",
  location: 'Toronto, ON',
  speciality: 'Internal medicine',
  subSpecialty: 'Cardiology',
  isAcceptingNewPatients: true,
  telephoneNumber: '416-555-0123',
  telephoneExtension: '9',
  profilePictureAttachmentId: null,
  userType: 'Doctor',
  isFollowed: false,
  languagesOfPractice: ['en', 'fr'],
}

function directory(found: DoctorSearchResult[], headers: Record<string, string> = {}) {
  const network = signedInApp(['Doctor'])
  network.replies(profileRoutes.listSpecialties, [
    {
      id: 1100,
      name: 'Internal medicine',
      names: { en: 'Internal medicine', fr: 'Internal medicine' },
      subSpecialties: [{ id: 1101, name: 'Cardiology', names: { en: 'Cardiology', fr: 'Cardiology' } }],
    },
  ])
  network.on(profileRoutes.searchDoctors, () => ({
    body: found,
    headers: { [totalCountHeader]: String(found.length), ...headers },
  }))
  return network
}

describe('the doctor search', () => {
  it('begins with the directory and shows what matters of each person', async () => {
    const network = directory([doctor])
    open('/doctor-search')

    expect(await screen.findByRole('link', { name: "Sean O'Connor" })).toBeTruthy()
    expect(screen.getByText('Internal medicine · Cardiology')).toBeTruthy()
    expect(screen.getByText('Toronto, ON')).toBeTruthy()
    expect(screen.getByText('1 person')).toBeTruthy()
    expect(screen.getByRole('link', { name: '416-555-0123, ext. 9' }).getAttribute('href')).toBe('tel:4165550123,9')
    expect(network.callsTo(profileRoutes.searchDoctors)[0]?.body).toMatchObject({ lastName: '' })
  })

  it('keeps the search in the address, and the address is the search', async () => {
    const network = directory([doctor])
    const { person, address } = open('/doctor-search?location=Toronto')
    await screen.findByRole('link', { name: "Sean O'Connor" })

    await person.type(screen.getByLabelText('Last name'), 'connor')
    await person.click(screen.getByLabelText('Accepting new patients'))
    await person.click(screen.getByRole('button', { name: 'Search' }))

    await waitFor(() =>
      expect(address()).toBe('/doctor-search?lastName=connor&location=Toronto&acceptingNewPatients=true'),
    )
    await waitFor(() => expect(network.callsTo(profileRoutes.searchDoctors)).toHaveLength(2))
    expect(network.callsTo(profileRoutes.searchDoctors)[1]?.body).toMatchObject({
      lastName: 'connor',
      location: 'Toronto',
      acceptingNewPatients: true,
    })
  })

  it('asks on a phone for the specialty, the place and who accepts patients at once, and for the rest in a sheet', async () => {
    vi.stubGlobal('matchMedia', () =>
      Object.assign(new EventTarget(), { matches: true, addListener() {}, removeListener() {} }),
    )
    directory([doctor])
    const { person, address } = open('/doctor-search')
    await screen.findByRole('link', { name: "Sean O'Connor" })

    await person.type(screen.getByRole('combobox', { name: 'Specialty' }), 'Internal medicine')
    await person.type(screen.getByRole('textbox', { name: 'Location' }), 'Toronto')
    await person.click(screen.getByLabelText('Accepting new patients'))
    expect(screen.queryByLabelText('First name')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Search' }))

    await waitFor(() =>
      expect(address()).toBe('/doctor-search?location=Toronto&speciality=Internal+medicine&acceptingNewPatients=true'),
    )
  })

  it('asks for the specialty, the place and who accepts patients before it asks for a name', async () => {
    directory([doctor])
    open('/doctor-search')
    await screen.findByRole('link', { name: "Sean O'Connor" })

    const form = within(screen.getByRole('search', { name: 'Doctors' }))
    const before = (name: string) =>
      form.getByLabelText(name).compareDocumentPosition(form.getByLabelText('First name'))

    for (const name of ['Specialty', 'Location', 'Accepting new patients'])
      expect(before(name) & Node.DOCUMENT_POSITION_FOLLOWING, name).toBeTruthy()
  })

  it('clears everything that was typed or searched at once, and offers it only where there is something', async () => {
    directory([doctor])
    const { person, address } = open('/doctor-search?location=Toronto&acceptingNewPatients=true')
    await person.type(await screen.findByLabelText('Last name'), 'connor')

    await person.click(screen.getByRole('button', { name: 'Clear all' }))

    await waitFor(() => expect(address()).toBe('/doctor-search'))
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', '')
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveProperty('value', '')
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('says that nobody was found and leads back to the directory', async () => {
    directory([])
    const { person, address } = open('/doctor-search?lastName=zzz')

    await person.click(await screen.findByRole('button', { name: 'Show the whole directory' }))

    await waitFor(() => expect(address()).toBe('/doctor-search'))
  })

  it('says which one field to leave out where nobody has them all', async () => {
    const network = directory([])
    network.on(profileRoutes.searchDoctors, ({ body }) => {
      const found = (body as { location: string }).location ? [] : [doctor]
      return { body: found, headers: { [totalCountHeader]: String(found.length) } }
    })
    const { person, address } = open('/doctor-search?location=Ottawa&speciality=Cardiology&acceptingNewPatients=true')

    await person.click(await screen.findByRole('button', { name: 'Without “Ottawa”: 1 person' }))

    await waitFor(() => expect(address()).toBe('/doctor-search?speciality=Cardiology&acceptingNewPatients=true'))
    expect(await screen.findByRole('link', { name: "Sean O'Connor" })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Without “Cardiology”/ })).toBeNull()
  })

  it('says that nobody found is verified, and offers to leave that out', async () => {
    const network = directory([])
    network.on(profileRoutes.searchDoctors, ({ body }) => {
      const found = (body as { verified?: boolean }).verified ? [] : [doctor]
      return { body: found, headers: { [totalCountHeader]: String(found.length) } }
    })
    const { person, address } = open('/doctor-search?verified=true')

    expect(await screen.findByText('Nobody found is verified.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Without “Verified”: 1 person' }))

    await waitFor(() => expect(address()).toBe('/doctor-search'))
  })

  it('offers a specialty by the name of those who practise it', async () => {
    directory([doctor])
    const { person } = open('/doctor-search')

    await person.type(await screen.findByRole('combobox', { name: 'Sub-specialty' }), 'cardiologist')

    expect(await screen.findByRole('option', { name: 'Cardiology' })).toBeTruthy()
  })

  it('pages on while there is more, and says when the number is a lower bound', async () => {
    const people = Array.from({ length: 20 }, (_, n) => ({
      ...doctor,
      userId: `0198b8a0-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
      lastName: `Roy ${n}`,
    }))
    const network = directory(people, { [totalCountHeader]: '400', [totalIsAtLeastHeader]: 'true' })
    const { person, address } = open('/doctor-search?lastName=roy')
    expect(await screen.findByText('1–20 of more than 400')).toBeTruthy()

    await person.click(screen.getByRole('button', { name: 'Next' }))

    await waitFor(() => expect(address()).toBe('/doctor-search?lastName=roy&page=2'))
    await waitFor(() => expect(network.callsTo(profileRoutes.searchDoctors).at(-1)?.query.get('offset')).toBe('20'))
  })

  it('offers to retry when the server fails', async () => {
    const network = directory([])
    network.refuses(profileRoutes.searchDoctors, 400, 'Something about the search.')
    open('/doctor-search')

    expect(await screen.findByText('Something about the search.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('is followed from the card', async () => {
    const network = directory([doctor])
    network.replies(profileRoutes.follow, {
      id: doctor.id,
      sourceUserId: doctor.id,
      followedUserId: doctor.userId,
    })
    const { person } = open('/doctor-search')

    await person.click(await screen.findByRole('button', { name: "Follow Sean O'Connor" }))

    expect(await screen.findByRole('button', { name: "Following Sean O'Connor" })).toBeTruthy()
    expect(network.callsTo(profileRoutes.follow)).toHaveLength(1)
  })
  it('is followed from the card after a colleague was looked up to be invited to a folio', async () => {
    const network = directory([doctor])
    const folio = someFolio({ shareLevel: 'Restricted' })
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.getFolio, folio)
    network.replies(profileRoutes.follow, {
      id: doctor.id,
      sourceUserId: doctor.id,
      followedUserId: doctor.userId,
    })
    const { person, router } = open(`/folio?folio=${folio.folioId}`)
    await person.click(await screen.findByRole('button', { name: 'Invite' }))
    await person.type(await screen.findByLabelText('Invite by name or e-mail'), 'connor')
    await screen.findByRole('option', { name: /Sean O'Connor/ })

    await router.navigate('/doctor-search')
    await person.click(await screen.findByRole('button', { name: "Follow Sean O'Connor" }))

    expect(await screen.findByRole('button', { name: "Following Sean O'Connor" })).toBeTruthy()
    expect(network.callsTo(profileRoutes.follow)).toHaveLength(1)
  })

  it('narrows to a language of practice, and says which somebody speaks', async () => {
    const network = directory([doctor])
    const { person, address } = open('/doctor-search')
    expect(await screen.findByText('English, French')).toBeTruthy()

    await person.click(screen.getByRole('combobox', { name: 'Language of practice' }))
    await person.click(await screen.findByRole('option', { name: 'French' }))
    await person.click(screen.getByRole('button', { name: 'Search' }))

    await waitFor(() => expect(address()).toBe('/doctor-search?languageOfPractice=fr'))
    expect(network.callsTo(profileRoutes.searchDoctors).at(-1)?.body).toMatchObject({ languageOfPractice: 'fr' })
  })

  it('changes its words with the language, and keeps what was typed', async () => {
    directory([doctor])
    const { person } = open('/doctor-search')
    await person.type(await screen.findByLabelText('Last name'), 'Tremb')

    await act(() => showLanguage('fr'))
    onTestFinished(() => showLanguage('en'))

    expect(screen.getByLabelText('Nom de famille')).toHaveProperty('value', 'Tremb')
    expect(screen.getByText('Anglais, français')).toBeTruthy()
    expect(screen.getByLabelText('Accepte de nouveaux patients')).toBeTruthy()
  })
})
