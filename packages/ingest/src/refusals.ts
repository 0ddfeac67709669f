import { number } from './counts.ts'

/** As many are told on the screen; all of them stand in a report. */
const refusalsTold = 5

/** The records that a run refused: how many, and of the first ones where each stands and what was expected there. */
export function keepRefusals() {
  const told: string[] = []
  let count = 0
  return {
    add({ place, reason }: { place: string; reason: string }) {
      count++
      if (told.length < refusalsTold) told.push(`Refused: ${place}: ${reason}`)
    },
    lines(report?: string): string[] {
      if (count === 0) return []
      const were = count === 1 ? 'One record was' : `${number(count)} records were`
      const rest = count > told.length ? '; run with --report FILE to see all reasons' : ''
      return [...told, `${were} not in the format${report ? `; the reasons are in ${report}` : rest}.`]
    },
  }
}
