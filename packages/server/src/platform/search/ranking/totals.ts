import { countOpen } from './count.ts'
import { cellsOf } from './matched.ts'
import type { Cell, Outcome, Search } from './request.ts'
import type { Scope } from './rescore.ts'
import { tellingLexemes } from './score.ts'

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

/** Exact where every matching document was looked at or counted. `all`: a document counts when it holds every word. */
export async function totalsOf({ connection, scope }: Search, outcome: Outcome, all: boolean): Promise<Totals> {
  if (outcome.isExhaustive) return sumsOf(cellsOf(outcome.found), true)
  if (outcome.counted) return sumsOf(outcome.counted, true)
  return sumsOf(estimatesOf(outcome, scope, await countOpen(connection), all), false)
}

function sumsOf(cells: Cell[], isExact: boolean): Totals {
  return {
    total: cells.reduce((sum, { count }) => sum + count, 0),
    isExact,
    classes: sumsBy(cells, (cell) => cell.class),
    types: sumsBy(cells, (cell) => cell.type),
  }
}

function sumsBy(cells: Cell[], keyOf: (cell: Cell) => number): Count[] {
  const sums = new Map<number, number>()
  for (const cell of cells) sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + cell.count)
  return [...sums].map(([key, count]) => ({ key, count })).toSorted((a, b) => a.key - b.key)
}

/** Each class's estimate, shared out among its types: never fewer than were seen and never more than there are. */
function estimatesOf(outcome: Outcome, { classes, types }: Scope, open: Cell[], all: boolean): Cell[] {
  const seen = cellsOf(outcome.found)
  const own = cellsOf(outcome.found.filter((row) => !row.isOpen))
  const existing = joinedCells([...open, ...own])
  return existing
    .filter((cell) => classes.includes(cell.class) && (!types || types.includes(cell.type)))
    .map((cell) => {
      const seenHere = countIn(seen, cell)
      // What was found tells how a class divides into types, unless types were left out of it.
      const shares = !types && seen.some((other) => other.class === cell.class) ? seen : existing
      const share = countIn(shares, cell) / sumIn(shares, cell.class)
      const likely = Math.round(estimate(outcome, cell.class, all) * share)
      return { ...cell, count: Math.max(seenHere, Math.min(likely, cell.count)) }
    })
    .filter(({ count }) => count > 0)
}

const isSame = (one: Cell, other: Cell) => one.class === other.class && one.type === other.type
const countIn = (cells: Cell[], wanted: Cell) => cells.find((cell) => isSame(cell, wanted))?.count ?? 0
const sumIn = (cells: Cell[], inClass: number) =>
  cells.reduce((sum, cell) => sum + (cell.class === inClass ? cell.count : 0), 0)

function joinedCells(cells: Cell[]): Cell[] {
  const joined: Cell[] = []
  for (const cell of cells) {
    const known = joined.find((other) => isSame(other, cell))
    if (known) known.count += cell.count
    else joined.push({ ...cell })
  }
  return joined
}

function estimate({ lookup }: Outcome, inClass: number, all: boolean): number {
  const shares = tellingLexemes(lookup).map((lexeme) => {
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
  if (some.length === 0) return 0
  const chance = all
    ? some.reduce((product, share) => product * share, 1)
    : 1 - some.reduce((product, share) => product * (1 - share), 1)
  return chance * lookup.documents
}
