import type { Language } from '@materia/contract/languages.ts'
import { drugWordsInFrench } from './drug-words.fr.ts'
import { sourceNamesInFrench } from './source-names.fr.ts'
import { sourceWordsInFrench } from './source-words.fr.ts'

/** A source's own word in the reader's language; what is no word of a closed list stays as it is. */
export const sourceWord = (language: Language, english: string): string =>
  language === 'en' ? english : (sourceWordsInFrench[english] ?? drugWordsInFrench[english.toLowerCase()] ?? english)

/** The name of a source, or what it says of its licence. */
export const sourceName = (language: Language, english: string): string =>
  language === 'en' ? english : (sourceNamesInFrench[english] ?? english)
