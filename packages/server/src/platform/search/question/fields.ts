import { hash } from 'node:crypto'
import { wordsOf } from './words.ts'

/** What a document says of itself in one field, such as its authors, by the field's name. */
export type Fields = Record<string, string[]>

/**
 * Words of a field are lexemes of their own, unstemmed: a name is no word of a language. They are hashed, because the
 * vocabulary keeps every word it has met, and a person's name is not to outlive their account.
 */
const fieldLexeme = (name: string, word: string): string => `${name}=${hash('sha256', word).slice(0, 16)}`

/** No folded word holds the sign. */
export const isFieldLexeme = (word: string): boolean => word.includes('=')

export const fieldLexemesOf = (fields: Fields): string[] => [
  ...new Set(
    Object.entries(fields).flatMap(([name, texts]) =>
      texts.flatMap((text) => wordsOf(text).map((word) => fieldLexeme(name, word))),
    ),
  ),
]
