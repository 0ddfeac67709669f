import type { Outcome } from './request.ts'

export interface Count {
  key: number
  count: number
}

export interface Totals {
  total: number
  /** Counted one by one; otherwise an estimate from the words' own counts. */
  isExact: boolean
  classes: Count[]
  types: Count[]
}

/** Exact where every matching document was looked at. `all`: a document counts when it holds every word, not any. */
export function totalsOf(outcome: Outcome, classes: number[], all: boolean): Totals {
  const counted = {
    total: outcome.found.length,
    isExact: true,
    classes: countsOf(outcome.found.map((row) => row.class)),
    types: countsOf(outcome.found.map((row) => row.type)),
  }
  if (outcome.isExhaustive) return counted
  const estimated = classes.map((key) => ({ key, count: estimate(outcome, key, all) })).filter(({ count }) => count > 0)
  const total = estimated.reduce((sum, { count }) => sum + count, 0)
  if (total <= counted.total) return { ...counted, isExact: false }
  return { total, isExact: false, classes: estimated, types: typesOf(outcome, estimated) }
}

function estimate({ lookup, found }: Outcome, inClass: number, all: boolean): number {
  const seen = found.filter((row) => row.class === inClass).length
  const shares = lookup.lexemes.map((lexeme) => {
    const alike = lookup.synonyms.filter((synonym) => synonym.wanted.join(' ') === lexeme)
    const lexemes = new Set([
      lexeme,
      ...alike.flatMap((synonym) => (synonym.lexemes.length === 1 ? synonym.lexemes : [])),
    ])
    const documents = [...lexemes].reduce((sum, each) => {
      return sum + (lookup.termByLexeme.get(each)?.documentsByClass.get(inClass) ?? 0)
    }, 0)
    return Math.min(1, documents / Math.max(1, lookup.documents))
  })
  const some = shares.filter((share) => share > 0)
  if (some.length === 0) return seen
  const chance = all
    ? some.reduce((product, share) => product * share, 1)
    : 1 - some.reduce((product, share) => product * (1 - share), 1)
  return Math.max(seen, Math.round(chance * lookup.documents))
}

// Each class's estimate, shared out as its types stand among the documents found.
function typesOf({ found }: Outcome, classes: Count[]): Count[] {
  const totals = new Map<number, number>()
  for (const { key, count } of classes) {
    const seen = countsOf(found.filter((row) => row.class === key).map((row) => row.type))
    const all = seen.reduce((sum, each) => sum + each.count, 0)
    for (const type of seen) totals.set(type.key, (totals.get(type.key) ?? 0) + Math.round((count * type.count) / all))
  }
  return [...totals].map(([key, count]) => ({ key, count }))
}

function countsOf(keys: number[]): Count[] {
  const counts = new Map<number, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count })).toSorted((a, b) => a.key - b.key)
}
