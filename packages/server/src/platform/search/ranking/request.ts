import type { Connection } from '../connection.ts'
import type { Effects } from '../question/effects.ts'
import type { Query } from '../question/query.ts'
import type { Lookup } from './lookup.ts'
import type { Asked, Found, Scope } from './rescore.ts'
import type { Factors } from './score.ts'

/** A search that has been understood: what the ways of finding work on. */
export interface Search {
  connection: Connection
  query: Query
  lexemeByWord: Map<string, string[]>
  /** Read within the budgets of the way of finding. */
  lookup: Lookup
  /** Terms that must not occur. */
  unwanted: number[]
  /** Documents of these types that hold one of these terms stand below the others. */
  avoided: { terms: number[]; types: number[] }
  /** What the question names that may follow from a subject of it. */
  effects: Effects | undefined
  scope: Scope
  /** The viewer's own documents are found beside everyone's, not among them. */
  isOwnApart: boolean
  factors: Factors
  /** How many of the best are needed for the page: its end. */
  needed: number
  /** Up to how many matching documents are counted one by one; as many as is quick when left out. */
  countable: number | undefined
  /** Which of these documents the caller wants, by what only the caller knows of them. */
  narrow: Narrow | undefined
  /** Every matching document is to be listed. */
  isListed: boolean
}

/** By their numbers in `search_documents`. */
export type Narrow = (ords: number[]) => Promise<number[]>

/** So many documents of a class and a type. */
export interface Cell {
  class: number
  type: number
  count: number
}

export interface Outcome {
  lookup: Lookup
  asked: Asked
  /** In order; at most as many as can be reached. */
  found: (Found & { score: number })[]
  /** Every matching document is in `found`. */
  isExhaustive: boolean
  /** Where not every one is in `found`, but they were few enough to be counted. */
  counted?: Cell[]
  /** Every matching document, where they were to be listed; the viewer's own hold every word. */
  matched?: number[]
}

/** The best this many can be paged through; past them a page is empty. */
export const reachable = 5_000

/** Whether a document found stands on the pages. */
export const isPaged =
  ({ isOwnApart }: Search) =>
  ({ isOpen }: Found): boolean =>
    isOpen || !isOwnApart
