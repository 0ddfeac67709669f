import type { Language } from '@materia/contract'
import { frenchLexeme, frenchWordsOf, parseQuery } from '../../platform/search/index.ts'
import { bilingualQuestion } from '../contents/index.ts'

/** What a followed search asks of a new document: every wanted word in English, or one of its names in French. */
export interface Question {
  /** Every wanted word, those of the phrases too. */
  words: string
  phrases: string[]
  unwanted: string[]
  /** Ways to say it in French, each by the lexemes that must all be there. */
  french: string[][]
}

export function questionOf(searchTerm: string, language: Language | undefined): Question {
  const { text, synonyms, isFrench } = bilingualQuestion(searchTerm, language)
  const { words, phrases, unwantedWords, unwantedPhrases } = parseQuery(text)
  const whole = words.join(' ')
  const isPlain = phrases.length === 0 && unwantedWords.length === 0 && unwantedPhrases.length === 0
  const names = synonyms.filter(({ term }) => term === whole).map(({ synonym }) => synonym)
  const french = isPlain ? [...(isFrench ? [searchTerm] : []), ...names] : []
  return {
    words: whole,
    phrases: phrases.map((phrase) => phrase.join(' ')),
    unwanted: [...unwantedWords, ...unwantedPhrases.map((phrase) => phrase.join(' '))],
    french: french.map((name) => frenchWordsOf(name).map(frenchLexeme)).filter((lexemes) => lexemes.length > 0),
  }
}

/** A drug's name wherever it is spoken of. */
export const questionByName = (name: string): Question => ({ ...questionOf(name, 'en'), phrases: [], unwanted: [] })
