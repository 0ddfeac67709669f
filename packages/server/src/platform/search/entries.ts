/**
 * A document holds a term so many times: one integer of the forward table, term << 4 | step. Few steps keep the list of
 * values by which a document may hold a term short, and more often than eight times hardly tells.
 */
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24, 32, 48, 64] as const

export const entryOf = (term: number, times: number): number => (term << 4) | stepOf(times)

export const termOf = (entry: number): number => entry >>> 4

export const timesOf = (entry: number): number => steps[(entry & 15) - 1] ?? 0

/** Where the entry of the term, or of the first one after it, stands among a document's entries, which rise. */
export function placeOfTerm(entries: Int32Array, term: number, after = 0): number {
  let from = after
  let to = entries.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (termOf(entries[middle] as number) < term) from = middle + 1
    else to = middle
  }
  return from
}

/** Every entry by which a document may hold one of the terms, sorted. */
export function keysOf(terms: Iterable<number>): number[] {
  const sorted = [...terms].sort((a, b) => a - b)
  return sorted.flatMap((term) => steps.map((_, index) => (term << 4) | (index + 1)))
}

function stepOf(times: number): number {
  if (times <= 8) return times
  const above = steps.findIndex((step) => step > times)
  return above < 0 ? steps.length : above
}
