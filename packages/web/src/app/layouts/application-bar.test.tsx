import {
  chatHub,
  type FolioUser,
  folioRoutes,
  moderationRoutes,
  notificationRoutes,
  type PendingFolioInvite,
  profileRoutes,
  type Role,
} from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hubKey } from '../../lib/live.ts'
import { queryClient, replyKey } from '../../lib/query.ts'
import { signedInApp } from '../../testing/application.ts'
import { someProfile } from '../../testing/people.ts'
import { findBar, openApp } from '../../testing/render.tsx'
import { someRoom } from '../../testing/rooms.ts'
import { applyStyles } from '../../testing/styles.ts'

const invite: PendingFolioInvite = {
  id: '0198b8a0-0000-7000-8000-0000000000c1',
  folioId: '0198b8a0-0000-7000-8000-0000000000c2',
  name: 'Heart failure clinic',
  invitedByName: 'Marc Tremblay',
  invitedByEmail: null,
}

const answered: Omit<FolioUser, 'status'> = {
  id: invite.id,
  userId: null,
  user: null,
  folioId: invite.folioId,
  folio: { folioId: invite.folioId, title: invite.name },
  email: null,
}

async function openBar(roles: Role[], { path = '/my-posts', invites = [] as PendingFolioInvite[] } = {}) {
  const network = signedInApp(roles, { invites })
  const app = openApp(path)
  await findBar()
  return { ...app, network }
}
const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

describe('the application bar', () => {
  it.each([
    ['Doctor', ['Discover', 'My Folios', 'Doctors', 'My Posts']],
    ['Admin', ['Discover', 'My Folios', 'Doctors', 'My Posts']],
    ['VoiceOf', ['Discover', 'My Posts']],
    ['Sponsor', ['Discover', 'My Posts']],
  ] as [Role, string[]][])('links a %s to %j', async (role, links) => {
    await openBar([role])

    expect(mainLinks()).toEqual(links)
    if (role === 'Admin') await screen.findByRole('button', { name: 'Admin' })
    else expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Discussions/ }) !== null).toBe(role === 'Doctor')
  })

  it('has the safety notices in its drawer, which is what a phone shows of its links', async () => {
    const { person } = await openBar(['VoiceOf'])

    await person.click(screen.getByRole('button', { name: 'Open navigation' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }))

    expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Discover',
      'My Posts',
      'Safety notices',
    ])
  })

  it.each([
    ['/safety', 'Safety notices'],
    ['/discussions', 'Discussions'],
    ['/my-posts', 'My Posts'],
  ])('says on %s that one is at %s, and nowhere else', async (path, name) => {
    await openBar(['Doctor'], { path })

    const bar = within(screen.getByRole('banner'))
    const current = bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current).toEqual([bar.getByRole('link', { name })])
  })

  it('has an admin menu with Sponsor and Voice Of', async () => {
    const { person, address } = await openBar(['Admin'])

    await person.click(await screen.findByRole('button', { name: 'Admin' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.slice(0, 2).map((entry) => entry.textContent)).toEqual(['Sponsor', 'Voice Of'])
    await person.click(entries[1] as HTMLElement)

    await waitFor(() => expect(address()).toBe('/account-management/voiceof'))
  })

  it('tells an admin how much waits at the desk', async () => {
    const { person, network } = await openBar(['Admin'])
    network.replies(moderationRoutes.countWaiting, { reports: 2, appeals: 1, contact: 0, verifications: 4 })
    await queryClient.invalidateQueries()

    await person.click(await screen.findByRole('button', { name: 'Admin' }))

    await screen.findByRole('menuitem', { name: 'Editorial desk (7 waiting)' })
  })

  it('shows one’s picture', async () => {
    const profilePictureAttachmentId = '0198b8a0-0000-7000-8000-0000000000d1'
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.getProfile, { ...someProfile, profilePictureAttachmentId })
    openApp('/my-posts')

    const menu = await screen.findByRole('button', { name: 'Profile menu of Amina Haddad' })

    await waitFor(() => expect(menu.querySelector('img')?.src).toContain(profilePictureAttachmentId))
  })

  it('has a profile menu with Profile and Logout', async () => {
    const { person, address } = await openBar(['Doctor'])

    await person.click(screen.getByRole('button', { name: 'Profile menu of Amina Haddad' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent)).toEqual(['Profile', 'Settings', 'Logout'])
    await person.click(entries[1] as HTMLElement)

    await waitFor(() => expect(address()).toBe('/Profile?tab=account'))
  })
})

