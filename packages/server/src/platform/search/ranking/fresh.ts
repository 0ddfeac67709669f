import type { Connection } from '../connection.ts'
import { holdsTerm } from '../entries.ts'

/** The documents that changed since the last merge, as one statement saw them. */
export interface FreshRead {
  /** Which life of the collection they are of: another database or a restored one counts its versions anew. */
  vocabulary: string
  ords: number[]
  versions: number[]
  /** The entries of those that are not remembered yet, by rising version. */
  told: Told[]
}

interface Told {
  ord: number
  version: number
  /** Its entries, which rise. */
  terms: number[]
}

interface Memory {
  vocabulary: string | undefined
  /** The highest version of which the entries were told. */
  upTo: number
  byOrd: Map<number, Told>
}

/** So many are told at once; the others are looked at until their turn comes. */
export const toldAtOnce = 200

const memories = new WeakMap<Connection, Memory>()

/** Which terms the fresh documents hold: every search would have to read all of them to find out. */
export function freshMemory(connection: Connection): Memory {
  const known = memories.get(connection)
  if (known) return known
  const memory: Memory = { vocabulary: undefined, upTo: 0, byOrd: new Map() }
  memories.set(connection, memory)
  return memory
}

/** Which of the fresh documents hold one of the terms, with those of which it is not known: a change that was committed late, say. */
export type FreshHolding = (terms: Iterable<number>) => number[]

export function readFresh(memory: Memory, { vocabulary, ords, versions, told }: FreshRead): FreshHolding {
  if (memory.vocabulary !== vocabulary) Object.assign(memory, { vocabulary, upTo: 0, byOrd: new Map() })
  for (const each of told) {
    memory.byOrd.set(each.ord, each)
    memory.upTo = Math.max(memory.upTo, each.version)
  }
  if (memory.byOrd.size > 2 * ords.length + toldAtOnce) forgetMerged(memory, ords)
  const known = ords.map((ord, nth) => {
    const remembered = memory.byOrd.get(ord)
    return remembered?.version === versions[nth] ? remembered?.terms : undefined
  })
  return (terms) => {
    const wanted = [...terms]
    return ords.filter((_, nth) => {
      const held = known[nth]
      return !held || wanted.some((term) => holdsTerm(held, term))
    })
  }
}

function forgetMerged({ byOrd }: Memory, ords: number[]): void {
  const fresh = new Set(ords)
  for (const ord of byOrd.keys()) if (!fresh.has(ord)) byOrd.delete(ord)
}
