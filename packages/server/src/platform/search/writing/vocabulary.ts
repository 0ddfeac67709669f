import type { Chunk } from '../chunks.ts'
import { termOf } from '../entries.ts'

// Memory is bounded by building so many postings at a time.
const postingsAtOnce = 16_000_000

/** The terms that the documents hold, rising, and how often by term. A small segment holds few of a large collection's. */
export interface Vocabulary {
  terms: Int32Array
  counts: Int32Array
}

/** From one index among the terms up to another. */
export interface Range {
  from: number
  to: number
}

export function countTerms(chunks: Chunk[]): Vocabulary {
  let greatest = -1
  for (const { entries } of chunks) {
    for (let at = 0; at < entries.length; at++) greatest = Math.max(greatest, termOf(entries[at] as number))
  }
  const counts = new Int32Array(greatest + 1)
  const terms: number[] = []
  for (const { entries } of chunks) {
    for (let at = 0; at < entries.length; at++) {
      const term = termOf(entries[at] as number)
      const count = counts[term] as number
      if (count === 0) terms.push(term)
      counts[term] = count + 1
    }
  }
  return { counts, terms: Int32Array.from(terms).sort() }
}

/** Ranges of terms whose postings fit into memory together. */
export function* termRanges({ terms, counts }: Vocabulary): Generator<Range> {
  let from = 0
  let size = 0
  for (let index = 0; index < terms.length; index++) {
    const count = counts[terms[index] as number] as number
    if (size > 0 && size + count > postingsAtOnce) {
      yield { from, to: index }
      from = index
      size = 0
    }
    size += count
  }
  if (size > 0) yield { from, to: terms.length }
}
