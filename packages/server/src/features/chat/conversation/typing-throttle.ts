import { seconds } from '../../../platform/clock.ts'

const quietMs = seconds(2)
const remembered = 10_000

/** Lets a room hear that somebody is typing once in a while, however often it is told. */
export interface TypingThrottle {
  isQuiet(key: string, now: Date): boolean
  note(key: string, now: Date): void
}

export function createTypingThrottle(): TypingThrottle {
  const toldAtMs = new Map<string, number>()
  return {
    isQuiet: (key, now) => now.getTime() - (toldAtMs.get(key) ?? 0) < quietMs,
    note(key, now) {
      if (toldAtMs.size >= remembered) toldAtMs.clear()
      toldAtMs.set(key, now.getTime())
    },
  }
}
