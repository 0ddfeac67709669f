import {
  type ContentSummary,
  contentRoutes,
  type FollowSummary,
  type NotificationPreferences,
  notificationKinds,
  notificationRoutes,
  type ProfileUpdate,
  type ProfileView,
  profileRoutes,
  type Role,
  roleClaims,
  subscriptionRoutes,
} from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../lib/query.ts'
import { signedInApp } from '../testing/application.ts'
import { someSummary } from '../testing/contents.ts'
import { someProfile } from '../testing/people.ts'
import { openScreen } from '../testing/render.tsx'
import { DiscoverPage } from './pages/DiscoverPage.tsx'

const area = (id: number, title: string) => ({
  id,
  title,
  titles: { en: title, fr: title },
  parent: null,
  parentArea: null,
})
const colleague: FollowSummary = {
  userId: '0198b8a0-0000-7000-8000-0000000000c1',
  firstName: 'Noor',
  lastName: 'Singh',
  bio: null,
  profilePictureAttachmentId: null,
  isFollowed: false,
  userType: 'Doctor',
  specialty: null,
}
const noMails = Object.fromEntries(
  notificationKinds.map((kind) => [kind, { inApp: true, email: 'Off' }]),
) as NotificationPreferences

const folio = (title: string, creator: ContentSummary['creator']): ContentSummary => ({
  ...someSummary(title),
  contentItemType: 'Folio',
  creator,
})

/** A server that keeps what the steps answer. */
function openFirstVisit(changes: Partial<ProfileView> = {}, role: Role = 'Doctor') {
  const network = signedInApp([role])
  let profile: ProfileView = { ...someProfile, hasChosenAreas: false, ...changes }
  for (const list of [contentRoutes.trending, contentRoutes.recentFollowed]) network.replies(list, [])
  network.on(contentRoutes.discover, ({ query }) => ({
    body:
      query.get('filter') === 'Folio' ? [folio('My own', someSummary('').creator), folio('Heart failure', null)] : [],
  }))
  network.on(profileRoutes.getProfile, () => ({ body: profile }))
  network.on(profileRoutes.updateProfile, ({ body }) => {
    const { areasOfInterestIds, firstRunStep, organisation } = body as ProfileUpdate
    if (organisation) profile = { ...profile, organisation: { ...profile.organisation, ...organisation } as never }
    if (areasOfInterestIds) profile = { ...profile, hasChosenAreas: true }
    if (firstRunStep !== undefined) profile = { ...profile, firstRunStep }
    return { body: profile }
  })
  network.replies(profileRoutes.listAreasOfInterest, [area(500, 'Cardiovascular health'), area(800, 'Diabetes')])
  network.replies(profileRoutes.listSuggestions, { areaIds: [800], people: [colleague] })
  network.replies(profileRoutes.follow, { id: '1', sourceUserId: '2', followedUserId: colleague.userId })
  network.replies(subscriptionRoutes.listSubscriptions, [])
  network.replies(notificationRoutes.getNotificationPreferences, noMails)
  network.replies(notificationRoutes.updateNotificationPreferences, noMails)
  network.replies(notificationRoutes.getDigestTime, { timeZone: 'America/Toronto', hour: 7 })
  network.replies(notificationRoutes.setDigestTime, { timeZone: 'America/Toronto', hour: 7 })
  const screens = [
    { path: '/discover', Component: DiscoverPage },
    { path: '*', element: null },
  ]
  return { network, ...openScreen('/discover', screens) }
}

