import { vi } from 'vitest'

/** Repeats (`setInterval`) come when the test lets time pass; all other timers go by the clock. */
export function intervalsByHand() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return { passTime: (ms: number) => vi.advanceTimersByTime(ms) }
}
