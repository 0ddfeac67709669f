import { firstOrds } from '../blocks.ts'
import { type Connection, integers, run } from '../connection.ts'
import { lexemesOf } from './lexemes.ts'
import { bareWordsOf, parseQuery, type Query, replaceWords } from './query.ts'
import { distance, isCode, listAlike, type Spelling } from './spelling.ts'

/** What may be assumed of words that nothing holds. */
export interface Assumptions {
  /** A word may be read as another that stands in titles of these classes… */
  ordinary: number[]
  /** …unless what it is a slip away from stands in titles of these, where one name is not another… */
  names: number[]
  /** …or looks like such a name. */
  isName(word: string): boolean
  /** It stands beside a name and says nothing of which one. */
  isBeside(word: string): boolean
  /** It names what nothing here does, and is a slip of no other name. */
  isOfItsOwn?(word: string): boolean
}

/** How else a text may be read. */
export interface Reading {
  text: string
  query: Query
  /** The last word, and names cut short before it, were taken as the beginnings of these. */
  completed?: string[]
  /** The text with its slips put right. */
  correctedTo?: string
}

const completionsMax = 8
const shortest = 3
const surelyMisspelt = 5
const candidatesRead = 6
const muchMoreUsed = 10
const holdersRead = 128
// A word of a single document may itself be a slip.
const leastUsed = 2

/**
 * The last word of those that nothing holds is a beginning, any other a name cut short or a slip where one reading is sure.
 * `offer` puts right what is not sure as well. Of words that are `told` it is known what they stand for.
 */
export async function readAnew(
  connection: Connection,
  text: string,
  { unknown, told }: { unknown: string[]; told: ReadonlySet<string> },
  assume: Assumptions,
): Promise<{ reading?: Reading; offer?: string }> {
  const words = bareWordsOf(text)
  const telling = words.filter((word) => !isCode(word) && !assume.isBeside(word))
  const last = words.at(-1) ?? ''
  const isBeginning = unknown.includes(last) && (words.length === 1 || last.length >= shortest)
  const completed = isBeginning ? await listCompletions(connection, last) : []
  const before = completed.length > 0 ? unknown.filter((word) => word !== last) : unknown
  const begun = await listBegunNames(
    connection,
    before.filter((word) => word !== last && !told.has(word)),
    assume,
  )
  const misspelt = before.filter((word) => !begun.has(word) && !assume.isOfItsOwn?.(word))
  const alike = await listAlike(connection, misspelt, distance)
  const [sureWords, sureNames] = await Promise.all([
    listSure(connection, alike, assume),
    listSureNames(connection, alike, assume, telling.length > mostWordsOfName ? amongMany : alone),
  ])
  const sure = new Map([...sureNames, ...sureWords])
  const nearest = new Map(alike.entries().map(([word, [first]]) => [word, first?.word ?? word]))

  const correctedTo = replaceWords(text, sure)
  const taken = new Map([...begun, ...(completed.length > 0 ? [[last, completed] as const] : [])])
  const readTo = replaceWords(correctedTo, new Map(taken.entries().map(([word, any]) => [word, any.join(' ')])))
  const alternatives = [...taken.values()]
  return {
    ...(readTo !== text && {
      reading: {
        text: readTo,
        query: { ...parseQuery(readTo), anyOf: alternatives },
        ...(alternatives.length > 0 && { completed: alternatives.flat() }),
        ...(sure.size > 0 && { correctedTo }),
      },
    }),
    ...(nearest.size > sure.size && { offer: replaceWords(text, nearest) }),
  }
}

/** Words of everyone's titles that begin so, the most used first. */
async function listCompletions(connection: Connection, beginning: string): Promise<string[]> {
  if (isCode(beginning)) return []
  const rows = await run<{ word: string }>(connection, {
    name: 'search-completions',
    text: `with known as materialized (
        select k.word from search_prefixes, unnest(words) with ordinality k(word, ordinal) where prefix = $1 order by k.ordinal
      )
      select word from known
      union all
      (select word from search_lexicon where word > $1 and word < $2 and not exists (select from known)
       order by uses desc, word limit ${completionsMax})`,
    values: [beginning, `${beginning}\u{10ffff}`],
  })
  return rows.map(({ word }) => word).filter((word) => !isCode(word))
}

/** "tapen 50 mg": of words before the last the names that they begin, where several titles have them. */
async function listBegunNames(
  connection: Connection,
  words: string[],
  { names }: Assumptions,
): Promise<Map<string, string[]>> {
  const cut = [...new Set(words)].filter((word) => word.length >= shortestCut && !isCode(word)).slice(0, mostCut)
  const begun = await Promise.all(cut.map(async (word) => [word, await listCompletions(connection, word)] as const))
  const candidates = begun.flatMap(([, completions]) => completions)
  if (candidates.length === 0) return new Map()
  const rows = await run<{ folded: string }>(connection, {
    name: 'search-names-begun',
    text: `select distinct t.folded from search_titles t
           join search_documents d on d.ord = t.ord and d.audiences is null and d.class = any($2::smallint[])
           where t.folded = any($1::text[])`,
    values: [candidates, names],
  })
  const called = rows.map(({ folded }) => folded)
  const usages = await listUsages(connection, called, await lexemesOf(connection, called))
  const isName = new Set(called.filter((word) => (usages.get(word)?.documents ?? 0) >= amongMany.uses))
  const named = begun.map(
    ([word, completions]) => [word, completions.filter((each) => isName.has(each)).slice(0, mostBegun)] as const,
  )
  return new Map(named.filter(([, found]) => found.length > 0))
}

