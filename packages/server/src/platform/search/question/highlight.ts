import { mapInTurns } from '../../turns/turns.ts'
import type { Connection } from '../connection.ts'
import { lexemesOf } from './lexemes.ts'
import { parseQuery } from './query.ts'
import { wordsOf } from './words.ts'

export interface Snippet {
  text: string
  /** Where the wanted words stand in `text`: from, to. */
  marks: [number, number][]
  isCutBefore: boolean
  isCutAfter: boolean
}

interface Token {
  from: number
  to: number
  words: string[]
}

const maxPassages = 100
const maxPassageCharacters = 10_000
// A hundred long passages would keep the event loop for a tenth of a second.
const inTurns = { sizeAtOnce: 30_000, sizeOf: (passage: string) => passage.length }
const words = /[\p{L}\p{N}\p{M}]+/gu

/** For each passage the stretch that holds most of the query's words, with the words marked. */
export async function highlight(
  connection: Connection,
  { text, passages, length = 240 }: { text: string; passages: string[]; length?: number },
): Promise<Snippet[]> {
  const query = parseQuery(text)
  const cut = passages.slice(0, maxPassages).map((passage) => passage.slice(0, maxPassageCharacters))
  const tokens = await mapInTurns(cut, inTurns, tokensOf)
  const lexemeByWord = await lexemesOf(connection, [...query.words, ...tokens.flat().flatMap((token) => token.words)])
  const wanted = new Set(query.words.flatMap((word) => lexemeByWord.get(word) ?? []))
  const isWanted = (token: Token) =>
    token.words.some((word) => lexemeByWord.get(word)?.some((lexeme) => wanted.has(lexeme)))
  return mapInTurns(cut, inTurns, (passage, index) =>
    snippetOf(passage, (tokens[index] ?? []).filter(isWanted), length),
  )
}

const tokensOf = (passage: string): Token[] =>
  Array.from(passage.matchAll(words), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    words: wordsOf(match[0]),
  }))

function snippetOf(passage: string, hits: Token[], length: number): Snippet {
  const [from, to] = passage.length <= length ? [0, passage.length] : bestStretch(passage, hits, length)
  return {
    text: passage.slice(from, to),
    marks: hits.filter((hit) => hit.from >= from && hit.to <= to).map((hit) => [hit.from - from, hit.to - from]),
    isCutBefore: from > 0,
    isCutAfter: to < passage.length,
  }
}

// The stretch with the most different words wins; it begins a little before its first hit, at a blank.
function bestStretch(passage: string, hits: Token[], length: number): [number, number] {
  let [best, bestCount] = [hits[0], 0]
  for (const [index, first] of hits.entries()) {
    const inside = new Set<string>()
    for (let next = index; next < hits.length; next++) {
      const hit = hits[next] as Token
      if (hit.to - first.from > length - length / 4) break
      inside.add(hit.words.join(' '))
    }
    if (inside.size > bestCount) [best, bestCount] = [first, inside.size]
  }
  const lead = Math.max(0, Math.min((best?.from ?? 0) - Math.floor(length / 6), passage.length - length))
  const from = lead === 0 ? 0 : afterBlank(passage, lead, best?.from ?? lead)
  const to = beforeBlank(passage, Math.min(passage.length, from + length), from)
  return [from, to]
}

function afterBlank(passage: string, at: number, atMost: number): number {
  const blank = passage.slice(at, atMost).search(/\s/)
  return blank < 0 ? at : at + blank + 1
}

function beforeBlank(passage: string, at: number, atLeast: number): number {
  if (at === passage.length) return at
  const blank = passage.slice(atLeast, at).search(/\s\S*$/)
  return blank <= 0 ? at : atLeast + blank
}
