import type { PracticeLanguage } from '@materia/contract'

/** What somebody typed into the directory's form, folded as the stored names are (`fold_words`). */
export interface DirectoryWords {
  first: string
  last: string
  location: string
  /** Undefined where the field was left empty; an empty list when nothing has such a name. */
  specialtyIds: number[] | undefined
  subSpecialtyIds: number[] | undefined
  isAccepting: boolean | undefined
  language: PracticeLanguage | undefined
  isVerified: boolean
}

/** Shorter names are too alike for slips to be forgiven. */
const shortestWithSlips = 4
/** "de la cruz" and "delacruz" are one key; what is past this length does not tell names apart (`name_key`). */
export const keyOfName = (folded: string) => [...folded.replaceAll(' ', '')].slice(0, keyLength).join('')
const keyLength = 30
const locationWordLength = 16

export const mayHaveSlips = ({ first, last }: DirectoryWords) =>
  [first, last].some((name) => keyOfName(name).length >= shortestWithSlips)

/** The text of a tsquery in which all given fields narrow; undefined when nothing was typed. */
export function directoryQuery(words: DirectoryWords, { withSlips }: { withSlips: boolean }): string | undefined {
  const terms = [
    nameTerm('l', words.last, withSlips),
    nameTerm('f', words.first, withSlips),
    ...words.location.split(' ').map(locationTerm),
    anyOf(words.specialtyIds),
    anyOf(words.subSpecialtyIds),
    acceptingTerm(words.isAccepting),
    words.language && `'g=${words.language}'`,
    words.isVerified ? "'verified'" : undefined,
  ].filter((term) => term !== undefined)
  return terms.length > 0 ? terms.join(' & ') : undefined
}

function nameTerm(part: 'l' | 'f', folded: string, withSlips: boolean): string | undefined {
  const key = keyOfName(folded)
  if (!key) return undefined
  const prefix = `'${part}=${key}':*`
  if (!withSlips || key.length < shortestWithSlips) return prefix
  return `(${[prefix, ...slipsOf(key).map((slip) => `'${part}~${slip}'`)].join(' | ')})`
}

const locationTerm = (word: string) => (word ? `'p=${[...word].slice(0, locationWordLength).join('')}':*` : undefined)

/** The word and the word with any one letter left out: what two words share that differ by one slip. */
function slipsOf(key: string): string[] {
  const letters = [...key]
  return [...new Set([key, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])]
}

const anyOf = (specialtyIds: number[] | undefined) =>
  specialtyIds && `(${specialtyIds.map((id) => `'s=${id}'`).join(' | ')})`

function acceptingTerm(isAccepting: boolean | undefined): string | undefined {
  if (isAccepting === undefined) return undefined
  return isAccepting ? "'accepting'" : "!'accepting'"
}
