import { bestDocuments } from './accumulator.ts'
import { type Connection, integers, run } from './connection.ts'
import { lexemesOf } from './lexemes.ts'
import { lookUp } from './lookup.ts'
import { weigh } from './relevant.ts'
import { everyone } from './rescore.ts'
import { distance, distanceToBeginning, listAlike } from './spelling.ts'
import { wordsOf } from './words.ts'

export interface SuggestRequest {
  text: string
  audiences: string[]
  limit?: number
}

export interface Suggestion {
  id: string
  type: number
  /** The title or the other name that matched. */
  label: string
  /** The typed words were not found so: a slip of the pen was assumed. */
  isFuzzy: boolean
}

interface Name {
  ord: number
  id: string
  type: number
  rank: number
  folded: string
  label: string
}

const maxCharacters = 120
const maxWords = 8
const allClasses = [0, 1, 2, 3, 4, 5, 6, 7]
const budgets = [4_096, 8_192] as const
const startsRead = 60
const candidatesRead = 60
const ownRead = 200
const freshRead = 200
const fuzzyBelow = 3

/** Titles that hold the typed words, the last of which may be unfinished. Fuzzy ones always stand below the others. */
export async function suggest(
  connection: Connection,
  { text, audiences, limit = 10 }: SuggestRequest,
): Promise<Suggestion[]> {
  const words = wordsOf(text.slice(0, maxCharacters)).slice(0, maxWords)
  if (words.length === 0) return []
  const exact = await listNames(connection, words, audiences, limit)
  const suggestions = exact.slice(0, limit).map((name) => suggestionOf(name, false))
  if (suggestions.length >= Math.min(limit, fuzzyBelow)) return suggestions
  const corrected = await correct(connection, words)
  if (!corrected) return suggestions
  const known = new Set(suggestions.map(({ id }) => id))
  const fuzzy = (await listNames(connection, corrected, audiences, limit)).filter(({ id }) => !known.has(id))
  return [...suggestions, ...fuzzy.map((name) => suggestionOf(name, true))].slice(0, limit)
}

async function correct(connection: Connection, words: string[]): Promise<string[] | undefined> {
  const typing = words.at(-1) as string
  const [whole, begun] = [
    await listAlike(connection, words.slice(0, -1), distance),
    await listAlike(connection, [typing], distanceToBeginning),
  ]
  if (whole.size + begun.size === 0) return undefined
  const finished = words.slice(0, -1).map((word) => whole.get(word)?.[0]?.word ?? word)
  return [...finished, begun.get(typing)?.[0]?.word ?? typing]
}

async function listNames(connection: Connection, words: string[], audiences: string[], limit: number): Promise<Name[]> {
  const { names, completions } = await findBeginnings(connection, words, audiences)
  const begun = inOrder(names, words)
  if (begun.length >= limit) return begun
  const ords = await findHolders(connection, words.slice(0, -1), completions)
  return inOrder([...names, ...(await readNames(connection, ords, audiences))], words)
}

function inOrder(names: Name[], words: string[]): Name[] {
  const typed = words.join(' ')
  const matching = names
    .map((name) => ({ ...name, place: placeOf(name.folded, typed, words) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place || b.rank - a.rank || a.folded.length - b.folded.length || b.ord - a.ord)
  return [...new Map(matching.toReversed().map((name) => [name.id, name])).values()].reverse()
}

// 0: it is the name. 1: the name begins so. 2: every word begins a word of it. -1: not at all.
function placeOf(folded: string, typed: string, words: string[]): number {
  if (folded === typed) return 0
  if (folded.startsWith(typed)) return 1
  const own = folded.split(' ')
  const holds = words.every((word, index) =>
    own.some((each) => (index === words.length - 1 ? each.startsWith(word) : each === word)),
  )
  return holds ? 2 : -1
}

/** The names that begin as typed, the fresh ones and the reader's own; and how the last word may go on. */
async function findBeginnings(connection: Connection, words: string[], audiences: string[]) {
  const [typed, typing] = [words.join(' '), words.at(-1) as string]
  const rows = await run<Name & { completions: string[] | null }>(connection, {
    name: 'search-beginnings',
    text: `with known as materialized (
        select prefix, words, ords from search_prefixes where prefix in ($3, $5)
      ), ords as materialized (
        select unnest(ords) as ord from known where prefix = $3
        union all
        (select ord from search_titles where folded >= $3 and folded < $4
           and not exists (select from known where prefix = $3 and ords <> '{}')
         order by folded limit ${startsRead})
        union all
        (select ord from search_fresh limit ${freshRead})
      )
      select ${nameColumns}, null::text[] as completions
      from search_documents d join search_titles t on t.ord = d.ord
      where d.ord = any(array(select ord from ords) || ${ownOrds}) and ${isVisible}
      union all
      select null, null, null, null, null, null, array(
        select unnest(words) from known where prefix = $5
        union all
        (select word from search_lexicon where word >= $5 and word < $6
           and not exists (select from known where prefix = $5 and words <> '{}')
         order by uses desc, word limit 8))`,
    values: [...readerOf(audiences), typed, `${typed}\u{10ffff}`, typing, `${typing}\u{10ffff}`],
  })
  return {
    names: rows.filter(({ completions }) => completions === null),
    completions: rows.find(({ completions }) => completions !== null)?.completions ?? [],
  }
}

// Titles weigh three times, so the best postings of the words are those that bear them in the title.
async function findHolders(connection: Connection, finished: string[], completions: string[]) {
  const lexemeByWord = await lexemesOf(connection, [...finished, ...completions])
  const lexemesOfAll = (words: string[]) => words.flatMap((word) => lexemeByWord.get(word) ?? [])
  const query = { words: [...finished, ...completions], phrases: [], unwantedWords: [], unwantedPhrases: [] }
  const lookup = await lookUp(connection, { query, lexemeByWord, classes: allClasses, budgets })
  const groups = [...lexemesOfAll(finished).map((lexeme) => [lexeme]), lexemesOfAll(completions)]
  const { blocks, mask } = weigh(
    lookup,
    groups.filter((group) => group.length > 0),
  )
  return bestDocuments(blocks, candidatesRead, mask).ords
}

function readNames(connection: Connection, ords: number[], audiences: string[]): Promise<Name[]> {
  return run<Name>(connection, {
    name: 'search-names',
    text: `select ${nameColumns} from search_documents d join search_titles t on t.ord = d.ord
           where d.ord = any($3::int[]) and ${isVisible}`,
    values: [...readerOf(audiences), integers(ords)],
  })
}

const nameColumns = 'd.ord, d.id, d.type, d.rank, t.folded, t.label'
const isVisible = '(d.audiences && $1::text[] or (d.audiences is null and $2))'
const ownOrds = `array(
  select own.ord from search_documents own where own.audiences && $1::text[] and own.audiences is not null
  order by own.ord desc limit ${ownRead})`

const readerOf = (audiences: string[]) => [audiences.filter((key) => key !== everyone), audiences.includes(everyone)]

const suggestionOf = ({ id, type, label }: Name, isFuzzy: boolean): Suggestion => ({ id, type, label, isFuzzy })
