import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { tooManyRequests } from '../errors/errors.ts'
import { type LimitName, limits } from './limits.ts'

export interface RateLimiter {
  /** Throws 429 with Retry-After once the key has used up its window. */
  take(name: LimitName, key: string): Promise<void>
  /** Whether one was left, for those who are not to be told. */
  tryTake(name: LimitName, key: string): Promise<boolean>
}

export interface LeaseRequest {
  key: Buffer
  wanted: number
  capacity: number
  windowMs: number
}

export interface Lease {
  granted: number
  endsMs: number
}

/** Where all processes count together. */
export interface LeaseStore {
  /** As many requests as each key's window still has room for, at most a quarter of the room; in the order asked. */
  lease(requests: LeaseRequest[], nowMs: number): Promise<Lease[]>
}

interface Held {
  left: number
  endsMs: number
  isUsedUp: boolean
}

interface Waiting {
  request: LeaseRequest
  waiters: number
  arrived: Promise<void>
  settle(): void
}

const remembered = 50_000
const leasesOfWindow = 40
const leasedAtOnce = 500
const withoutStoreMs = 1_000
/** Redis tells how long a window lasts, not when it ends: what is on its way shifts the end a little. */
const sameWindowMs = 900

/**
 * Each process leases some requests of a window and hands them out itself, so that most requests ask nobody. What is
 * asked for at the same moment travels together. While the store is away, nobody is turned away for its sake.
 */
export function createRateLimiter({
  clock,
  store,
  onError,
}: {
  clock: Clock
  store: LeaseStore
  onError: (error: unknown) => void
}): RateLimiter {
  const held = new Map<string, Held>()
  const waiting = new Map<string, Waiting>()
  let isAsking = false

  const nowMs = () => clock.now().getTime()

  /** Undefined when one was taken; else when the window that is used up ends. */
  async function takeOne(name: LimitName, key: string): Promise<number | undefined> {
    const id = `${name} ${key}`
    for (;;) {
      const lease = held.get(id)
      const isLive = lease !== undefined && nowMs() < lease.endsMs
      if (isLive && lease.left > 0) {
        lease.left -= 1
        return undefined
      }
      if (isLive && lease.isUsedUp) return lease.endsMs
      await leased(name, id)
    }
  }

  function leased(name: LimitName, id: string): Promise<void> {
    const known = waiting.get(id)
    if (known) {
      known.waiters += 1
      known.request.wanted = Math.max(known.request.wanted, known.waiters)
      return known.arrived
    }
    const { requests, windowMs } = limits[name]
    const { promise, resolve } = Promise.withResolvers<void>()
    const wanted = Math.max(1, Math.floor(requests / leasesOfWindow))
    const request = { key: hashOf(id), wanted, capacity: requests, windowMs }
    waiting.set(id, { request, waiters: 1, arrived: promise, settle: resolve })
    void askStore()
    return promise
  }

  async function askStore(): Promise<void> {
    if (isAsking) return
    isAsking = true
    // What else this turn of the event loop asks for goes along.
    await new Promise(setImmediate)
    while (waiting.size > 0) await askFor([...waiting].slice(0, leasedAtOnce))
    isAsking = false
  }

  async function askFor(batch: [string, Waiting][]): Promise<void> {
    for (const [id] of batch) waiting.delete(id)
    // In one order everywhere: processes that lease the same keys wait for each other, and never in a circle.
    batch.sort(([, one], [, other]) => Buffer.compare(one.request.key, other.request.key))
    const requests = batch.map(([, { request }]) => request)
    const leases = await store.lease(requests, nowMs()).catch((error) => {
      onError(error)
      return requests.map(({ wanted }) => ({ granted: wanted, endsMs: nowMs() + withoutStoreMs }))
    })
    batch.forEach(([id, { settle }], index) => {
      keep(id, leases[index] as Lease)
      settle()
    })
  }

  function keep(id: string, { granted, endsMs }: Lease) {
    if (held.size >= remembered) forgetSome()
    // One that was asked for while another was on its way adds to it.
    const known = held.get(id)
    const isSameWindow = known !== undefined && Math.abs(known.endsMs - endsMs) < sameWindowMs
    held.set(id, { left: granted + (isSameWindow ? known.left : 0), endsMs, isUsedUp: granted === 0 })
  }

  /** Leases that are forgotten are lost to their holders, never gained: the store counts them as used. */
  function forgetSome() {
    const now = nowMs()
    for (const [id, { endsMs }] of held) if (endsMs <= now) held.delete(id)
    if (held.size < remembered) return
    for (const id of [...held.keys()].slice(0, remembered / 2)) held.delete(id)
  }

  return {
    tryTake: async (name, key) => (await takeOne(name, key)) === undefined,
    async take(name, key) {
      const endsMs = await takeOne(name, key)
      if (endsMs !== undefined) throw tooManyRequests(Math.max(1, Math.ceil((endsMs - nowMs()) / 1_000)))
    },
  }
}

/** Names and addresses of people are nobody's to read in the store. */
const hashOf = (id: string) => createHash('sha256').update(id).digest().subarray(0, 16)

export const unlimited: RateLimiter = { take: async () => undefined, tryTake: async () => true }
