/** The time of day, as the product sees it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The clock's twin for tests and for filling the demo: real time plus what was skipped. */
export function adjustableClock(): Clock & { advance(ms: number): void } {
  let skippedMs = 0
  return {
    now: () => new Date(Date.now() + skippedMs),
    advance(ms) {
      skippedMs += ms
    },
  }
}

export const seconds = (count: number) => count * 1_000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)
export const later = (from: Date, ms: number) => new Date(from.getTime() + ms)