const step = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a first visit', () => {
  it('asks for areas, whom to follow and how often to write, and then nothing more', async () => {
    const { network, person } = openFirstVisit()

    const areas = await step('Choose your areas')
    const suggested = within(areas.getByRole('group', { name: 'Suggested for you' }))
    await person.click(suggested.getByRole('button', { name: 'Diabetes' }))
    await person.click(areas.getByRole('button', { name: 'Save areas' }))

    const follow = await step('People and folios to follow')
    await person.click(follow.getByRole('button', { name: 'Follow Noor Singh' }))
    expect(await follow.findByRole('button', { name: 'Following Noor Singh' })).toBeTruthy()
    expect(await follow.findByRole('button', { name: 'Follow Heart failure' })).toBeTruthy()
    expect(follow.queryByRole('button', { name: 'Follow My own' })).toBeNull()
    await person.click(follow.getByRole('button', { name: 'Continue' }))

    const digest = await step('How often may we write to you?')
    await person.click(digest.getByRole('radio', { name: 'Once a week' }))
    expect(digest.getByText(/^I agree that Materia mails me .* once a week\./)).toBeTruthy()
    await person.click(digest.getByRole('button', { name: 'I agree' }))

    await waitFor(() => expect(screen.queryByText(/^Step \d of 3$/)).toBeNull())
    expect(network.callsTo(profileRoutes.updateProfile).map(({ body }) => body)).toMatchObject([
      { areasOfInterestIds: [800], firstRunStep: 'Follow' },
      { firstRunStep: 'Digest' },
      { firstRunStep: null },
    ])
    expect(network.callsTo(notificationRoutes.updateNotificationPreferences)[0]?.body).toEqual({
      SubscriptionMatch: { inApp: true, email: 'Weekly' },
      SafetyNotice: { inApp: true, email: 'Weekly' },
    })
  })

  it('shows Discover anew for the areas chosen and once all is answered, from its beginning', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { network, person } = openFirstVisit()
    const feedCalls = () => network.callsTo(contentRoutes.discover).filter(({ query }) => !query.has('filter')).length
    const areas = await step('Choose your areas')
    await waitFor(() => expect(feedCalls()).toBe(1))

    await person.click(areas.getByRole('button', { name: 'Diabetes' }))
    await person.click(areas.getByRole('button', { name: 'Save areas' }))
    await waitFor(() => expect(feedCalls()).toBe(2))
    await person.click((await step('People and folios to follow')).getByRole('button', { name: 'Continue' }))
    await person.click((await step('How often may we write to you?')).getByRole('button', { name: 'Skip' }))

    await waitFor(() => expect(feedCalls()).toBe(3))
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0 })
  })

  it('keeps the place of its first question until that can be asked, so that the feed does not move', async () => {
    queryClient.clear()
    const { network } = openFirstVisit()
    network.on(profileRoutes.listSuggestions, () => new Promise(() => {}))

    expect(await screen.findByText('Choose your areas: loading')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Choose your areas' })).toBeNull()
  })

  it('can be skipped step by step, and mails nothing then', async () => {
    const { network, person } = openFirstVisit()

    await person.click((await step('Choose your areas')).getByRole('button', { name: 'Skip' }))
    await person.click((await step('People and folios to follow')).getByRole('button', { name: 'Continue' }))
    await person.click((await step('How often may we write to you?')).getByRole('button', { name: 'Skip' }))

    await waitFor(() => expect(screen.queryByText(/^Step \d of 3$/)).toBeNull())
    expect(network.callsTo(notificationRoutes.updateNotificationPreferences)).toEqual([])
  })

  it('goes on where it was left', async () => {
    openFirstVisit({ hasChosenAreas: true, firstRunStep: 'Digest' })

    expect(await step('How often may we write to you?')).toBeTruthy()
  })
})

describe('the first visit of an organisation', () => {
  const blank = { kind: null, website: null, contactEmail: null, contactPhone: null, spokesperson: null }
  const organisation = { roles: [roleClaims.VoiceOf], userType: null, organisation: blank }

  it('asks what it is, and nothing more once that is told', async () => {
    const { network, person } = openFirstVisit(organisation, 'VoiceOf')

    const introduction = await step('Introduce your organisation')
    await person.type(introduction.getByLabelText('Website'), 'https://rhythm.example')
    await person.click(introduction.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(screen.queryByText('Introduce your organisation')).toBeNull())
    expect(network.callsTo(profileRoutes.updateProfile)[0]?.body).toMatchObject({
      organisation: { kind: 'OtherOrganisation', website: 'https://rhythm.example' },
    })
    expect(screen.queryByText('Choose your areas')).toBeNull()
  })

  it('can be skipped for good, and speaks of no posts to a sponsor, who writes none', async () => {
    const { network, person } = openFirstVisit(organisation, 'Sponsor')

    const introduction = await step('Introduce your organisation')
    expect(introduction.queryByText(/post of yours/)).toBeNull()
    await person.click(introduction.getByRole('button', { name: 'Skip' }))

    await waitFor(() => expect(screen.queryByText('Introduce your organisation')).toBeNull())
    expect(network.callsTo(profileRoutes.updateProfile)[0]?.body).not.toHaveProperty('organisation')
  })

  it('asks nothing of one that said what it is', async () => {
    const { network } = openFirstVisit({ ...organisation, organisation: { ...blank, kind: 'Charity' } }, 'VoiceOf')

    await waitFor(() => expect(network.callsTo(profileRoutes.getProfile)).not.toEqual([]))
    expect(screen.queryByText('Introduce your organisation')).toBeNull()
  })
})
