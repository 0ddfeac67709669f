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
const budgets = [2_048, 4_096] as const
const startsRead = 60
const completionsRead = 8
const candidatesRead = 60
const ownRead = 200
const freshRead = 200

/** Titles that hold the typed words, the last of which may be unfinished. A slip is assumed only where nothing is spelt so. */
export async function suggest(
  connection: Connection,
  { text, audiences, limit = 10 }: SuggestRequest,
): Promise<Suggestion[]> {
  const words = wordsOf(text.slice(0, maxCharacters)).slice(0, maxWords)
  if (words.length === 0) return []
  const exact = await listNames(connection, words, audiences, limit)
  const suggestions = exact.slice(0, limit).map((name) => suggestionOf(name, false))
  if (suggestions.length > 0) return suggestions
  const corrected = await correct(connection, words)
  if (!corrected) return []
  const fuzzy = await listNames(connection, corrected, audiences, limit)
  return fuzzy.slice(0, limit).map((name) => suggestionOf(name, true))
}

async function correct(connection: Connection, words: string[]): Promise<string[] | undefined> {
  const typing = words.at(-1) as string
  const [whole, begun] = await Promise.all([
    listAlike(connection, words.slice(0, -1), distance),
    listAlike(connection, [typing], distanceToBeginning),
  ])
  if (whole.size + begun.size === 0) return undefined
  const finished = words.slice(0, -1).map((word) => whole.get(word)?.[0]?.word ?? word)
  return [...finished, begun.get(typing)?.[0]?.word ?? typing]
}

async function listNames(connection: Connection, words: string[], audiences: string[], limit: number): Promise<Name[]> {
  const [names, completions] = await Promise.all([
    listBeginning(connection, words.join(' '), audiences),
    listCompletions(connection, words.at(-1) as string),
  ])
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

/** The names that begin as typed, and the fresh ones and the reader's own, which may. */
function listBeginning(connection: Connection, typed: string, audiences: string[]): Promise<Name[]> {
  const [own, isOpen] = readerOf(audiences)
  return run<Name>(connection, {
    name: own.length > 0 ? 'search-beginning-own' : 'search-beginning',
    text: `with known as materialized (
        select unnest(ords) as ord from search_prefixes where prefix = $3
      ), begun as materialized (
        select ord from known
        union all
        (select ord from search_titles where folded >= $3 and folded < $4 and not exists (select from known)
         order by folded limit ${startsRead})
        union all
        (select ord from search_fresh limit ${freshRead})
      )
      select ${nameColumns}
      from search_documents d join search_titles t on t.ord = d.ord
      where d.ord = any(array(select ord from begun)${own.length > 0 ? ` || ${ownOrds}` : ''}) and ${isVisible}`,
    values: [own, isOpen, typed, `${typed}\u{10ffff}`],
  })
}

/** The commonest words that begin so. */
async function listCompletions(connection: Connection, typing: string): Promise<string[]> {
  const rows = await run<{ word: string }>(connection, {
    name: 'search-completions',
    text: `with known as materialized (
        select unnest(words) as word from search_prefixes where prefix = $1
      )
      select word from known
      union all
      (select word from search_lexicon where word >= $1 and word < $2 and not exists (select from known)
       order by uses desc, word limit ${completionsRead})`,
    values: [typing, `${typing}\u{10ffff}`],
  })
  return rows.map(({ word }) => word)
}

// Titles weigh three times, so the best postings of the words are those that bear them in the title.
async function findHolders(connection: Connection, finished: string[], completions: string[]) {
  const lexemeByWord = await lexemesOf(connection, [...finished, ...completions])
  const lexemesOfAll = (words: string[]) => words.flatMap((word) => lexemeByWord.get(word) ?? [])
  const query = { words: [...finished, ...completions], phrases: [], unwantedWords: [], unwantedPhrases: [] }
  const lookup = await lookUp(connection, { query, lexemeByWord, classes: allClasses, budgets })
  // Beside a finished word the completions only lift: the one that is being typed may be too rare to be among them.
  const mustHold = lexemesOfAll(finished).map((lexeme) => [lexeme])
  const { blocks, mask } = weigh(lookup, mustHold)
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

const readerOf = (audiences: string[]): [string[], boolean] => [
  audiences.filter((key) => key !== everyone),
  audiences.includes(everyone),
]

const suggestionOf = ({ id, type, label }: Name, isFuzzy: boolean): Suggestion => ({ id, type, label, isFuzzy })
