import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { atFileEnd } from '../../testing/ending.ts'
import { hasRedis, type TestRedis, testRedis } from '../../testing/redis.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config/config.ts'
import { type LimitName, limits } from './limits.ts'
import { openRateLimiter } from './open.ts'
import type { RateLimiter } from './rate-limiter.ts'

const { app } = await testApp()

/** As a process of the product opens it; ready once it counts in Redis. */
async function process({ url }: TestRedis): Promise<RateLimiter> {
  const config = readConfig({ REDIS_URL: url })
  const log = pino({ level: 'silent' })
  const { limiter, close } = await openRateLimiter({ config, db: app.db, clock: systemClock, log })
  atFileEnd(close)
  await isCounting(limiter)
  return limiter
}

/** A limit of five lets a hundred through only while nobody counts. */
const isCounting = (limiter: RateLimiter) =>
  expect.poll(() => countTaken([limiter], 'contact', 100, crypto.randomUUID())).toBe(limits.contact.requests)

async function countTaken(processes: RateLimiter[], name: LimitName, tries: number, key: string): Promise<number> {
  const tried = Array.from({ length: tries }, (_, nth) => processes[nth % processes.length]?.tryTake(name, key))
  return (await Promise.all(tried)).filter(Boolean).length
}

describe.runIf(hasRedis)('limits counted in Redis', () => {
  it('hold over several processes together, and little is left unused', async () => {
    const redis = await testRedis()
    const processes = await Promise.all(Array.from({ length: 3 }, () => process(redis)))

    const small = await countTaken(processes, 'signIn', 50, 'account one')
    const large = await countTaken(processes, 'default', limits.default.requests + 200, 'account one')

    expect(small).toBe(limits.signIn.requests)
    expect(large).toBeLessThanOrEqual(limits.default.requests)
    expect(large).toBeGreaterThan(limits.default.requests * 0.93)
  })

  it('turn nobody away while Redis is away, and count again when it is back', async () => {
    const redis = await testRedis()
    const limiter = await process(redis)

    await redis.kill()
    const without = await countTaken([limiter], 'contact', 20, 'address one')
    await redis.start()

    expect(without).toBe(20)
    await isCounting(limiter)
  })
})
