import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { adjustableClock, minutes } from '../clock.ts'
import { type LimitName, limits } from './limits.ts'
import { postgresStore, sweepRateLimits } from './postgres-store.queries.ts'
import { createRateLimiter, type LeaseStore } from './rate-limiter.ts'

const { app } = await testApp()
const clock = adjustableClock()
const fail = (error: unknown) => {
  throw error
}

function process(store: LeaseStore = postgresStore(app.db)) {
  let leases = 0
  const counted: LeaseStore = {
    lease(requests, nowMs) {
      leases += 1
      return store.lease(requests, nowMs)
    },
  }
  return { limiter: createRateLimiter({ clock, store: counted, onError: fail }), leases: () => leases }
}

describe('several processes', () => {
  const takenBy = async (name: LimitName, tries: number) => {
    const processes = [process(), process(), process()].map(({ limiter }) => limiter)
    const tried = Array.from({ length: tries }, (_, index) => processes[index % 3]?.tryTake(name, 'account one'))
    return (await Promise.all(tried)).filter(Boolean).length
  }

  it('let no more through together than one would alone', async () => {
    expect(await takenBy('signIn', 50)).toBe(limits.signIn.requests)
  })

  it('leave little of a large limit unused in the hands of others', async () => {
    const taken = await takenBy('default', limits.default.requests + 200)

    expect(taken).toBeLessThanOrEqual(limits.default.requests)
    expect(taken).toBeGreaterThan(limits.default.requests * 0.93)
  })

  it('ask the store once for some thirty requests', async () => {
    const { limiter, leases } = process()

    for (let taken = 0; taken < limits.default.requests / 2; taken++) await limiter.take('default', 'account two')

    expect(leases()).toBeLessThan(25)
  })

  it('ask the store once for what comes at the same moment', async () => {
    const { limiter, leases } = process()

    await Promise.all(Array.from({ length: 400 }, (_, visitor) => limiter.take('default', `visitor ${visitor}`)))

    expect(leases()).toBe(1)
  })

  it('start a window anew when it has ended, though it was swept or forgotten', async () => {
    const { limiter } = process()
    for (let taken = 0; taken < limits.contact.requests; taken++) await limiter.take('contact', 'address one')

    const refused = await process().limiter.tryTake('contact', 'address one')
    clock.advance(limits.contact.windowMs - minutes(1))
    await sweepRateLimits(app.db, clock.now())
    const refusedStill = await limiter.tryTake('contact', 'address one')
    clock.advance(minutes(1))
    await sweepRateLimits(app.db, clock.now())

    expect([refused, refusedStill, await limiter.tryTake('contact', 'address one')]).toEqual([false, false, true])
  })
})

describe('a store that is away', () => {
  it('turns nobody away', async () => {
    const errors: unknown[] = []
    const store: LeaseStore = { lease: () => Promise.reject(new Error('away')) }
    const limiter = createRateLimiter({ clock, store, onError: (error) => errors.push(error) })

    expect(await limiter.tryTake('contact', 'address two')).toBe(true)
    expect(errors).toHaveLength(1)
  })
})
