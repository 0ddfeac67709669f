import { type Connection, integers, run } from '../connection.ts'
import { distance, distanceToBeginning, listAlike } from '../question/spelling.ts'
import { wordsOf } from '../question/words.ts'
import { findHolders } from './holders.ts'
import { everyone } from './rescore.ts'

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
  /** 1 is the title; the rest are other names. */
  nth: number
  /** Everyone may see it. */
  is_open: boolean
  /** Its place among the best of a short beginning. */
  best: number | null
}

interface MatchedName extends Name {
  /** 0: it is the name. 1: the name begins so. 2: every word begins a word of it. */
  match: number
}

const maxCharacters = 120
const maxWords = 8
/** As many as `search_beginning` reads. */
const startsRead = 60
const slipsTried = 3
/** So few letters begin enough names: what holds them elsewhere is looked for only where they do not. */
const fewLetters = 3

/** Titles that hold the typed words, the last of which may be unfinished. A slip is assumed only where nothing is spelt so. */
export async function suggest(
  connection: Connection,
  { text, audiences, limit = 10 }: SuggestRequest,
): Promise<Suggestion[]> {
  const words = wordsOf(text.slice(0, maxCharacters)).slice(0, maxWords)
  if (words.length === 0) return []
  const exact = await listNames(connection, words, audiences, limit)
  if (exact.length > 0) return exact.slice(0, limit).map((name) => suggestionOf(name, false))
  const spellings = await correct(connection, words)
  const lists = await Promise.all(spellings.map((each) => listNames(connection, each, audiences, limit)))
  const fuzzy = withoutRepeats(lists.flat().sort((a, b) => a.match - b.match))
  return fuzzy.slice(0, limit).map((name) => suggestionOf(name, true))
}

/** The words with their slips put right; the one being typed may have been meant as one of several. */
async function correct(connection: Connection, words: string[]): Promise<string[][]> {
  const [typing, before] = [words.at(-1) as string, words.slice(0, -1)]
  const [whole, begun] = await Promise.all([
    listAlike(connection, before, distance),
    listAlike(connection, [typing], distanceToBeginning),
  ])
  if (whole.size + begun.size === 0) return []
  const finished = before.map((word) => whole.get(word)?.[0]?.word ?? word)
  const meant = begun.get(typing)?.slice(0, slipsTried) ?? [{ word: typing }]
  return meant.map(({ word }) => [...finished, word])
}

async function listNames(
  connection: Connection,
  words: string[],
  audiences: string[],
  limit: number,
): Promise<MatchedName[]> {
  const [typing, finished] = [words.at(-1) as string, words.slice(0, -1)]
  const isShort = finished.length === 0 && typing.length <= fewLetters
  const [names, soon] = await Promise.all([
    listBeginning(connection, words.join(' '), audiences),
    isShort ? undefined : findHolders(connection, finished, typing),
  ])
  const begun = inOrder(names, words)
  if (begun.length >= limit) return begun
  const ords = soon ?? (await findHolders(connection, finished, typing))
  const read = new Set(names.map(({ ord }) => ord))
  const others = ords.filter((ord) => !read.has(ord))
  return inOrder([...names, ...(await readNames(connection, others, audiences))], words)
}

function inOrder(names: Name[], words: string[]): MatchedName[] {
  const typed = words.join(' ')
  const matching = names
    .map((name) => ({ ...name, match: matchOf(name.folded, typed, words) }))
    .filter(({ match }) => match >= 0)
    .sort((a, b) => a.match - b.match || b.rank - a.rank || compareBest(a, b) || b.ord - a.ord)
  return withoutRepeats(matching)
}

const compareBest = (a: Name, b: Name) =>
  (a.best ?? startsRead) - (b.best ?? startsRead) ||
  Math.min(a.nth, 2) - Math.min(b.nth, 2) ||
  a.folded.length - b.folded.length

// One entry an item, and of open ones that are called alike and are of one type the best: nobody could tell them apart.
function withoutRepeats(names: MatchedName[]): MatchedName[] {
  const seen = new Set<string>()
  return names.filter(({ id, type, label, is_open }) => {
    const keys = is_open ? [id, `${type} ${label}`] : [id]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}

function matchOf(folded: string, typed: string, words: string[]): number {
  if (folded === typed) return 0
  if (folded.startsWith(typed)) return 1
  const own = folded.split(' ')
  const holds = words.every((word, index) =>
    own.some((each) => (index === words.length - 1 ? each.startsWith(word) : each === word)),
  )
  return holds ? 2 : -1
}

/** The names that begin as typed, and the fresh ones and the viewer's own, which may. */
const listBeginning = (connection: Connection, typed: string, audiences: string[]): Promise<Name[]> =>
  run<Name>(connection, {
    name: 'search-beginning',
    text: 'select * from search_beginning($1::text[], $2, $3, $4)',
    values: [...viewerOf(audiences), typed, `${typed}\u{10ffff}`],
  })

async function readNames(connection: Connection, ords: number[], audiences: string[]): Promise<Name[]> {
  if (ords.length === 0) return []
  return run<Name>(connection, {
    name: 'search-names',
    text: `select ${nameColumns}, null::int as best from search_documents d join search_titles t on t.ord = d.ord
           where d.ord = any($3::int[]) and ${isVisible}`,
    values: [...viewerOf(audiences), integers(ords)],
  })
}

const nameColumns = 'd.ord, d.id, d.type, d.rank, d.audiences is null as is_open, t.nth, t.folded, t.label'
const isVisible = '(d.audiences && $1::text[] or (d.audiences is null and $2))'
const viewerOf = (audiences: string[]): [string[], boolean] => [
  audiences.filter((key) => key !== everyone),
  audiences.includes(everyone),
]

const suggestionOf = ({ id, type, label }: Name, isFuzzy: boolean): Suggestion => ({ id, type, label, isFuzzy })
