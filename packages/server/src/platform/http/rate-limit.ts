import type { RateLimitName } from '@materia/contract'
import { type Clock, days, hours, minutes } from '../clock.ts'
import { tooManyRequests } from '../errors/errors.ts'

interface Limit {
  requests: number
  windowMs: number
}

/** Per account and per address alike. */
export const limits: Record<RateLimitName, Limit> = {
  signIn: { requests: 10, windowMs: minutes(1) },
  signUp: { requests: 5, windowMs: minutes(30) },
  resetMail: { requests: 3, windowMs: hours(1) },
  invitation: { requests: 30, windowMs: days(1) },
  contact: { requests: 5, windowMs: hours(1) },
  emailLookup: { requests: 10, windowMs: minutes(1) },
  default: { requests: 1_000, windowMs: minutes(5) },
}

interface Window {
  endsMs: number
  requests: number
}

export interface RateLimiter {
  /** Throws 429 with Retry-After once one of the keys has used up its window. */
  take(name: RateLimitName, keys: string[]): void
}

const sweepAt = 50_000

export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, Window>()

  function windowOf(key: string, windowMs: number, nowMs: number): Window {
    const known = windows.get(key)
    if (known && nowMs < known.endsMs) return known
    const fresh = { endsMs: nowMs + windowMs, requests: 0 }
    windows.set(key, fresh)
    return fresh
  }

  function sweep(nowMs: number) {
    for (const [key, { endsMs }] of windows) if (endsMs <= nowMs) windows.delete(key)
    // Still crowded by live windows: forget the half that ends first rather than grow without end.
    if (windows.size < sweepAt) return
    const byEnd = [...windows].sort(([, one], [, other]) => one.endsMs - other.endsMs)
    for (const [key] of byEnd.slice(0, sweepAt / 2)) windows.delete(key)
  }

  return {
    take(name, keys) {
      const { requests, windowMs } = limits[name]
      const nowMs = clock.now().getTime()
      if (windows.size >= sweepAt) sweep(nowMs)
      for (const key of keys) {
        const window = windowOf(`${name} ${key}`, windowMs, nowMs)
        window.requests += 1
        if (window.requests <= requests) continue
        throw tooManyRequests(Math.max(1, Math.ceil((window.endsMs - nowMs) / 1_000)))
      }
    },
  }
}

export const unlimited: RateLimiter = { take: () => undefined }
