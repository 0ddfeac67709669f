import { type Connection, run } from './connection.ts'
import { lexemesOf } from './lexemes.ts'
import { type Lookup, lookUp } from './lookup.ts'
import { listNewest, newestBudgets } from './newest.ts'
import { parseQuery, type Query } from './query.ts'
import { listRelevant, relevantBudgets } from './relevant.ts'
import type { Search } from './request.ts'
import type { Factors } from './score.ts'
import { didYouMean } from './spelling.ts'
import { type Totals, totalsOf } from './totals.ts'

export interface SearchRequest {
  text: string
  /** Posting classes to search in; all when left out. */
  kinds?: number[]
  types?: number[]
  /** The keys the reader holds, `everyone` among them. */
  audiences: string[]
  limit: number
  offset?: number
  sort?: 'relevance' | 'newest'
  factors?: Partial<Factors>
  /** Up to how many matching documents are counted one by one; as many as is quick when left out. */
  countable?: number
}

export interface Hit {
  id: string
  score: number
}

export interface SearchResult extends Totals {
  hits: Hit[]
  /** What the reader may have meant; the hits are always those of what was typed. */
  didYouMean?: string
}

const gentle: Factors = { freshness: 0.1, rank: 0.1 }
const everyClass = [0, 1, 2, 3, 4, 5, 6, 7]

/** Finds documents that hold any of the words, best first, of those the reader may see. */
export async function search(connection: Connection, request: SearchRequest): Promise<SearchResult> {
  const typed = parseQuery(request.text)
  const lexemeByWord = await lexemesOf(connection, wordsIn(typed))
  const query = withoutEmptyPhrases(typed, lexemeByWord)
  if (!query.words.some((word) => lexemeByWord.get(word)?.length)) return nothing
  const { limit, offset = 0, sort = 'relevance' } = request
  const classes = request.kinds ?? everyClass
  const isNewest = sort === 'newest'
  const [lookup, unwanted] = await Promise.all([
    lookUp(connection, { query, lexemeByWord, classes, budgets: isNewest ? newestBudgets : relevantBudgets(query) }),
    findTerms(
      connection,
      query.unwantedWords.flatMap((word) => lexemeByWord.get(word) ?? []),
    ),
  ])
  const asked: Search = {
    connection,
    query,
    lexemeByWord,
    lookup,
    unwanted,
    scope: { audiences: request.audiences, classes, isEveryClass: !request.kinds, types: request.types },
    factors: { ...gentle, ...request.factors },
    needed: offset + limit,
    countable: request.countable,
  }
  const finding = (isNewest ? listNewest : listRelevant)(asked)
  const spelling = hasUnknownWord(lookup) ? didYouMean(connection, request.text) : undefined
  const [outcome, proposed] = await Promise.all([finding, spelling])
  const hits = outcome.found.slice(offset, offset + limit).map(({ id, score }) => ({ id, score }))
  const totals = await totalsOf(asked, outcome, isNewest || query.phrases.length > 0)
  const isPoor = spelling === undefined && outcome.found.length < fewFound
  const meant = isPoor ? await didYouMean(connection, request.text) : proposed
  return { ...totals, hits, ...(meant === undefined ? {} : { didYouMean: meant }) }
}

const nothing: SearchResult = { hits: [], total: 0, isExact: true, classes: [], types: [] }

// So few may be due to a slip of the pen, though every word occurs somewhere.
const fewFound = 3

const hasUnknownWord = ({ lexemes, termByLexeme }: Lookup) =>
  lexemes.some((lexeme) => !termByLexeme.get(lexeme)?.documents)

async function findTerms(connection: Connection, lexemes: string[]): Promise<number[]> {
  if (lexemes.length === 0) return []
  const rows = await run<{ id: number }>(connection, {
    name: 'search-terms',
    text: 'select id from search_terms where lexeme = any($1::text[])',
    values: [lexemes],
  })
  return rows.map((row) => row.id)
}

const wordsIn = ({ words, unwantedWords, unwantedPhrases }: Query) => [
  ...words,
  ...unwantedWords,
  ...unwantedPhrases.flat(),
]

// A phrase of stop words alone holds nowhere and everywhere.
function withoutEmptyPhrases(query: Query, lexemeByWord: Map<string, string[]>): Query {
  const says = (phrase: string[]) => phrase.some((word) => lexemeByWord.get(word)?.length)
  return { ...query, phrases: query.phrases.filter(says), unwantedPhrases: query.unwantedPhrases.filter(says) }
}
