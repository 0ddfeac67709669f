import { type AreaOfInterest, contentRoutes, type ProfileView, profileRoutes, type Role } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { signedInApp } from '../../testing/application.ts'
import { someSummary } from '../../testing/contents.ts'
import { someProfile } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { DiscoverPage } from './DiscoverPage.tsx'

const area = (id: number, title: string): AreaOfInterest => ({
  id,
  title,
  titles: { en: title, fr: title },
  parent: null,
  parentArea: null,
})
const [diabetes, heart] = [area(800, 'Diabetes'), area(500, 'Cardiovascular health')]

function openDiscover(address: string, profile: Partial<ProfileView> = {}, roles: Role[] = ['Doctor']) {
  const network = signedInApp(roles)
  for (const list of [contentRoutes.discover, contentRoutes.trending, contentRoutes.recentFollowed]) {
    network.replies(list, [])
  }
  network.replies(profileRoutes.getProfile, { ...someProfile, ...profile })
  network.replies(profileRoutes.listAreasOfInterest, [diabetes, heart, { ...area(801, 'Insulin'), parentArea: 800 }])
  network.replies(profileRoutes.updateProfile, { ...someProfile, hasChosenAreas: true })
  const screens = [
    { path: '/discover', Component: DiscoverPage },
    { path: '*', element: null },
  ]
  return { network, ...openScreen(address, screens) }
}

describe('an area of interest on Discover', () => {
  it('filters the feed in place, by the address, and shows everything when it is chosen again', async () => {
    const { network, person, address } = openDiscover('/discover', { areasOfInterest: [diabetes] })
    const asked = () => network.callsTo(contentRoutes.discover).map(({ query }) => query.get('areaId'))
    await waitFor(() => expect(asked()).toEqual([null]))

    await person.click(await screen.findByRole('button', { name: 'Diabetes', pressed: false }))

    await waitFor(() => expect(asked()).toEqual([null, '800']))
    expect(address()).toBe('/discover?areaId=800')

    await person.click(screen.getByRole('button', { name: 'Diabetes', pressed: true }))
    expect(await screen.findByRole('button', { name: 'Diabetes', pressed: false })).toBeTruthy()
    expect(address()).toBe('/discover')
  })

  it('is named when a link brings it and it is not one’s own', async () => {
    openDiscover('/discover?areaId=500')

    expect(await screen.findByRole('button', { name: 'Cardiovascular health', pressed: true })).toBeTruthy()
  })
})

it('on Discover the languages of posts stand under their name', async () => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: true, addListener() {}, removeListener() {} }),
  )
  openDiscover('/discover')

  const languages = await screen.findByRole('group', { name: 'Languages of posts' })
  expect(within(languages).getByRole('heading', { name: 'Languages of posts' })).toBeTruthy()
})

describe('the question for areas', () => {
  const question = () => screen.findByRole('region', { name: 'Choose your areas' })

  it('is put to whoever has not chosen yet, and kept with their answer', async () => {
    const { network, person } = openDiscover('/discover', { hasChosenAreas: false })
    const asked = within(await question())
    expect(asked.queryByRole('button', { name: 'Insulin' })).toBeNull()

    await person.click(asked.getByRole('button', { name: 'Diabetes' }))
    await person.click(asked.getByRole('button', { name: 'Save areas' }))

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Choose your areas' })).toBeNull())
    expect(network.callsTo(profileRoutes.updateProfile)[0]?.body).toMatchObject({ areasOfInterestIds: [800] })
  })

  it('can be skipped for good', async () => {
    const { network, person } = openDiscover('/discover', { hasChosenAreas: false })

    await person.click(within(await question()).getByRole('button', { name: 'Skip' }))

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Choose your areas' })).toBeNull())
    expect(network.callsTo(profileRoutes.updateProfile)[0]?.body).toMatchObject({ areasOfInterestIds: [] })
  })

  it.each([
    ['whoever has chosen', { hasChosenAreas: true }, ['Doctor'] as Role[]],
    ['a sponsor', { hasChosenAreas: false }, ['Sponsor'] as Role[]],
  ])('is not put to %s', async (_, profile, roles) => {
    const { network } = openDiscover('/discover', profile, roles)
    await waitFor(() => expect(network.callsTo(profileRoutes.getProfile)).toHaveLength(1))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))

    expect(screen.queryByRole('region', { name: 'Choose your areas' })).toBeNull()
  })
})

describe('what is new, where nothing is', () => {
  it.each([
    ['Nothing new for you this week.', { isFirst: true }],
    ['You are up to date.', { isFirst: false }],
  ])('is said: %s', async (words, { isFirst }) => {
    const { network } = openDiscover('/discover', { hasChosenAreas: false }, ['Sponsor'])
    network.replies(contentRoutes.newSinceVisit, { since: new Date(0).toISOString(), isFirst, items: [] })

    expect(await screen.findByText(words)).toBeTruthy()
  })
})

it('what is new tells how much came to Materia this week, from whom and of when each is', async () => {
  const { network, person } = openDiscover('/discover', { hasChosenAreas: false }, ['Sponsor'])
  const creator = { userId: 'lee', firstName: 'Ada', lastName: 'Lee', email: null, profilePictureAttachmentId: null }
  const items = [
    { ...someSummary('A folio'), contentItemId: '1', creator, source: null, publishedOn: '2019-10-19' },
    { ...someSummary('A trial'), contentItemId: '2', creator: null, source: null, publishedOn: '2023-01-01' },
  ]
  network.replies(contentRoutes.newSinceVisit, { since: new Date(0).toISOString(), isFirst: true, items })

  await person.click(await screen.findByRole('button', { name: '2 items added to Materia for you this week' }))

  const rows = within(screen.getByRole('region', { name: 'New since your last visit' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['A folioAda Lee · 2019', 'A trial2023'])
})

describe('the language of posts on Discover', () => {
  it('filters the feed in place, by the address, until it is chosen again', async () => {
    const { network, person, address } = openDiscover('/discover')
    const asked = () => network.callsTo(contentRoutes.discover).map(({ query }) => query.getAll('language'))

    await person.click(await screen.findByRole('button', { name: 'Posts in French', pressed: false }))
    await waitFor(() => expect(asked()).toEqual([[], ['fr']]))
    expect(address()).toBe('/discover?language=fr')

    await person.click(screen.getByRole('button', { name: 'Posts in French', pressed: true }))
    await waitFor(() => expect(address()).toBe('/discover'))
  })
})
