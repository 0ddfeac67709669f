import { type ProfileUpdate, type ProfileView, profileRoutes, roleClaims, userRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../../testing/application.ts'
import { problem } from '../../testing/network.ts'
import { someProfile, userId } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { getNotice } from '../../ui/notice.ts'
import { ProfilePage } from './ProfilePage.tsx'

const open = (address: string) =>
  openScreen(address, [
    { path: '/Profile/:userId?', Component: ProfilePage },
    { path: '/Home', element: null },
  ])

const otherId = '0198b8a0-0000-7000-8000-0000000000aa'
const other: ProfileView = {
  ...someProfile,
  userId: otherId,
  firstName: 'Élise',
  lastName: 'Bélanger',
  userType: 'NursePractitioner',
  location: 'Halifax, NS',
  specialty: { id: 100, name: 'Family medicine', names: { en: 'Family medicine', fr: 'Family medicine' } },
  bio: 'Rural practice.',
  followersCount: 2,
}

/** A server that keeps what is saved. */
function keepingNetwork(first: ProfileView) {
  const network = signedInApp(['Doctor'])
  let profile = first
  network.on(profileRoutes.getProfile, () => ({ body: profile }))
  network.on(profileRoutes.updateProfile, ({ body }) => {
    profile = { ...profile, ...(body as ProfileUpdate) } as ProfileView
    return { body: profile }
  })
  network.replies(profileRoutes.listSpecialties, [
    { id: 100, name: 'Family medicine', names: { en: 'Family medicine', fr: 'Family medicine' }, subSpecialties: [] },
    {
      id: 1100,
      name: 'Internal medicine',
      names: { en: 'Internal medicine', fr: 'Internal medicine' },
      subSpecialties: [{ id: 1101, name: 'Cardiology', names: { en: 'Cardiology', fr: 'Cardiology' } }],
    },
  ])
  return network
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('my own profile', () => {
  it('is edited in place, one save per section', async () => {
    const network = keepingNetwork({ ...someProfile, bio: 'Old words.' })
    const { person } = open('/Profile')
    const about = await section('About')

    await person.click(about.getByRole('button', { name: 'Edit About' }))
    await person.clear(await about.findByLabelText('About you'))
    await person.type(about.getByLabelText('About you'), 'New words.')
    await person.click(about.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(about.queryByRole('button', { name: 'Save' })).toBeNull())
    expect(about.getByText('New words.')).toBeTruthy()
    expect(network.callsTo(profileRoutes.updateProfile)[0]?.body).toEqual({ bio: 'New words.', userId, xmin: 1 })
  })

  it('offers the sub-specialties of the specialty chosen and forgets one that belongs to another', async () => {
    const network = keepingNetwork({
      ...someProfile,
      specialty: { id: 1100, name: 'Internal medicine', names: { en: 'Internal medicine', fr: 'Internal medicine' } },
      subSpecialty: { id: 1101, name: 'Cardiology', names: { en: 'Cardiology', fr: 'Cardiology' } },
    })
    const { person } = open('/Profile')
    const practice = await section('Name and practice')
    await person.click(practice.getByRole('button', { name: 'Edit Name and practice' }))

    await person.click(await practice.findByLabelText('Specialty'))
    await person.click(await screen.findByRole('option', { name: 'Family medicine' }))
    await person.click(practice.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(network.callsTo(profileRoutes.updateProfile)).toHaveLength(1))
    expect(network.callsTo(profileRoutes.updateProfile)[0]?.body).toMatchObject({
      specialty: { id: 100 },
      subSpecialty: null,
    })
  })

  it('keeps what was typed and says why when the server refuses', async () => {
    const network = keepingNetwork(someProfile)
    network.on(profileRoutes.updateProfile, () => ({
      status: 400,
      body: { ...problem(400, 'Too long.'), extensions: { errors: [{ field: 'location', message: 'Too long.' }] } },
    }))
    const { person } = open('/Profile')
    const practice = await section('Name and practice')
    await person.click(practice.getByRole('button', { name: 'Edit Name and practice' }))
    await person.type(await practice.findByLabelText('Location'), 'Somewhere')

    await person.click(practice.getByRole('button', { name: 'Save' }))

    expect(await practice.findByText('Too long.')).toBeTruthy()
    expect(practice.getByLabelText<HTMLInputElement>('Location').value).toBe('Somewhere')
  })

  it('gives up a change that was begun by the one button beside Save', async () => {
    const network = keepingNetwork(someProfile)
    const { person } = open('/Profile')
    const practice = await section('Name and practice')
    await person.click(practice.getByRole('button', { name: 'Edit Name and practice' }))
    await waitFor(() => expect(document.activeElement).toBe(practice.getByLabelText('First name')))
    await person.keyboard('x')
    expect(practice.queryByRole('button', { name: /Name and practice/ })).toBeNull()
    await person.click(practice.getByRole('button', { name: 'Cancel' }))

    expect(practice.queryByLabelText('First name')).toBeNull()
    expect(document.activeElement).toBe(practice.getByRole('button', { name: 'Edit Name and practice' }))
    expect(network.callsTo(profileRoutes.updateProfile)).toHaveLength(0)
  })

  it('refuses an empty name before asking the server', async () => {
    const network = keepingNetwork(someProfile)
    const { person } = open('/Profile')
    const practice = await section('Name and practice')
    await person.click(practice.getByRole('button', { name: 'Edit Name and practice' }))

    await person.clear(await practice.findByLabelText('First name'))
    await person.click(practice.getByRole('button', { name: 'Save' }))

    expect(await practice.findByText('First Name is required.')).toBeTruthy()
    expect(network.callsTo(profileRoutes.updateProfile)).toHaveLength(0)
  })

  it('lets the owner choose who sees the phone', async () => {
    const network = keepingNetwork({ ...someProfile, hiddenFields: ['email', 'phoneOutsideDirectory'] })
    const { person } = open('/Profile')
    const visibility = await section('Who sees what')
    expect(visibility.getByText('Only in the doctor directory')).toBeTruthy()
    await person.click(visibility.getByRole('button', { name: 'Edit Who sees what' }))

    await person.click(visibility.getByRole('combobox', { name: 'Phone' }))
    await person.click(await screen.findByRole('option', { name: 'All members' }))
    await person.click(visibility.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(network.callsTo(profileRoutes.updateProfile)).toHaveLength(1))
    expect(network.callsTo(profileRoutes.updateProfile)[0]?.body).toMatchObject({ hiddenFields: ['email'] })
  })

  it('counts a qualification that was typed but not yet entered', async () => {
    const network = keepingNetwork({ ...someProfile, qualifications: ['MD'] })
    const { person } = open('/Profile')
    const qualifications = await section('Qualifications')
    await person.click(qualifications.getByRole('button', { name: 'Edit Qualifications' }))

    await person.type(qualifications.getByRole('combobox'), 'FRCPC')
    await person.click(qualifications.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(network.callsTo(profileRoutes.updateProfile)).toHaveLength(1))
    expect(network.callsTo(profileRoutes.updateProfile)[0]?.body).toMatchObject({ qualifications: ['MD', 'FRCPC'] })
  })

  it('leads from the account to what comes by e-mail', async () => {
    signedInApp(['Doctor'])
    open('/Profile?tab=account')

    const link = await screen.findByRole('link', { name: 'Choose what comes' })
    expect(link.getAttribute('href')).toBe('/notifications?tab=preferences')
  })

  it('asks once before the account is deleted, then signs out and says so', async () => {
    const network = keepingNetwork(someProfile)
    network.replies(userRoutes.listSessions, [])
    network.on(userRoutes.deleteUser, () => ({}))
    const { person, address } = open('/Profile?tab=account')

    await person.click(await screen.findByRole('button', { name: 'Delete my account' }))
    expect(network.callsTo(userRoutes.deleteUser)).toHaveLength(0)
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete my account' }))

    await waitFor(() => expect(address()).toBe('/Home'))
    expect(network.callsTo(userRoutes.deleteUser)).toHaveLength(1)
    expect(getNotice()?.text).toBe('Your account was deleted.')
  })
})

describe('the profile of an organisation, for itself', () => {
  const openOwn = (address: string) => {
    const network = signedInApp(['VoiceOf'])
    network.replies(profileRoutes.getProfile, { ...someProfile, roles: [roleClaims.VoiceOf] })
    network.replies(profileRoutes.listFollowed, [])
    open(address)
  }

  it('names no directory that it cannot open', async () => {
    openOwn('/Profile?tab=following')

    expect(await screen.findByText('You follow nobody yet. Follow colleagues from their profiles.')).toBeTruthy()
  })

  it('speaks of no folios that are kept on its device', async () => {
    openOwn('/Profile?tab=account')

    expect(await screen.findByText(/^What you opened last is kept on this device for 30 days/)).toBeTruthy()
  })
})

describe('the profile of somebody else', () => {
  it('shows who they are and offers no editing', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.getProfile, other)
    open(`/Profile/${otherId}`)

    expect(await screen.findByRole('heading', { level: 1, name: 'Élise Bélanger' })).toBeTruthy()
    expect(screen.getByText('Nurse practitioner')).toBeTruthy()
    expect(screen.getByText('Rural practice.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Account' })).toBeNull()
  })

  it('has the way to write to them in view', async () => {
    signedInApp(['Doctor']).replies(profileRoutes.getProfile, other)
    const { person } = open(`/Profile/${otherId}`)

    const header = within(await screen.findByRole('banner'))
    expect(header.getByRole('button', { name: 'Write a message' })).toBeTruthy()
    await person.click(header.getByRole('button', { name: 'More for Élise Bélanger' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain(
      'Write a message',
    )
  })

  it('is followed at once, and the wish is taken back when the server refuses', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.getProfile, other)
    network.refuses(profileRoutes.follow, 400, 'You can follow at most 5000 people.')
    const { person } = open(`/Profile/${otherId}`)

    await person.click(await screen.findByRole('button', { name: 'Follow Élise Bélanger' }))

    expect(await screen.findByText('You can follow at most 5000 people.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Follow Élise Bélanger' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('says that the viewer has blocked them, and offers nothing but the way back', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.getProfile, other)
    network.replies(profileRoutes.listBlocked, [
      { userId: otherId, name: 'Élise Bélanger', profilePictureAttachmentId: null },
    ])
    const { person } = open(`/Profile/${otherId}`)

    expect(await screen.findByText('You have blocked this person.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'More for Élise Bélanger' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Unblock'])
  })

  it('says in words in which register they were found, and when', async () => {
    const verification = {
      state: 'Verified',
      regulator: 'CPSO',
      checkedOn: '2026-03-04',
      expiresOn: '2027-03-04',
    } as const
    signedInApp(['Doctor']).replies(profileRoutes.getProfile, { ...other, verification })
    open(`/Profile/${otherId}`)

    expect(await screen.findByText('Found in the register of CPSO on March 4, 2026')).toBeTruthy()
  })

  it.each([
    ['Sponsor', ['About', 'Following']],
    ['VoiceOf', ['About', 'Posts', 'Following']],
    ['Doctor', ['About', 'Posts', 'Folios', 'Following']],
  ] as const)('of a %s has no tab that they cannot fill', async (role, tabs) => {
    signedInApp(['Doctor']).replies(profileRoutes.getProfile, { ...other, roles: [roleClaims[role]] })
    open(`/Profile/${otherId}`)

    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(tabs)
  })

  it.each([
    [otherId, 404, 'The profile was not found.'],
    ['a-link-cut-short', 400, 'userId: This is not a valid id.'],
  ])('says when there is no such person: %s', async (userId, status, detail) => {
    const network = signedInApp(['Doctor'])
    network.on(profileRoutes.getProfile, ({ path }) =>
      path.endsWith(userId) ? { status, body: problem(status, detail) } : { body: someProfile },
    )
    open(`/Profile/${userId}`)

    expect(await screen.findByText('There is no such profile.')).toBeTruthy()
  })
})
