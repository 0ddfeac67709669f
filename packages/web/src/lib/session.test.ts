import { userRoutes } from '@materia/contract'
import { describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../testing/network.ts'
import { accessTokenOf, colleagueId, signInAs, signInElsewhere, tokensFor, userId } from '../testing/people.ts'
import { ensureFreshToken, isExpiringSoon } from './renewal.ts'
import { beginSession, endSession, getSession, onSessionEnd, watchOtherTabs } from './session.ts'
import { modeStorageKey, personDatabase, personKey, sessionKey } from './storage-keys.ts'

const minuteMs = 60_000

describe('signing in', () => {
  it('keeps loggedIn, tokens, expiry and roles on this device', () => {
    const tokens = tokensFor(['Doctor'])

    beginSession(tokens, 1_000)

    expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toEqual({
      loggedIn: true,
      accessToken: tokens.accessToken,
      accessTokenExpiry: 1_000 + 15 * minuteMs,
      refreshToken: tokens.refreshToken,
      roles: ['materia:doctor'],
    })
  })

  it('reads the user id from the access token', () => {
    signInAs(['Doctor'])

    expect(getSession().userId).toBe(userId)
  })

  it('finds nobody in a token that cannot be read', () => {
    beginSession({ ...tokensFor(['Doctor']), accessToken: 'nonsense' })
    expect(getSession().userId).toBeNull()

    beginSession({ ...tokensFor(['Doctor']), accessToken: accessTokenOf({ sub: 7 }) })
    expect(getSession().userId).toBeNull()
  })
})

describe('logging out', () => {
  it('forgets the tokens and tells whoever keeps something of the person', () => {
    const ended = vi.fn()
    const { refreshToken } = signInAs(['Doctor'])
    const stop = onSessionEnd(ended)

    endSession('logout')
    stop()

    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(getSession()).toMatchObject({ loggedIn: false, accessToken: null, refreshToken: null, roles: [] })
    expect(ended).toHaveBeenCalledExactlyOnceWith('logout', expect.objectContaining({ refreshToken }))
  })

  it('in another tab logs this one out', () => {
    const ended = vi.fn()
    signInAs(['Doctor'])
    const stops = [watchOtherTabs(), onSessionEnd(ended)]

    localStorage.removeItem(sessionKey)
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
    for (const stop of stops) stop()

    expect(getSession().loggedIn).toBe(false)
    expect(ended).toHaveBeenCalledExactlyOnceWith('elsewhere', expect.anything())
  })
})

/** What the program keeps on the device of somebody who writes, and of the device itself. */
function keepSomethingOf(person: string) {
  localStorage.setItem(`${personKey('draft', person)}.post.tab`, 'A case')
  localStorage.setItem(personKey('outbox', person), '[{"content":"About a patient"}]')
  localStorage.setItem(`${personKey('chat-draft', person)}.room`, 'Begun about a patient')
  localStorage.setItem(personKey('last-folio', person), 'A folio')
  localStorage.setItem('materia.added-later', 'What a later version keeps')
  localStorage.setItem(modeStorageKey, 'dark')
}

const keysOf = (person: string) => Object.keys(localStorage).filter((key) => key.includes(person))

describe('what is kept on the device', () => {
  it.each(['logout', 'lost', 'elsewhere'] as const)('goes with the session that ends by %s', (end) => {
    signInAs(['Doctor'])
    keepSomethingOf(userId)

    endSession(end)

    expect({ ...localStorage }).toEqual({ [modeStorageKey]: 'dark' })
  })

  it('goes when another tab logs out', () => {
    signInAs(['Doctor'])
    keepSomethingOf(userId)
    const stop = watchOtherTabs()

    localStorage.removeItem(sessionKey)
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
    stop()

    expect(keysOf(userId)).toEqual([])
  })

  it('goes when another tab signs in somebody else, whose own stays', () => {
    signInAs(['Doctor'])
    keepSomethingOf(userId)
    keepSomethingOf(colleagueId)
    const stop = watchOtherTabs()

    signInElsewhere(tokensFor(['Doctor'], { sub: colleagueId }))
    stop()

    expect(keysOf(userId)).toEqual([])
    expect(keysOf(colleagueId)).toHaveLength(4)
  })

  it('goes with its database, however the session ends but for a server out of reach', () => {
    const deleteDatabase = vi.fn()
    vi.stubGlobal('indexedDB', { deleteDatabase })
    const keepSomething = () => {
      signInAs(['Doctor'])
      localStorage.setItem(personDatabase(userId), '1')
      deleteDatabase.mockClear()
    }

    for (const end of ['logout', 'lost'] as const) {
      keepSomething()
      endSession(end)
      expect(deleteDatabase.mock.calls, end).toEqual([[personDatabase(userId)]])
    }
    keepSomething()
    endSession('unreachable')
    expect(deleteDatabase).not.toHaveBeenCalled()
    signInAs(['Doctor'], { sub: colleagueId })
    expect(deleteDatabase.mock.calls).toEqual([[personDatabase(userId)]])
  })

  it('waits for the same person while the server cannot be reached, and for nobody else', () => {
    signInAs(['Doctor'])
    keepSomethingOf(userId)
    endSession('unreachable')

    signInAs(['Doctor'])
    expect(keysOf(userId)).toHaveLength(4)
    endSession('unreachable')
    signInAs(['Doctor'], { sub: colleagueId })

    expect(keysOf(userId)).toEqual([])
  })
})

describe('a login in another tab', () => {
  it('is taken over', () => {
    const stop = watchOtherTabs()
    const tokens = tokensFor(['Admin'])

    signInElsewhere(tokens)
    stop()

    expect(getSession()).toMatchObject({ loggedIn: true, roles: tokens.userRoles, accessToken: tokens.accessToken })
  })

  it('of another person first ends the session of the one who was here', () => {
    const userIds: (string | null)[] = []
    const ended = vi.fn(() => userIds.push(getSession().userId))
    const { accessToken } = signInAs(['Doctor'])
    const stops = [watchOtherTabs(), onSessionEnd(ended)]

    signInElsewhere(tokensFor(['Admin'], { sub: colleagueId }))
    for (const stop of stops) stop()

    expect(ended).toHaveBeenCalledExactlyOnceWith('elsewhere', expect.objectContaining({ accessToken }))
    expect(userIds).toEqual([null])
    expect(getSession()).toMatchObject({ userId: colleagueId, roles: ['materia:admin'] })
    expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toMatchObject({ accessToken: getSession().accessToken })
  })

  it('of the same person ends nothing', () => {
    const ended = vi.fn()
    signInAs(['Doctor'])
    const stops = [watchOtherTabs(), onSessionEnd(ended)]
    const renewed = tokensFor(['Doctor'])

    signInElsewhere(renewed)
    for (const stop of stops) stop()

    expect(ended).not.toHaveBeenCalled()
    expect(getSession().accessToken).toBe(renewed.accessToken)
  })
})

describe('the expiring-soon check', () => {
  it('holds from five minutes before the expiry on', () => {
    beginSession(tokensFor(['Doctor']), 0)

    expect(isExpiringSoon(10 * minuteMs - 1)).toBe(false)
    expect(isExpiringSoon(10 * minuteMs)).toBe(true)
  })

  it('lets a token with more than five minutes be', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'], { expiresIn: 6 })

    expect(await ensureFreshToken()).toBe(true)
    expect(network.heard).toEqual([])
  })

  it('renews a token with less, keeping the person logged in', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'], { expiresIn: 4 })
    const renewed = tokensFor(['Doctor'])
    network.replies(userRoutes.refreshToken, renewed)

    expect(await ensureFreshToken()).toBe(true)
    expect(getSession().accessToken).toBe(renewed.accessToken)
  })

  it('ends the session when the server refuses', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'], { expiresIn: 4 })
    network.refuses(userRoutes.refreshToken, 400, 'Sign in again.')

    expect(await ensureFreshToken()).toBe(false)
    expect(getSession().loggedIn).toBe(false)
  })

  it('ends nothing when the server has been asked too often', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'], { expiresIn: 4 })
    network.refuses(userRoutes.refreshToken, 429, 'Try again later.')

    expect(await ensureFreshToken()).toBe(true)
    expect(getSession().loggedIn).toBe(true)
  })

  it('does not bring back a person who logged out meanwhile', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'], { expiresIn: 4 })
    network.on(userRoutes.refreshToken, () => {
      endSession('logout')
      return { body: tokensFor(['Doctor']) }
    })

    expect(await ensureFreshToken()).toBe(false)
    expect(getSession().loggedIn).toBe(false)
  })
})
