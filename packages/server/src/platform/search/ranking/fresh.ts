import { levelOf } from '../bm25.ts'
import type { Connection } from '../connection.ts'
import { placeOfTerm, termOf, timesOf } from '../entries.ts'
import type { KnownSum } from './accumulator.ts'

interface FreshRow {
  ord: number
  version: number
}

/** The documents that changed since the last merge, as one statement saw them. */
export interface FreshRead {
  /** Which life of the collection they are of: another database or a restored one counts its versions anew. */
  vocabulary: string
  /** Whoever lists anew what transactions from this one on have written misses none that was committed late. */
  horizon: string
  /** All of them, or those since the horizon that was given. */
  listed: FreshRow[]
  /** What some of those hold that are not remembered yet. */
  told: (Omit<FreshDocument, 'entries'> & { terms: number[] })[]
}

interface FreshDocument extends FreshRow {
  class: number
  length: number
  entries: Int32Array
}

/** Which documents were fresh when a search looked; those that were merged since may be among them. */
interface Listing {
  vocabulary: string
  horizon: string
  /** When all of them were listed. */
  wholeMs: number
  rows: FreshRow[]
}

interface Memory {
  listing: Listing | undefined
  byOrd: Map<number, FreshDocument>
  /** The first version that is to be told. */
  tellFrom: number
}

/** So many are told at once; the others are looked at until their turn comes. */
export const toldAtOnce = 200
/** A document that was merged meanwhile is the same by its posting blocks: to take it for a fresh one costs a little time. */
const listedWholeEveryMs = 2_000

const memories = new WeakMap<Connection, Memory>()

/** What the fresh documents hold: every search would have to read all of them to find out. */
export function freshMemory(connection: Connection): Memory {
  const known = memories.get(connection)
  if (known) return known
  const memory: Memory = { listing: undefined, byOrd: new Map(), tellFrom: 0 }
  memories.set(connection, memory)
  return memory
}

/** What is listed already, unless that was long ago. */
export const knownListing = ({ listing }: Memory): Listing | undefined =>
  listing && performance.now() - listing.wholeMs < listedWholeEveryMs ? listing : undefined

export interface Fresh {
  known: FreshDocument[]
  /** Of which it is not known yet what they hold. */
  unknown: number[]
}

/** `before`: what the statement was told to be listed already. */
export function readFresh(memory: Memory, before: Listing | undefined, read: FreshRead): Fresh {
  if (memory.listing && memory.listing.vocabulary !== read.vocabulary) {
    Object.assign(memory, { listing: undefined, byOrd: new Map() })
  }
  for (const { terms, ...each } of read.told) memory.byOrd.set(each.ord, { ...each, entries: Int32Array.from(terms) })
  const listing = listingAfter(before, read)
  const { rows } = listing
  if (!memory.listing || BigInt(listing.horizon) >= BigInt(memory.listing.horizon)) memory.listing = listing
  if (memory.byOrd.size > 2 * rows.length + toldAtOnce) forgetMerged(memory, rows)
  const fresh: Fresh = { known: [], unknown: [] }
  let [highestKnown, lowestUnknown] = [0, Number.POSITIVE_INFINITY]
  for (const { ord, version } of rows) {
    const remembered = memory.byOrd.get(ord)
    if (remembered && remembered.version === version) {
      fresh.known.push(remembered)
      highestKnown = Math.max(highestKnown, version)
    } else {
      fresh.unknown.push(ord)
      lowestUnknown = Math.min(lowestUnknown, version)
    }
  }
  memory.tellFrom = Math.min(highestKnown + 1, lowestUnknown)
  return fresh
}

function listingAfter(before: Listing | undefined, { vocabulary, horizon, listed }: FreshRead): Listing {
  if (before?.vocabulary !== vocabulary) return { vocabulary, horizon, wholeMs: performance.now(), rows: listed }
  const later = new Set(listed.map(({ ord }) => ord))
  return { ...before, horizon, rows: [...before.rows.filter(({ ord }) => !later.has(ord)), ...listed] }
}

function forgetMerged({ byOrd }: Memory, rows: FreshRow[]): void {
  const fresh = new Set(rows.map(({ ord }) => ord))
  for (const ord of byOrd.keys()) if (!fresh.has(ord)) byOrd.delete(ord)
}

/** What a term adds for each level, and which of the wanted words it stands for. */
export interface TermWeight {
  term: number
  weight: number
  bit: number
}

/** The sums of the known ones that hold one of the terms, as their posting blocks will give them. */
export function freshSums({ known }: Fresh, weights: TermWeight[], averageLength: number): KnownSum[] {
  const rising = weights.toSorted((one, other) => one.term - other.term)
  const sums: KnownSum[] = []
  for (const { ord, length, entries } of known) {
    let [at, sum, bits] = [0, 0, 0]
    for (const { term, weight, bit } of rising) {
      at = placeOfTerm(entries, term, at)
      if (at === entries.length) break
      const entry = entries[at] as number
      if (termOf(entry) !== term) continue
      sum += weight * levelOf(timesOf(entry), length, averageLength)
      bits |= bit
    }
    if (sum > 0) sums.push({ ord, sum, bits })
  }
  return sums
}
