import { type Connection, run } from './connection.ts'
import { termOf } from './entries.ts'
import { type Assumptions, readAnew } from './question/assumptions.ts'
import { findEffects } from './question/effects.ts'
import { type Fields, fieldLexemesOf } from './question/fields.ts'
import { type FrenchReading, frenchSynonyms } from './question/french-synonyms.ts'
import { avoidedWords, type Hints, synonymsOfHints, wordsOfHints } from './question/hints.ts'
import { lexemesOf } from './question/lexemes.ts'
import { parseQuery, type Query } from './question/query.ts'
import { didYouMean, listUnknown } from './question/spelling.ts'
import { wordsOf } from './question/words.ts'
import { groupsOf, holdsAll } from './ranking/groups.ts'
import { lookUp } from './ranking/lookup.ts'
import { listNewest, newestBudgets } from './ranking/newest.ts'
import { listRelevant, relevantBudgets } from './ranking/relevant.ts'
import { isPaged, type Narrow, type Outcome, type Search } from './ranking/request.ts'
import type { Factors } from './ranking/score.ts'
import { type Totals, totalsOf } from './ranking/totals.ts'

export interface SearchRequest {
  text: string
  /** Posting classes to search in; all when left out. */
  kinds?: number[]
  types?: number[]
  /** The keys the viewer holds, `everyone` among them. */
  audiences: string[]
  limit: number
  offset?: number
  sort?: 'relevance' | 'newest'
  factors?: Partial<Factors>
  /** Up to how many matching documents are counted one by one; as many as is quick when left out. */
  countable?: number
  /** The viewer's own documents that are not everyone's are given apart, and only those that hold every word. */
  isOwnApart?: boolean
  /** What of the question is known of its French. */
  french?: FrenchReading
  /** What else of the question is known. */
  hints?: Hints
  /** Words that nothing holds may be read otherwise; left out, the hits are those of what was typed. */
  assume?: Assumptions
  /** Documents must hold each word of each field. */
  fields?: Fields
  /** Only those of the matching documents that the caller wants. */
  narrow?: Narrow
  /** Every matching document is listed in `matched`. */
  isListed?: boolean
}

export interface Hit {
  id: string
  score: number
}

export interface SearchResult extends Totals {
  hits: Hit[]
  /** All of the viewer's own where they were asked for apart; they count in no total. */
  own: { id: string; type: number }[]
  /** Where they were to be listed: every matching document by its number, the viewer's own among them. */
  matched?: number[]
  /** What the hits are for: what was typed, or how it was read. */
  text: string
  /** The last word, and names cut short before it, were taken as the beginnings of these: nothing holds them as they are. */
  completed?: string[]
  /** The hits are for this spelling: nothing holds the other. */
  correctedTo?: string
  /** What the viewer may have meant; the hits are not for it. */
  didYouMean?: string
}

const gentle: Factors = { freshness: 0.1, rank: 0.1, popularity: 0.1 }
const everyClass = [0, 1, 2, 3, 4, 5, 6, 7]

/** Finds documents that hold any of the words, best first, of those the viewer may see. */
export async function search(connection: Connection, request: SearchRequest): Promise<SearchResult> {
  const { text, assume, french } = request
  const asked = parseQuery(text)
  const typed = await find(connection, request, french ? { ...asked, typedWords: wordsOf(french.typed) } : asked)
  const asTyped = { ...typed.result, text }
  if (typed.unknown.length === 0 && !typed.isPoor) return asTyped
  if (!assume || typed.unknown.length === 0) return { ...asTyped, ...offered(await didYouMean(connection, text)) }
  const { reading, offer } = await readAnew(
    connection,
    text,
    { unknown: typed.unknown, told: toldBy(request.hints) },
    assume,
  )
  if (!reading) return { ...asTyped, ...offered(offer) }
  const { query, ...read } = reading
  const { result } = await find(connection, request, query)
  return { ...result, ...read, ...offered(offer) }
}

const toldBy = (hints: Hints | undefined) => new Set(hints?.synonyms.flatMap(({ term }) => wordsOf(term)))

const offered = (didYouMean: string | undefined) => (didYouMean === undefined ? {} : { didYouMean })

interface Finding {
  result: Omit<SearchResult, 'text'>
  /** So few may be due to a slip of the pen, though every word occurs somewhere. */
  isPoor: boolean
  /** Wanted words that nothing holds, those in quotes apart. */
  unknown: string[]
}

