import { maxLevel } from '../blocks.ts'
import type { InvertedRange } from './invert.ts'

const allMarks = 513
const marksBefore = new Int32Array(allMarks)
// Most terms of a small segment stand in a handful of documents.
const fewPostings = 24

/** The postings of one term: class after class, each class's best level first, ords rising within a level. */
export interface SortedPostings {
  length: number
  ords: Int32Array
  marks: Uint16Array
  levels: Uint8Array
}

type Postings = Pick<InvertedRange, 'ords' | 'marks'>

/** Stable, so that ords keep rising within a level. */
export function sortByMark(inverted: Postings, from: number, to: number): SortedPostings {
  const length = to - from
  const sorted = {
    length,
    ords: inverted.ords.slice(from, to),
    marks: inverted.marks.slice(from, to),
    levels: new Uint8Array(length),
  }
  if (length <= fewPostings) sortFew(sorted)
  else sortMany(inverted, from, to, sorted)
  for (let i = 0; i < length; i++) sorted.levels[i] = maxLevel - ((sorted.marks[i] as number) & 63)
  return sorted
}

function sortFew({ length, ords, marks }: Postings & { length: number }) {
  for (let i = 1; i < length; i++) {
    const [ord, mark] = [ords[i] as number, marks[i] as number]
    let at = i
    for (; at > 0 && (marks[at - 1] as number) > mark; at--) {
      ords[at] = ords[at - 1] as number
      marks[at] = marks[at - 1] as number
    }
    ords[at] = ord
    marks[at] = mark
  }
}

function sortMany({ ords, marks }: Postings, from: number, to: number, sorted: Postings) {
  const next = marksBefore.fill(0)
  for (let i = from; i < to; i++) {
    const mark = (marks[i] as number) + 1
    next[mark] = (next[mark] as number) + 1
  }
  for (let mark = 1; mark < allMarks; mark++) next[mark] = (next[mark] as number) + (next[mark - 1] as number)
  for (let i = from; i < to; i++) {
    const mark = marks[i] as number
    const index = next[mark] as number
    next[mark] = index + 1
    sorted.ords[index] = ords[i] as number
    sorted.marks[index] = mark
  }
}
