import { moderationRoutes, type Route, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { adjustableClock, days, minutes } from '../clock.ts'
import { createRateLimiter, limits } from './rate-limit.ts'
import { networkOf } from './visitor-network.ts'

// Each process counts for itself: all calls go to one.
const { make, accessTokenOf, server, clock } = await testApp({ MATERIA_RATE_LIMITS: 'on', MATERIA_TRUST_PROXY: '1' })

const call = async ({ method, path }: Route, payload: object, headers: Record<string, string>) => {
  const reply = await server.inject({ method, url: path, payload, headers })
  return { status: reply.statusCode, headers: reply.headers }
}
const signInFrom = (address: string) =>
  call(
    userRoutes.signIn,
    { username: `${crypto.randomUUID()}@example.test`, password: 'Wrong-horse-1' },
    { 'x-forwarded-for': address },
  )

describe('the rate limits', () => {
  it('turn a visitor away who has used up the window, say for how long, and let them in again', async () => {
    const inTime = []
    for (let tries = 0; tries < limits.signIn.requests; tries++) inTime.push((await signInFrom('198.51.100.1')).status)
    const turnedAway = await signInFrom('198.51.100.1')
    const neighbour = await signInFrom('198.51.100.2')
    clock.advance(limits.signIn.windowMs)
    const again = await signInFrom('198.51.100.1')

    expect(new Set(inTime)).toEqual(new Set([neighbour.status]))
    expect(turnedAway).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
    expect(again.status).toBe(neighbour.status)
  })

  it('know a visitor by the network, from whichever of its addresses they call', async () => {
    for (let tries = 0; tries < limits.signIn.requests; tries++) await signInFrom(`2001:db8:1:2::${tries}`)

    expect((await signInFrom('2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await signInFrom('2001:db8:1:3::1')).status).not.toBe(429)
  })

  it('count reports as everything else, not as invitations', async () => {
    const authorization = `Bearer ${await accessTokenOf(await make.doctor())}`
    const report = () =>
      call(
        moderationRoutes.report,
        { subjectType: 'content', subjectId: crypto.randomUUID(), reason: 'Other', comment: 'Look.' },
        { authorization },
      )

    const statuses = await Promise.all(Array.from({ length: limits.invitation.requests + 1 }, report))

    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([404]))
  })

  it('remember who is still in a window when thousands of others are forgotten', () => {
    const time = adjustableClock()
    const limiter = createRateLimiter(time)
    for (let sent = 0; sent < limits.invitation.requests; sent++) limiter.take('invitation', ['account one'])
    for (let visitor = 0; visitor < 49_990; visitor++) limiter.take('default', [`address ${visitor}`])

    time.advance(limits.default.windowMs + minutes(1))
    for (let visitor = 50_000; visitor < 50_020; visitor++) limiter.take('default', [`address ${visitor}`])

    expect(() => limiter.take('invitation', ['account one'])).toThrow()
    time.advance(days(1))
    expect(() => limiter.take('invitation', ['account one'])).not.toThrow()
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