async function find(connection: Connection, request: SearchRequest, typed: Query): Promise<Finding> {
  const { hints } = request
  const fields = fieldLexemesOf(request.fields ?? {})
  const lexemeByWord = await lexemesOf(connection, [
    ...wordsIn(typed),
    ...(hints ? [...wordsOfHints(hints), ...avoidedWords(hints)] : []),
  ])
  const query = withoutEmptyPhrases(typed, lexemeByWord)
  // Of small words alone the one that is being typed may be the beginning of another.
  if (fields.length === 0 && !query.words.some((word) => lexemeByWord.get(word)?.length)) {
    return { result: nothing, isPoor: false, unknown: query.phrases.length > 0 ? [] : query.words.slice(0, 1) }
  }
  const { limit, offset = 0, sort = 'relevance' } = request
  const classes = request.kinds ?? everyClass
  const isNewest = sort === 'newest'
  const [lookup, unwanted, avoided, effects] = await Promise.all([
    lookUp(connection, {
      query,
      lexemeByWord,
      classes,
      given: [
        ...frenchSynonyms(query, lexemeByWord, request.french),
        ...(hints ? synonymsOfHints(hints, lexemeByWord) : []),
      ],
      hints,
      fields,
      budgets: isNewest ? newestBudgets : relevantBudgets(query),
    }),
    findTerms(
      connection,
      query.unwantedWords.flatMap((word) => lexemeByWord.get(word) ?? []),
    ),
    findTerms(connection, hints ? avoidedWords(hints).flatMap((word) => lexemeByWord.get(word) ?? []) : []),
    findEffects(connection, hints?.effects, lexemeByWord),
  ])
  const asked: Search = {
    connection,
    query,
    lexemeByWord,
    lookup,
    unwanted,
    avoided: { terms: avoided, types: hints?.subjectTypes ?? [] },
    effects,
    scope: { audiences: request.audiences, classes, isEveryClass: !request.kinds, types: request.types },
    factors: { ...gentle, ...request.factors },
    needed: offset + limit,
    countable: request.countable,
    isOwnApart: request.isOwnApart ?? false,
    narrow: request.narrow,
    isListed: request.isListed ?? false,
  }
  const outcome = await (isNewest ? listNewest : listRelevant)(asked)
  const paged = outcome.found.filter(isPaged(asked))
  const [totals, unknown] = await Promise.all([
    totalsOf(asked, { ...outcome, found: paged }, isNewest || query.phrases.length > 0),
    listUnknown(
      connection,
      unheldWords(asked, outcome).filter(
        (word) => !hints?.isAttribute(word) && !hints?.isIdle?.(word) && !endsClass(asked, hints, word),
      ),
      0,
    ),
  ])
  const hits = paged.slice(offset, offset + limit).map(({ id, score }) => ({ id, score }))
  const groups = groupsOf(asked, lookup)
  const own = outcome.found.filter((row) => !isPaged(asked)(row) && holdsAll(row, groups))
  return {
    result: {
      ...totals,
      hits,
      own: own.map(({ id, type }) => ({ id, type })),
      ...(outcome.matched && { matched: outcome.matched }),
    },
    isPoor: outcome.found.length < fewFound,
    unknown,
  }
}

const nothing = { hits: [], own: [], total: 0, isExact: true, classes: [], types: [] }

const fewFound = 3

/** The last word is a part of what a class is called: "benzo" is no beginning of another word then. */
const endsClass = ({ query, lookup, lexemeByWord }: Search, hints: Hints | undefined, word: string): boolean =>
  word === query.words.at(-1) &&
  hints?.isOrdinary(word) === true &&
  lookup.synonyms.some(
    ({ isMember, wanted }) => isMember && lexemeByWord.get(word)?.every((each) => wanted.includes(each)),
  )

/** Words outside of quotes that neither the posting lists nor what was found know of. */
function unheldWords({ query, lexemeByWord, lookup }: Search, { found }: Outcome): string[] {
  const quoted = new Set(query.phrases.flat())
  const held = new Set(found.flatMap(({ common }) => common.map(termOf)))
  const inFrench = (lexeme: string) =>
    lookup.synonyms
      .filter(({ wanted, isGiven }) => isGiven && wanted.join(' ') === lexeme)
      .flatMap((each) => each.lexemes)
  return query.words.filter((word) => {
    const lexemes = lexemeByWord.get(word) ?? []
    const terms = [...lexemes, ...lexemes.flatMap(inFrench)].map((lexeme) => lookup.termByLexeme.get(lexeme))
    return !quoted.has(word) && terms.length > 0 && terms.every((term) => !term?.documents && !held.has(term?.id ?? -1))
  })
}

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