describe('the notifications', () => {
  it('count the pending invites, in a panel 300 wide and at most 410 high', async () => {
    applyStyles()
    const { person } = await openBar(['Admin'], { invites: [invite] })

    await person.click(await screen.findByRole('button', { name: 'Notifications, 1 pending' }))
    const panel = await screen.findByRole('dialog', { name: 'Notifications' })

    expect(getComputedStyle(panel)).toMatchObject({ width: '300px', maxHeight: '410px' })
    expect(within(panel).getByText('Heart failure clinic')).toBeTruthy()
    expect(within(panel).getByText('Marc Tremblay invites you to a folio.')).toBeTruthy()
  })

  it('show a dot where there is news and no invite', async () => {
    applyStyles()
    const { network } = await openBar(['Doctor'])
    const bell = await screen.findByRole('button', { name: 'Notifications' })
    const badge = bell.querySelector('.MuiBadge-badge') as HTMLElement
    expect(getComputedStyle(badge).transform).toContain('scale(0)')

    network.replies(notificationRoutes.countUnreadNotifications, { count: 9 })
    await queryClient.invalidateQueries({ queryKey: replyKey(notificationRoutes.countUnreadNotifications) })

    expect(await screen.findByRole('button', { name: 'Notifications, 9 new' })).toBe(bell)
    expect(getComputedStyle(badge).transform).toContain('scale(1)')
    expect(badge.textContent).toBe('')
  })

  it('say below the invitations how much else is unread', async () => {
    const network = signedInApp(['Doctor'], { invites: [invite] })
    network.replies(notificationRoutes.countUnreadNotifications, { count: 9 })
    network.replies(notificationRoutes.listNotifications, [])
    const { person } = openApp('/my-posts')

    await person.click(await screen.findByRole('button', { name: 'Notifications, 1 pending, 8 new' }))
    expect(await screen.findByRole('heading', { name: 'News (8 unread)' })).toBeTruthy()

    const all = await screen.findByRole('link', { name: 'See all notifications (9 unread)' })
    // The panel fades above it while there is more.
    expect(all.closest('.more-above')).toBeTruthy()
  })

  it('count folio and chatroom invites together', async () => {
    await openBar(['Doctor'], { invites: [invite] })
    await screen.findByRole('button', { name: 'Notifications, 1 pending' })

    const invited = [someRoom('Ward 5', '1', { inviteToken: 'token' })]
    queryClient.setQueryData(hubKey(chatHub, 'Load'), { joined: [], invited, public: [] })

    expect(await screen.findByRole('button', { name: 'Notifications, 2 pending' })).toBeTruthy()
  })

  it.each([
    ['Accept', 'Accepted'],
    ['Decline', 'Declined'],
  ] as const)('answer an invite with %s', async (button, folioInvitationStatus) => {
    const { person, network } = await openBar(['Admin'], { invites: [invite] })
    network.on(folioRoutes.answerFolioInvite, () => {
      network.replies(folioRoutes.listPendingFolioInvites, [])
      return { body: { ...answered, status: folioInvitationStatus } }
    })

    await person.click(await screen.findByRole('button', { name: 'Notifications, 1 pending' }))
    await person.click(await screen.findByRole('button', { name: `${button} the invitation to Heart failure clinic` }))

    expect(await screen.findByText('No invitations are waiting for you.')).toBeTruthy()
    expect(network.callsTo(folioRoutes.answerFolioInvite)).toMatchObject([
      { path: `/api/folio/${invite.folioId}/invite`, body: { inviteId: invite.id, folioInvitationStatus } },
    ])
  })
})

describe('the search box', () => {
  const findBox = () => screen.queryByRole('search')

  it('is there on screens with content search only', async () => {
    const { router } = await openBar(['Doctor'], { path: '/discover' })
    expect(findBox()).toBeTruthy()

    await router.navigate('/my-posts')
    await waitFor(() => expect(findBox()).toBeNull())
  })

  it('leads to the contents search on Enter, and is cleared when the search type changes', async () => {
    const { router, person, address } = await openBar(['Doctor'], { path: '/discover' })
    const typeable = () => within(findBox() as HTMLElement).getByLabelText<HTMLInputElement>(/search/i)

    await person.click(typeable())
    await person.paste('heart failure')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/contents?searchTerm=heart+failure'))
    await waitFor(() => expect(typeable().value).toBe('heart failure'))

    await router.navigate('/my-posts')
    await waitFor(() => expect(findBox()).toBeNull())
    await router.navigate('/discover')
    await waitFor(() => expect(typeable().value).toBe(''))
  })
})
