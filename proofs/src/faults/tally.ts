/** What clients may see while something is broken: each says plainly that it is not their doing. */
const clear = new Set([
  '502',
  '503',
  '507',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'chat 503',
  'chat closed',
  'chat unanswered',
])

interface Noted {
  atMs: number
  /** What went wrong, if anything. */
  what: string | undefined
}

export interface Seen {
  calls: number
  errors: Record<string, number>
  /** Errors of a kind that tells nobody anything, such as a 500 or a body that breaks off. */
  unclear: number
  /** When the last error was seen, or the first good answer if that was later. */
  steadyAtMs: number
}

interface SeenWhen {
  fromMs: number
  toMs?: number
  endedMs?: number
}

/** How every call ended, and when. */
export class Tally {
  private readonly noted: Noted[] = []

  note(what: string | undefined): void {
    this.noted.push({ atMs: performance.now(), what })
  }

  /** Whether people have been answered without an error for so long. */
  isQuiet(forMs: number): boolean {
    const since = performance.now() - forMs
    const recent = this.noted.slice(-2_000).filter(({ atMs }) => atMs >= since)
    return recent.length > 0 && recent.every(({ what }) => what === undefined)
  }

  /** What was seen between two moments; steady as of a third between them. */
  seen({ fromMs, toMs = Number.POSITIVE_INFINITY, endedMs = fromMs }: SeenWhen): Seen {
    const seen = this.noted.filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    const bad = seen.filter(({ what }) => what !== undefined)
    const errors: Record<string, number> = {}
    for (const { what = '' } of bad) errors[what] = (errors[what] ?? 0) + 1
    const firstGood = seen.find(({ atMs, what }) => atMs >= endedMs && what === undefined)
    return {
      calls: seen.length,
      errors,
      unclear: bad.filter(({ what = '' }) => !clear.has(what)).length,
      steadyAtMs: Math.max(endedMs, bad.at(-1)?.atMs ?? 0, firstGood?.atMs ?? Number.POSITIVE_INFINITY),
    }
  }
}
