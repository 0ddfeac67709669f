import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 100

/** Tries again until it works; after the last moment with the last complaint. */
export async function eventually<Result>(
  work: () => Promise<Result>,
  { withinMs = 20_000 }: { withinMs?: number } = {},
): Promise<Result> {
  const deadlineMs = performance.now() + withinMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > deadlineMs) throw error
      await pause(everyMs)
    }
  }
}

/** What is expected, in words that name the difference. */
export function expectSame(what: string, found: unknown, wanted: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (is !== should) throw new Error(`${what} is ${is}, not ${should}.`)
}

export function expectThat(isSo: unknown, complaint: string): asserts isSo {
  if (!isSo) throw new Error(complaint)
}