const shortestCut = 5
const mostCut = 3
const mostBegun = 3

/** Of the misspelt words those that can be but one ordinary word, with it. */
async function listSure(
  connection: Connection,
  alike: Map<string, Spelling[]>,
  { ordinary, names, isName }: Assumptions,
): Promise<Map<string, string>> {
  const candidates = new Map(
    alike
      .entries()
      .map(([typed, spellings]) => [typed, spellings.slice(0, candidatesRead)] as const)
      .filter(
        ([typed, spellings]) =>
          typed.length >= surelyMisspelt && !isName(typed) && !spellings.some(({ word }) => isName(word)),
      ),
  )
  const words = [...new Set([...candidates.values()].flat().map(({ word }) => word))]
  if (words.length === 0) return new Map()
  const lexemeByWord = await lexemesOf(connection, words)
  const usages = await listUsages(connection, words, lexemeByWord)
  const standsIn = (word: string, classes: number[]) => classes.some((one) => usages.get(word)?.classes.has(one))
  const isUsed = (word: string) => (usages.get(word)?.documents ?? 0) >= leastUsed
  const sure = new Map<string, string>()
  for (const [typed, spellings] of candidates) {
    const meant = oneReading(typed, spellings, lexemeByWord)
    if (!meant || !isUsed(meant) || !standsIn(meant, ordinary) || spellings.some(({ word }) => standsIn(word, names)))
      continue
    sure.set(typed, meant)
  }
  return sure
}

/**
 * Of the misspelt words those that can be but one name. What looks like a name itself may be another's, unknown here: then a
 * single slip is the most, and in any case nothing else may be nearly as near.
 */
async function listSureNames(
  connection: Connection,
  alike: Map<string, Spelling[]>,
  { names, isName }: Assumptions,
  { shortest: shortestName, uses }: { shortest: number; uses: number },
): Promise<Map<string, string>> {
  const candidates = new Map(
    alike.entries().filter(([typed, [best, next]]) => {
      if (!best || typed.length < shortestName || best.word[0] !== typed[0]) return false
      const slipsAllowed = isName(typed) || typed.length < longName ? 1 : 2
      return best.distance <= slipsAllowed && (!next || next.distance > best.distance)
    }),
  )
  const words = [...candidates.values()].flatMap(([best]) => best?.word ?? [])
  if (words.length === 0) return new Map()
  const usages = await listUsages(connection, words, await lexemesOf(connection, words))
  const isKnownName = (word: string) =>
    (usages.get(word)?.documents ?? 0) >= uses && names.some((one) => usages.get(word)?.classes.has(one))
  const sure = new Map<string, string>()
  for (const [typed, [best]] of candidates) if (best && isKnownName(best.word)) sure.set(typed, best.word)
  return sure
}

const mostWordsOfName = 2
const longName = 9
const alone = { shortest: 7, uses: leastUsed }
// In a longer question the word may be an ordinary one that no title holds: the name must be long and used by several.
const amongMany = { shortest: longName, uses: 4 }

/** The nearest word, where no other stem is as near and nearly as much used. */
function oneReading(typed: string, spellings: Spelling[], lexemeByWord: Map<string, string[]>): string | undefined {
  const [best, ...others] = spellings
  if (!best || (best.distance > 1 && best.word[0] !== typed[0])) return undefined
  const stemOf = (word: string) => lexemeByWord.get(word)?.join(' ')
  const rival = others.find(
    ({ word, distance: slips, uses }) =>
      slips === best.distance && stemOf(word) !== stemOf(best.word) && uses * muchMoreUsed > best.uses,
  )
  return rival ? undefined : best.word
}

interface WordUsage {
  /** In titles of these classes. */
  classes: Set<number>
  documents: number
}

/** How each word is used in everyone's documents. Titles weigh most, so the first of a word's blocks name them. */
async function listUsages(
  connection: Connection,
  words: string[],
  lexemeByWord: Map<string, string[]>,
): Promise<Map<string, WordUsage>> {
  const blocks = await run<{ lexeme: string; documents: number; block: Buffer }>(connection, {
    name: 'search-first-blocks',
    text: `select t.lexeme, p.documents, p.block from search_terms t join search_postings p on p.term = t.id and p.chunk = 0
           where t.lexeme = any($1::text[])`,
    values: [words.flatMap((word) => lexemeByWord.get(word) ?? [])],
  })
  const ords = new Set(blocks.flatMap(({ block }) => firstOrds(block, holdersRead)))
  const rows = await run<{ word: string; class: number; titles: number }>(connection, {
    name: 'search-title-classes',
    text: `select w.word, d.class, count(distinct t.ord)::int as titles
           from search_titles t
           join search_documents d on d.ord = t.ord and d.audiences is null
           join unnest($2::text[]) w(word) on w.word = any(string_to_array(t.folded, ' '))
           where t.ord = any($1::int[] || array(select ord from search_fresh limit 5000))
           group by w.word, d.class`,
    values: [integers([...ords]), words],
  })
  const usages = words.map((word) => {
    const inTitles = rows.filter((row) => row.word === word)
    const posted = blocks.filter(({ lexeme }) => lexemeByWord.get(word)?.includes(lexeme))
    const documents = Math.max(sumOf(inTitles.map(({ titles }) => titles)), sumOf(posted.map((each) => each.documents)))
    return [word, { classes: new Set(inTitles.map((row) => row.class)), documents }] as const
  })
  return new Map(usages)
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)
