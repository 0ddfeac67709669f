export interface Figure {
  what: string
  value: string
  budget: string
  holds: boolean
}

type Bound = { atMost?: number; atLeast?: number; below?: number }

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Says what was measured beside its budget. What does not hold fails the bench; without a bound nothing can. */
export function report(what: string, value: number, { digits = 2, unit = '', ...bound }: Bound & Shown = {}): void {
  tell({ what, value: `${value.toFixed(digits)}${unit}`, budget: describe(bound, unit), holds: isWithin(value, bound) })
}

/** Says whether something is so that has no measure. */
export function reportFact(what: string, value: string, holds: boolean): void {
  tell({ what, value, budget: 'must hold', holds })
}

interface Shown {
  digits?: number
  unit?: string
}

function tell(figure: Figure): void {
  const { what, value, budget, holds } = figure
  say(`${what}: ${value}${budget ? ` (${budget})` : ''}${holds ? '' : '  DOES NOT HOLD'}`)
  if (!holds) process.exitCode = 1
  // The program that writes the table of figures listens.
  process.send?.(figure)
}

function isWithin(value: number, { atMost, atLeast, below }: Bound): boolean {
  if (atMost !== undefined && !(value <= atMost)) return false
  if (below !== undefined && !(value < below)) return false
  return atLeast === undefined || value >= atLeast
}

function describe({ atMost, atLeast, below }: Bound, unit: string): string {
  if (atMost !== undefined) return `at most ${atMost}${unit}`
  if (below !== undefined) return `under ${below}${unit}`
  return atLeast === undefined ? '' : `at least ${atLeast}${unit}`
}
