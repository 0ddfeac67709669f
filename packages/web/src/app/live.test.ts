import { userRoutes } from '@materia/contract'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../lib/query.ts'
import { getSession } from '../lib/session.ts'
import { fakeNetwork } from '../testing/network.ts'
import { signInAs, tokensFor } from '../testing/people.ts'
import { startLive } from './live.ts'

const minuteMs = 60_000

/** Somebody who only reads while their token runs out. */
function readOn() {
  vi.useFakeTimers()
  signInAs(['VoiceOf'], { expiresIn: 4 })
  startLive(queryClient)
}

describe('the session of somebody who only reads', () => {
  it('outlives a lost connection and is renewed when the server answers again', async () => {
    readOn()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await vi.advanceTimersByTimeAsync(2 * minuteMs)
    expect(getSession().loggedIn).toBe(true)
    const network = fakeNetwork()
    const renewed = tokensFor(['VoiceOf'])
    network.replies(userRoutes.refreshToken, renewed)

    await vi.advanceTimersByTimeAsync(minuteMs)

    expect(getSession()).toMatchObject({ loggedIn: true, accessToken: renewed.accessToken })
  })

  it('outlives an outage of the server', async () => {
    readOn()
    fakeNetwork().refuses(userRoutes.refreshToken, 503, 'The database is away. Try again soon.')

    await vi.advanceTimersByTimeAsync(minuteMs)

    expect(getSession().loggedIn).toBe(true)
  })

  it('ends when the server refuses to renew it', async () => {
    readOn()
    fakeNetwork().refuses(userRoutes.refreshToken, 400, 'Sign in again.')

    await vi.advanceTimersByTimeAsync(minuteMs)

    expect(getSession().loggedIn).toBe(false)
  })
})
