import type { KnownSum, ReadBlock } from './accumulator.ts'
import { freshSums } from './fresh.ts'
import { type Lookup, synonymShare } from './lookup.ts'

export interface WeighedBlocks {
  blocks: ReadBlock[]
  mask: number
  /** Sums of the fresh documents, which stand in no block as they are now. */
  known: KnownSum[]
}

/** What one level of a term adds to a document's sum, by the term's id. */
function weightsOf({ lexemes, termByLexeme }: Lookup): Map<number, number> {
  const typed = new Set(lexemes)
  return new Map(termByLexeme.values().map(({ id, idf, lexeme }) => [id, idf * (typed.has(lexeme) ? 1 : synonymShare)]))
}

/** Looked at whatever the blocks say: what is fresh and may hold a term, and what is named exactly so. */
export const alwaysLooked = (lookup: Lookup): number[] => [
  ...weigh(lookup, []).known.map(({ ord }) => ord),
  ...lookup.fresh.unknown,
  ...lookup.named,
]

/** What each block adds. One lexeme of each group must occur: the group's bit. */
export function weigh(lookup: Lookup, groups: string[][]): WeighedBlocks {
  const bitByTerm = new Map<number, number>()
  const weightByTerm = weightsOf(lookup)
  let mask = 0
  for (const [index, group] of groups.slice(0, 31).entries()) {
    mask |= 1 << index
    for (const lexeme of group) {
      const term = lookup.termByLexeme.get(lexeme)
      if (term) bitByTerm.set(term.id, (bitByTerm.get(term.id) ?? 0) | (1 << index))
    }
  }
  const blocks = lookup.blocks.map(({ term, block }) => ({
    block,
    weight: weightByTerm.get(term) ?? 0,
    bit: bitByTerm.get(term) ?? 0,
  }))
  const weights = [...weightByTerm].map(([term, weight]) => ({ term, weight, bit: bitByTerm.get(term) ?? 0 }))
  return { blocks, mask, known: freshSums(lookup.fresh, weights, lookup.averageLength) }
}
