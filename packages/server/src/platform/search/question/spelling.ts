import { type Connection, run } from '../connection.ts'
import { lexemesOf } from './lexemes.ts'
import { bareWordsOf, replaceWords } from './query.ts'

export interface Spelling {
  word: string
  uses: number
  distance: number
}

const maxWords = 12
const nearEnough = 500
// A word in so few documents may itself be a slip of the pen.
const hardlyUsed = 2

/** The text with each unknown word replaced by the nearest word of the titles; undefined when there is nothing to propose. */
export async function didYouMean(connection: Connection, text: string): Promise<string | undefined> {
  const unknown = await listUnknown(connection, bareWordsOf(text), hardlyUsed)
  const alike = await listAlike(connection, unknown, distance)
  if (alike.size === 0) return undefined
  return replaceWords(text, new Map(alike.entries().map(([word, [nearest]]) => [word, nearest?.word ?? word])))
}

/** For each word those of the lexicon that are a slip or two away: nearest first, then most used. */
export async function listAlike(
  connection: Connection,
  words: string[],
  distanceOf: (typed: string, word: string) => number,
): Promise<Map<string, Spelling[]>> {
  const asked = [...new Set(words)].filter((word) => allowedSlips(word) > 0).slice(0, maxWords)
  if (asked.length === 0) return new Map()
  const pairs = asked.flatMap((typed) =>
    [...typoKeysOf(typed), ...exchangedKeysOf(typed)].map((key) => ({ typed, key })),
  )
  const rows = await run<{ typed: string; word: string; uses: number }>(connection, {
    name: 'search-alike',
    text: `select asked.typed, near.word, known.uses
           from unnest($1::text[], $2::text[]) asked(typed, key)
           cross join lateral (select t.word from search_typos t where t.key = asked.key limit ${nearEnough}) near
           cross join lateral (select l.uses from search_lexicon l where l.word = near.word limit 1) known`,
    values: [pairs.map(({ typed }) => typed), pairs.map(({ key }) => key)],
  })
  const alike = new Map<string, Map<string, Spelling>>()
  for (const { typed, word, uses } of rows) {
    const slips = areExchanged(typed, word) ? 1 : distanceOf(typed, word)
    if (slips === 0 || slips > allowedSlips(typed)) continue
    const spellings = alike.get(typed) ?? new Map<string, Spelling>()
    alike.set(typed, spellings.set(word, { word, uses, distance: slips }))
  }
  const nearest = (a: Spelling, b: Spelling) => a.distance - b.distance || b.uses - a.uses || (a.word < b.word ? -1 : 1)
  return new Map(alike.entries().map(([typed, spellings]) => [typed, [...spellings.values()].sort(nearest)]))
}

// As `search_typo_keys` makes them of the known words: the beginning, whole and with one letter left out.
function typoKeysOf(typed: string): Set<string> {
  const beginning = [...typed].slice(0, typed.length < 7 ? 5 : 7)
  return new Set([beginning.join(''), ...beginning.map((_, index) => beginning.toSpliced(index, 1).join(''))])
}

/** The beginning with two of its vowels in each other's place: "citolapram" is a slip as "citalporam" is. */
function exchangedKeysOf(typed: string): string[] {
  if (typed.length < shortestExchanged) return []
  const beginning = [...typed].slice(0, keyLength)
  const vowels = [...typed].flatMap((letter, at) => (/[aeiouy]/.test(letter) ? [at] : []))
  const pairs = vowels.flatMap((one) =>
    vowels.filter((other) => other > one && one < keyLength).map((other) => [one, other] as const),
  )
  const exchanged = pairs.map(([one, other]) =>
    beginning
      .with(one, typed[other] ?? '')
      .map((letter, at) => (at === other ? (typed[one] ?? '') : letter))
      .join(''),
  )
  return [...new Set(exchanged)]
}

const shortestExchanged = 8
const keyLength = 7

/** They differ by two letters that stand in each other's place. */
function areExchanged(typed: string, word: string): boolean {
  if (typed.length !== word.length || typed.length < shortestExchanged) return false
  const [one, other, ...more] = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [at]))
  if (one === undefined || other === undefined || more.length > 0) return false
  return typed[one] === word[other] && typed[other] === word[one]
}

/** A word with a digit is a code. */
export const isCode = (word: string) => /\p{N}/u.test(word)

function allowedSlips(word: string): number {
  if (word.length < 4 || isCode(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Those that no title holds, and at most so many documents. */
export async function listUnknown(connection: Connection, words: string[], mostDocuments: number): Promise<string[]> {
  const lexemeByWord = await lexemesOf(connection, words)
  const candidates = [...new Set(words)].filter((word) => (lexemeByWord.get(word)?.length ?? 0) > 0)
  if (candidates.length === 0) return []
  const rows = await run<{ word: string }>(connection, {
    name: 'search-unknown',
    text: `select asked.word
           from unnest($1::text[], $2::text[]) asked(word, lexeme)
           where not exists (select from search_lexicon l where l.word = asked.word collate "C")
             and (select coalesce(sum(p.documents), 0) from search_terms t join search_postings p on p.term = t.id
                  where t.lexeme = asked.lexeme collate "C" and p.chunk = 0) <= $3`,
    values: [candidates, candidates.map((word) => lexemeByWord.get(word)?.[0] ?? word), mostDocuments],
  })
  return rows.map((row) => row.word)
}

/** Letters left out, added, changed or swapped with their neighbour between two words. */
export function distance(a: string, b: string): number {
  return lastRow(a, b).at(-1) ?? 0
}

/** The same, where `typed` may be only the beginning of the word. */
export function distanceToBeginning(typed: string, word: string): number {
  return Math.min(...lastRow(typed, word))
}

/** How far `a` is from each beginning of `b`. */
function lastRow(a: string, b: string): number[] {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] as number) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let best = Math.min(change, (previous[column] as number) + 1, (current[column - 1] as number) + 1)
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) best = Math.min(best, (before[column - 2] as number) + 1)
      current.push(best)
    }
    before = previous
    previous = current
  }
  return previous
}
