import { stdout } from 'node:process'

/** What comes after this cannot be tried. */
export class Stopped extends Error {}

/** One line per step, and the totals at the end. */
export interface Report {
  /** A failure is told and the rehearsal goes on. */
  check(name: string, work: () => Promise<unknown>): Promise<void>
  /** A failure ends the rehearsal: the steps after it stand on this one. */
  need<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Something that could not be tried on this machine. */
  leaveOut(name: string, why: string): void
  passed(): number
  failed(): number
}

export function createReport(): Report {
  const totals = { passed: 0, failed: 0 }

  async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const startedMs = performance.now()
    try {
      const result = await work()
      totals.passed += 1
      tell('ok', name, `${Math.round(performance.now() - startedMs)} ms`)
      return result
    } catch (error) {
      totals.failed += 1
      tell('FAILED', name, error instanceof Error ? error.message : String(error))
      throw new Stopped(name, { cause: error })
    }
  }

  return {
    check: (name, work) =>
      step(name, work).then(
        () => undefined,
        () => undefined,
      ),
    need: step,
    leaveOut: (name, why) => tell('left out', name, why),
    passed: () => totals.passed,
    failed: () => totals.failed,
  }
}

const tell = (outcome: string, name: string, note: string) =>
  stdout.write(`${outcome.padEnd(9)} ${name} (${note.trim()})\n`)
