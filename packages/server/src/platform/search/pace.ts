import { setTimeout as pause, setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Lets the event loop go; long work does so after this many postings. */
export { yieldToEventLoop }
export const postingsBetweenYields = 10_000

/** Rests for so many times as long as the work took: upkeep leaves the machine to those who search and write. */
export async function thenRest<Result>(timesAsLong: number, work: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now()
  const result = await work()
  if (timesAsLong > 0) await pause(timesAsLong * (performance.now() - startedMs))
  return result
}
