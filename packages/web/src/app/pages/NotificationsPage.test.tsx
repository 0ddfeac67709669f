import {
  type Notification,
  type NotificationPreferences,
  notificationKinds,
  notificationRoutes,
  type Role,
  subscriptionRoutes,
} from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { signedInApp } from '../../testing/application.ts'
import { openApp } from '../../testing/render.tsx'

it('what is followed gives the address of its feed, and takes it back', async () => {
  queryClient.clear()
  const network = signedInApp(['Doctor'])
  const id = '0198b8a0-0000-7000-8000-00000000bb01'
  const revoked: string[] = []
  network.replies(subscriptionRoutes.listSubscriptions, [
    {
      id,
      name: 'Asthma in children',
      target: { type: 'Area', areaId: 7 },
      createdOn: '2026-01-02T12:00:00Z',
      newCount: 0,
      isMuted: false,
    },
  ])
  network.replies(subscriptionRoutes.openSubscriptionFeed, { url: 'https://materia.test/feeds/abc.atom' })
  network.on(subscriptionRoutes.closeSubscriptionFeed, ({ path }) => {
    revoked.push(path)
    return {}
  })
  const { person } = openApp('/notifications?tab=following')

  await person.click(await screen.findByRole('button', { name: 'Address of the Atom feed of Asthma in children' }))
  expect(((await screen.findByRole('textbox')) as HTMLInputElement).value).toBe('https://materia.test/feeds/abc.atom')
  await person.click(screen.getByRole('button', { name: 'Revoke the address of the feed of Asthma in children' }))

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(revoked).toEqual([`/api/subscriptions/${id}/feed`])
})

it('what is followed says when it could not be changed, and opens a search as it was narrowed', async () => {
  queryClient.clear()
  const network = signedInApp(['Doctor'])
  network.replies(subscriptionRoutes.listSubscriptions, [
    {
      id: '0198b8a0-0000-7000-8000-00000000bb02',
      name: 'statins',
      target: { type: 'Search', searchTerm: 'statins', filters: { filter: ['Trial'], language: ['fr'] } },
      createdOn: '2026-01-02T12:00:00Z',
      newCount: 0,
      isMuted: false,
    },
  ])
  network.refuses(subscriptionRoutes.deleteSubscription, 503, 'Not now.')
  const { person } = openApp('/notifications?tab=following')

  const link = await screen.findByRole('link', { name: 'statins' })
  expect(link.getAttribute('href')).toBe('/contents?searchTerm=statins&kind=trials&language=fr')
  await person.click(screen.getByRole('button', { name: 'Stop following statins' }))

  expect(await screen.findByText(/Not now\./)).toBeTruthy()
})

it('safety notices on one drug stand together, and are read together', async () => {
  queryClient.clear()
  const network = signedInApp(['Doctor'])
  const drug = '0198b8a0-0000-7000-8000-00000000aa01'
  const told = (nth: number, title: string, body: string): Notification => ({
    id: `0198b8a0-0000-7000-8000-00000000cc0${nth}`,
    kind: 'SafetyNotice',
    createdOn: '2026-01-02T12:00:00Z',
    readOn: null,
    title,
    body,
    link: `/contents/${drug}`,
    actor: null,
    contentItemId: drug,
  })
  const short = [1, 2, 3, 4, 5, 6].map((nth) => told(nth, 'Shortage: Metformin', `In shortage: Metformin ${nth}`))
  network.replies(notificationRoutes.listNotifications, [
    ...short.slice(0, 3),
    told(7, 'Discontinuation: Metformin', 'To be discontinued: Metformin 7'),
    ...short.slice(3),
  ])
  const read: string[] = []
  network.on(notificationRoutes.readNotification, ({ path }) => {
    read.push(path)
    return {}
  })
  const { person } = openApp('/notifications')

  const links = await screen.findAllByRole('link', { name: /: Metformin$/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(['Shortage: Metformin', 'Discontinuation: Metformin'])
  expect(links[0]?.closest('li')?.textContent).toMatch(/Metformin 1.*Metformin 4and 2 more/)
  await person.click(links[0] as HTMLElement)

  await waitFor(() => expect(read).toEqual(short.map(({ id }) => `/api/notifications/${id}/read`)))
})

it('shows whose doing it is, and an icon where it is nobody’s', async () => {
  queryClient.clear()
  const network = signedInApp(['Doctor'])
  const told = (nth: number, title: string, rest: Partial<Notification>): Notification => ({
    id: `0198b8a0-0000-7000-8000-00000000ee0${nth}`,
    kind: 'Commented',
    createdOn: '2025-11-08T15:05:00Z',
    readOn: null,
    title,
    body: '',
    link: null,
    actor: null,
    contentItemId: null,
    ...rest,
  })
  const leo = { userId: '0198b8a0-0000-7000-8000-0000000000e1', name: 'Leo Beaulieu' }
  const pictureId = '0198b8a0-0000-7000-8000-0000000000e2'
  network.replies(notificationRoutes.listNotifications, [
    told(1, 'Leo Beaulieu commented', { actor: { ...leo, profilePictureAttachmentId: pictureId } }),
    told(2, 'Shortage: Metformin', { kind: 'SafetyNotice' }),
  ])
  openApp('/notifications')

  const rowOf = async (title: string) => (await screen.findByText(title)).closest('li')
  expect((await rowOf('Leo Beaulieu commented'))?.querySelector('img')?.src).toContain(pictureId)
  expect((await rowOf('Shortage: Metformin'))?.querySelector('svg')).toBeTruthy()
})

it('below a day tells the time alone, with the whole date at hand', async () => {
  queryClient.clear()
  const network = signedInApp(['Doctor'])
  network.replies(notificationRoutes.listNotifications, [
    {
      id: '0198b8a0-0000-7000-8000-00000000dd01',
      kind: 'Followed',
      createdOn: '2025-11-08T15:05:00Z',
      readOn: null,
      title: 'Leo Beaulieu follows you',
      body: 'They will see what you publish.',
      link: null,
      actor: null,
      contentItemId: null,
    },
  ])
  openApp('/notifications')

  const row = (await screen.findByText('Leo Beaulieu follows you')).closest('li')
  const when = row?.querySelector('time')
  expect(when?.textContent).toMatch(/^\d{1,2}:05\s[AP]M$/)
  expect(when?.title).toMatch(/November 8, 2025/)
})

it.each([
  { roles: ['Doctor'], never: [] },
  { roles: ['VoiceOf'], never: ['Invitations to folios', 'Invitations to discussions'] },
  {
    roles: ['Sponsor'],
    never: ['Invitations to folios', 'Invitations to discussions', 'Likes of your posts', 'Comments'],
  },
] satisfies { roles: Role[]; never: string[] }[])(
  '%o may choose how to hear of what can reach them',
  async ({ roles, never }) => {
    queryClient.clear()
    const network = signedInApp(roles)
    const preference = { inApp: true, email: 'Off' } as const
    network.replies(
      notificationRoutes.getNotificationPreferences,
      Object.fromEntries(notificationKinds.map((kind) => [kind, preference])) as NotificationPreferences,
    )
    network.replies(notificationRoutes.getDigestTime, { timeZone: 'America/Toronto', hour: 7 })
    openApp('/notifications?tab=preferences')

    await screen.findByText('Safety notices', { selector: 'li *' })
    const offered = screen.getAllByRole('listitem').map((row) => row.firstChild?.textContent ?? '')
    expect(offered).toHaveLength(notificationKinds.length - never.length)
    for (const name of never) expect(offered).not.toContain(name)
  },
)
