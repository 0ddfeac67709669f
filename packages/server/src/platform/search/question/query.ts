import { wordsOf } from './words.ts'

/** What a viewer typed, taken apart. All words are folded. */
export interface Query {
  /** Every wanted word, those of the phrases too. */
  words: string[]
  /** In quotes: must stand so. */
  phrases: string[][]
  /** After a minus: must not occur. */
  unwantedWords: string[]
  unwantedPhrases: string[][]
  /** Words of which one will do where every word is wanted. */
  anyOf: string[][]
  /** What was typed where the words are not: names are looked for by it as well. */
  typedWords?: string[]
}

const maxCharacters = 2_000
const maxWords = 64
const maxPhrases = 8

const part = /(-)?(?:"([^"]*)"|“([^”]*)”|«([^»]*)»|(\S+))/gu

/** Understands quotes and `-word`. What lies past 2,000 characters, 64 words or 8 phrases is not read as such. */
export function parseQuery(text: string): Query {
  const query = {
    words: [] as string[],
    phrases: [] as string[][],
    unwantedWords: [] as string[],
    unwantedPhrases: [] as string[][],
  }
  for (const [, minus, straight, curly, guillemets, bare] of text.slice(0, maxCharacters).matchAll(part)) {
    const quoted = straight ?? curly ?? guillemets
    const words = wordsOf(quoted ?? bare ?? '')
    if (words.length === 0) continue
    if (minus) {
      if (words.length === 1) query.unwantedWords.push(...words)
      else query.unwantedPhrases.push(words)
      continue
    }
    query.words.push(...words)
    if (quoted !== undefined) query.phrases.push(words)
  }
  return {
    words: query.words.slice(0, maxWords),
    phrases: query.phrases.slice(0, maxPhrases),
    unwantedWords: query.unwantedWords.slice(0, maxWords),
    unwantedPhrases: query.unwantedPhrases.slice(0, maxPhrases),
    anyOf: [],
  }
}

/** Wanted words that do not stand in quotes. */
export const bareWordsOf = (text: string): string[] =>
  Array.from(text.slice(0, maxCharacters).matchAll(part), ([, minus, , , , bare]) =>
    minus ? [] : wordsOf(bare ?? ''),
  ).flat()

/** The text with some of its bare words replaced; quotes, minus signs and everything else stay. */
export function replaceWords(text: string, replacements: Map<string, string>): string {
  return text.replaceAll(part, (whole, minus, _straight, _curly, _guillemets, bare) => {
    if (minus || bare === undefined) return whole
    return whole.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word) => replacements.get(wordsOf(word).join('')) ?? word)
  })
}
