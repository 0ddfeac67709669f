import { frenchLexeme } from './french.ts'
import type { Query } from './query.ts'
import type { Synonym } from './synonym.ts'
import type { SynonymPair } from './synonym-pairs.ts'
import { wordsOf } from './words.ts'

export interface FrenchReading {
  /** As it was typed, where `text` puts it into English. */
  typed: string
  /** Its words may be French: other forms of them are found in French texts. */
  isFrench: boolean
  /** French names for runs of the text. */
  synonyms: SynonymPair[]
}

/** What stands in French texts for words of the query: other forms of them, and the names that the caller knows. */
export function frenchSynonyms(
  { words }: Query,
  lexemeByWord: Map<string, string[]>,
  french: FrenchReading | undefined,
): Synonym[] {
  if (!french) return []
  const stemsOf = (text: string[]) => text.flatMap((word) => lexemeByWord.get(word) ?? [])
  const forms = french.isFrench ? words.map((word) => ({ wanted: stemsOf([word]), lexemes: [frenchLexeme(word)] })) : []
  const names = french.synonyms.map(({ term, synonym }) => ({
    wanted: stemsOf(wordsOf(term)),
    lexemes: wordsOf(synonym).map(frenchLexeme),
  }))
  return [...forms, ...names]
    .filter(({ wanted }) => wanted.length > 0)
    .map((synonym) => ({ ...synonym, share: 1, isGiven: true }))
}
