import type { Language } from '@materia/contract'
import { sourceWord } from '@materia/language'
import { messages } from './messages.en.ts'
import { contentText } from './messages.ts'

type Key = keyof typeof messages
type CountedKey = 'sites' | 'canadianSites'
type WordKey = Exclude<Key, CountedKey | 'folioItems' | 'folioMembers'>

/** A word of ours as a line of facts stores it: worded when it is known who reads it. */
export const storedWord = (key: WordKey): string => `{${key}}`

export const storedCount = (key: CountedKey, count: number): string => `{${key}:${count}}`

/** A stored line in the reader's language: our words and those of a source's closed lists. What is a name stays as it is. */
export function factsIn(language: Language, stored: string | null): string | null {
  if (stored === null) return null
  const facts = stored.split(' · ').map((fact) => factIn(language, fact))
  return facts.join(' · ')
}

const placeholder = /\{(\w+)(?::(\d+))?\}/g

const factIn = (language: Language, fact: string) =>
  sourceWord(
    language,
    fact.replaceAll(placeholder, (text, key: string, count?: string) => worded(language, key, count) ?? text),
  )

function worded(language: Language, key: string, count: string | undefined): string | undefined {
  if (!(key in messages)) return undefined
  if (count === undefined) return contentText(key as WordKey).in(language)
  return contentText(key as CountedKey, { count: Number(count) }).in(language)
}

/** The same of a field that lists a source's words. */
export const wordsIn = (language: Language, words: string[]): string[] =>
  words.map((word) => sourceWord(language, word))
