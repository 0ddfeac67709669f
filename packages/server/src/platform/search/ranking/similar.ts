import { idfOf, share } from '../bm25.ts'
import { type Connection, run } from '../connection.ts'
import { termOf, timesOf } from '../entries.ts'
import { closenessToDocument } from '../meaning/closeness.ts'
import { countOpen } from './count.ts'
import { lookUp } from './lookup.ts'
import { listRelevant, relevantBudgets } from './relevant.ts'
import type { Search } from './request.ts'
import { everyone } from './rescore.ts'

export interface SimilarRequest {
  id: string
  limit: number
  /** 0 to 1: how much of what is telling in a document another must hold. */
  least: number
}

export interface Similar {
  id: string
  likeness: number
}

const tellingTerms = 10
/** A word of more than this share of a class's documents tells nothing; neither does it matter in a class of a few. */
const commonShare = 0.04
const fewDocuments = 10
const leastHeld = 2
/** Of trials that shared their telling words, those less near in meaning than this shared next to no condition. */
const leastClose = 0.4
const wordsAlone = { freshness: 0, rank: 0, popularity: 0 }

/** Everyone's documents that hold two or more of the telling words of this one and mean what it means, best first. */
export async function similar(connection: Connection, { id, limit, least }: SimilarRequest): Promise<Similar[]> {
  const telling = await listTelling(connection, id)
  const [first] = telling
  if (!first || telling.length < leastHeld) return []
  const words = telling.map(({ lexeme }) => lexeme)
  const query = { words, phrases: [], unwantedWords: [], unwantedPhrases: [], anyOf: [] }
  const lexemeByWord = new Map(words.map((word) => [word, [word]]))
  const lookup = await lookUp(connection, { query, lexemeByWord, classes: everyClass, budgets: relevantBudgets(query) })
  const search: Search = {
    effects: undefined,
    connection,
    query,
    lexemeByWord,
    lookup: { ...lookup, synonyms: [], namedBy: new Map() },
    unwanted: [],
    avoided: { terms: [], types: [] },
    scope: { audiences: [everyone], classes: everyClass, isEveryClass: true, types: undefined },
    isOwnApart: false,
    narrow: undefined,
    isListed: false,
    factors: wordsAlone,
    needed: limit + 1,
    countable: 0,
  }
  const { found } = await listRelevant(search)
  const worth = new Map(telling.map(({ term, weight }) => [term, weight]))
  const whole = telling.reduce((sum, { weight }) => sum + weight, 0)
  const likenessOf = (common: number[]) => {
    const held = common.map((entry) => worth.get(termOf(entry)) ?? 0).filter((weight) => weight > 0)
    return held.length < leastHeld ? 0 : held.reduce((sum, weight) => sum + weight, 0) / whole
  }
  const alike = found
    .map((row) => ({ ...row, likeness: likenessOf(row.common) }))
    .filter((row) => row.id !== id && row.likeness >= least)
  const closenessOf = await closenessToDocument(
    connection,
    first.ord,
    alike.map(({ ord }) => ord),
  )
  return alike
    .filter(({ ord }) => (closenessOf(ord) ?? 1) >= leastClose)
    .map((row) => ({ id: row.id, likeness: row.likeness }))
    .slice(0, limit)
}

const everyClass = [0, 1, 2, 3, 4, 5, 6, 7]

interface Telling {
  /** Of the document. */
  ord: number
  term: number
  lexeme: string
  weight: number
}

/** The words a document is about: often in it, seldom elsewhere in any class, and in some other document at all. */
async function listTelling(connection: Connection, id: string): Promise<Telling[]> {
  const [rows, open] = await Promise.all([listTerms(connection, id), countOpen(connection)])
  const sizes = new Map<number, number>()
  for (const { class: one, count } of open) sizes.set(one, (sizes.get(one) ?? 0) + count)
  const all = sizes.values().reduce((sum, size) => sum + size, 0)
  const isCommon = (inClass: string, documents: number) =>
    documents > Math.max(fewDocuments, (sizes.get(Number(inClass)) ?? 0) * commonShare)
  return rows
    .map(({ by_class, ...row }) => ({ ...row, byClass: Object.entries(by_class ?? {}) }))
    .filter(({ byClass, lexeme }) => !/^\d+$/.test(lexeme) && !byClass.some(([one, count]) => isCommon(one, count)))
    .map((row) => ({ ...row, documents: row.byClass.reduce((sum, [, count]) => sum + count, 0) }))
    .filter(({ documents }) => documents >= 2)
    .map(({ ord, entry, lexeme, documents, length }) => {
      const idf = idfOf(documents, all)
      return { ord, term: termOf(entry), lexeme, weight: idf * share(timesOf(entry), length, length) }
    })
    .sort((a, b) => b.weight - a.weight || a.term - b.term)
    .slice(0, tellingTerms)
}

interface TermRow {
  ord: number
  entry: number
  lexeme: string
  length: number
  by_class: Record<string, number> | null
}

const listTerms = (connection: Connection, id: string): Promise<TermRow[]> =>
  run<TermRow>(connection, {
    name: 'search-telling',
    text: `select d.ord, e.entry, t.lexeme, d.length, p.by_class
           from search_documents d
           cross join lateral unnest(d.terms) e(entry)
           join search_terms t on t.id = e.entry >> 4
           cross join lateral (
             select json_object_agg(c.class, c.documents) as by_class
             from (
               select class, sum(documents)::int as documents from search_postings
               where term = t.id and chunk = 0
               group by class) c) p
           where d.id = $1`,
    values: [id],
  })
