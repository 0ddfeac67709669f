import { contentRoutes, folioRoutes, profileRoutes, type Role, userRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepDraft } from '../features/chat/drafts.ts'
import { addUnsent } from '../features/chat/outbox.ts'
import { createBuffer } from '../features/posts/draft-buffer.ts'
import { changeLanguage } from '../lib/language.ts'
import { queryClient } from '../lib/query.ts'
import { endSession, getSession, watchOtherTabs } from '../lib/session.ts'
import { networkAtStart, signedInApp } from '../testing/application.ts'
import { colleagueId, signInAs, signInElsewhere, someUser, tokensFor, userId } from '../testing/people.ts'
import { findBar, openApp } from '../testing/render.tsx'
import { getNotice, showError } from '../ui/notice.ts'

const steps = [userRoutes.checkToken, userRoutes.getUser, profileRoutes.getProfile, folioRoutes.listPendingFolioInvites]

describe('application start', () => {
  it.each(['Doctor', 'Admin'] as Role[])(
    'checks the token and loads user, profile and invites of a %s',
    async (role) => {
      const network = signedInApp([role])
      openApp('/discover')
      await findBar()

      for (const step of steps) expect(network.callsTo(step)).toHaveLength(1)
    },
  )

  it.each(['VoiceOf', 'Sponsor'] as Role[])('loads no invites for %s', async (role) => {
    const network = signedInApp([role])
    openApp('/discover')
    await findBar()

    expect(network.callsTo(folioRoutes.listPendingFolioInvites)).toEqual([])
  })

  it.each(steps)('leads to Login, logged out, when step %# fails', async (step) => {
    const network = signedInApp(['Doctor'])
    network.refuses(step, 500, 'Out of order.')
    const { address } = openApp('/discover')

    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
    expect(address()).toBe('/Home/Login')
    expect(getSession().loggedIn).toBe(false)
  })

  it.each([
    ['/drug/Enbrel', contentRoutes.drugGroups],
    [`/contents/${colleagueId}`, contentRoutes.getContent],
    ['/folio', folioRoutes.listFolios],
    [`/folio?folio=${colleagueId}`, folioRoutes.getFolio],
  ])('does not keep what %s shows waiting', async (address, shown) => {
    const network = signedInApp(['Doctor'])
    network.on(userRoutes.checkToken, () => new Promise<never>(() => undefined))
    openApp(address)

    await waitFor(() => expect(network.callsTo(shown)).toHaveLength(1))
  })

  it('happens once, not again with each screen', async () => {
    const network = signedInApp(['Doctor'])
    const { router } = openApp('/discover')
    await findBar()

    await router.navigate('/my-posts')
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))

    expect(network.callsTo(userRoutes.checkToken)).toHaveLength(1)
  })

  it('happens once when another screen is asked for meanwhile', async () => {
    const network = signedInApp(['VoiceOf'])
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    network.on(userRoutes.checkToken, async () => {
      await answered
      return { body: { valid: true, expiresIn: 15 } }
    })
    const timers = vi.spyOn(globalThis, 'setInterval')
    onTestFinished(() => timers.mockRestore())
    const { router, address } = openApp('/discover')
    await waitFor(() => expect(network.callsTo(userRoutes.checkToken)).toHaveLength(1))

    const moving = router.navigate('/my-posts')
    answer()
    await moving
    await findBar()

    expect(address()).toBe('/my-posts')
    expect(timers.mock.calls.filter(([, everyMs]) => everyMs === 60_000)).toHaveLength(1)
  })
})

describe('the language', () => {
  async function comeAsStranger(choose: boolean) {
    const network = networkAtStart()
    network.on(userRoutes.setLanguage, () => ({}))
    onTestFinished(() => changeLanguage('en'))
    const { person, router } = openApp('/about-us')
    if (choose) await person.click((await screen.findAllByRole('button', { name: 'Français' }))[0] as HTMLElement)
    else await changeLanguage('fr')
    signInAs(['Doctor'])
    await router.navigate('/discover')
    return network
  }

  it('chosen on a public page stays after signing in, and is the account’s from then on', async () => {
    const network = await comeAsStranger(true)

    expect(await screen.findByRole('link', { name: 'Découvrir' })).toBeTruthy()
    expect(network.callsTo(userRoutes.setLanguage)).toMatchObject([{ body: { language: 'fr' } }])
  })

  it('is the account’s for who chose none on the way in', async () => {
    const network = await comeAsStranger(false)

    expect(await screen.findByRole('link', { name: 'Discover' })).toBeTruthy()
    expect(network.callsTo(userRoutes.setLanguage)).toEqual([])
  })
})

describe('another person signing in in another tab', () => {
  it('leaves nothing of the first one here, and starts anew for the second', async () => {
    const network = signedInApp(['Doctor'])
    onTestFinished(watchOtherTabs())
    const { router, address } = openApp('/discover')
    await findBar()
    network.replies(userRoutes.getUser, { ...someUser, id: colleagueId, firstName: 'Sean' })

    signInElsewhere(tokensFor(['Doctor'], { sub: colleagueId }))

    await waitFor(() => expect(address()).toBe('/Home'))
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey }) => queryKey),
      ),
    ).not.toContain(userId)
    await router.navigate('/discover')
    await findBar()
    expect(network.callsTo(userRoutes.getUser).at(-1)?.path).toContain(colleagueId)
    expect(network.callsTo(userRoutes.checkToken)).toHaveLength(2)
  })
})

describe('logging out', () => {
  it('returns to Home, revokes the token and clears every cache', async () => {
    const network = signedInApp(['Doctor'])
    const { refreshToken } = getSession()
    const { person, address } = openApp('/discover')

    await person.click(await screen.findByRole('button', { name: /profile menu/i }))
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))

    await waitFor(() => expect(address()).toBe('/Home'))
    await waitFor(() => expect(network.callsTo(userRoutes.signOut)).toMatchObject([{ body: { refreshToken } }]))
    expect(getSession().loggedIn).toBe(false)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('leaves nothing on the device that was typed and not yet sent, and no message on the screen', async () => {
    signedInApp(['Doctor'])
    openApp('/discover')
    await findBar()
    addUnsent({ chatroomId: 'room', content: 'About a patient', sharedContentItemId: null, replyTo: null })
    keepDraft('room', 'Begun about a patient')
    createBuffer(userId, 'post').keep({ fields: { title: 'A case' }, xmin: null, at: 1 })
    showError('Something about a patient failed.')

    endSession('logout')

    expect(Object.values({ ...localStorage }).join()).not.toMatch(/patient|case/)
    expect(getNotice()).toBeUndefined()
  })

  it('leaves nothing behind by an editor that closes afterwards', () => {
    signedInApp(['Doctor'])
    const buffer = createBuffer(userId, 'post')

    endSession('elsewhere')
    buffer.keep({ fields: { title: 'A case' }, xmin: null, at: 1 })
    keepDraft('room', 'Begun about a patient')

    expect({ ...localStorage }).toEqual({})
  })

  it('by force leads to Login', async () => {
    signedInApp(['Doctor'])
    const { address } = openApp('/discover')
    await findBar()

    endSession('lost')

    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
    expect(address()).toBe('/Home/Login')
  })
})
