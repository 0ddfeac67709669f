import { maxLevel } from '../blocks.ts'
import { levelOf } from '../bm25.ts'
import { type Chunk, firstEntry } from '../chunks.ts'
import { termOf, timesOf } from '../entries.ts'
import { postingsBetweenYields, yieldToEventLoop } from '../pace.ts'
import type { Range, Vocabulary } from './vocabulary.ts'

/** The postings of a range of terms, term by term. */
export interface InvertedRange {
  /** Where the postings of each term of the range begin; one more at the end. */
  starts: Int32Array
  ords: Int32Array
  /** class << 6 | 63 - level: sorting by it puts each class's best first. */
  marks: Uint16Array
}

export async function invertChunks(
  chunks: Chunk[],
  { terms, counts }: Vocabulary,
  { from, to }: Range,
  average: number,
): Promise<InvertedRange> {
  const starts = new Int32Array(to - from + 1)
  const nextByTerm = new Int32Array(counts.length)
  for (let slot = from; slot < to; slot++) {
    const term = terms[slot] as number
    const start = starts[slot - from] as number
    nextByTerm[term] = start
    starts[slot - from + 1] = start + (counts[term] as number)
  }
  const [first, last] = [terms[from] as number, terms[to - 1] as number]
  const total = starts[to - from] as number
  const inverted = { starts, ords: new Int32Array(total), marks: new Uint16Array(total) }
  let work = 0
  for (const chunk of chunks) {
    for (let index = 0; index < chunk.ords.length; index++) {
      const ord = chunk.ords[index] as number
      const mark = (chunk.classes[index] as number) << 6
      const length = chunk.lengths[index] as number
      const end = chunk.starts[index + 1] as number
      for (let at = firstEntry(chunk, index, first); at < end; at++) {
        const entry = chunk.entries[at] as number
        const term = termOf(entry)
        if (term > last) break
        const level = levelOf(timesOf(entry), length, average)
        const slot = nextByTerm[term] as number
        nextByTerm[term] = slot + 1
        inverted.ords[slot] = ord
        inverted.marks[slot] = mark | (maxLevel - level)
        work++
      }
      if (work > postingsBetweenYields) {
        work = 0
        await yieldToEventLoop()
      }
    }
  }
  return inverted
}
