import { wordsOf } from './words.ts'

// Folded, as all words are. A single letter is dropped only with its apostrophe: vitamin D stays.
const stopWords = new Set(
  (
    'afin ainsi apres au aussi aux avant avec ce ces cet cette chez comme contre dans de depuis des donc du elle elles en entre ' +
    'est et eux il ils je la le les leur leurs lors lorsque lui mais mes mon ne nos notre nous on ont ou par pas pendant peut ' +
    'plus pour quand que quel quelle quelles quels qui sa sans se selon ses si son sont sous sur ta tes ton tu un une vers vos ' +
    'votre vous etre avoir'
  ).split(' '),
)

// What an English question or name would hardly hold.
const telling = new Set('aux avec cette chez dans de des du le les ou pour quel quelle sans une'.split(' '))
const tellingEnglish = new Set('the of and was for is in to with by are that from'.split(' '))

// What a French question or name would hardly hold: no « in vitro ».
const asksInEnglish = new Set('the of and was for is with by are that from what which how does'.split(' '))

const elision = /(?<![\p{L}\p{N}])(?:l|d|qu|n|s|j|c|m|t|jusqu|lorsqu)['’](?=\p{L})/giu
const accents = /[àâçéèêëîïôùûœ]/iu

/** Whether a folded word says nothing by itself in French. */
export const isFrenchStopWord = (word: string): boolean => stopWords.has(word)

/** "l’asthme" → "asthme", "traitement d'une otite" → "traitement une otite". */
export const withoutElision = (text: string): string => text.replaceAll(elision, '')

/** Whether a question shows that it is French: by its small words, by elision or by accents. */
export const isFrenchQuestion = (text: string): boolean =>
  text.search(elision) >= 0 || accents.test(text) || wordsOf(text).some((word) => telling.has(word))

/** Whether a question shows that it is English: by its small words. */
export const isEnglishQuestion = (text: string): boolean => wordsOf(text).some((word) => asksInEnglish.has(word))

/** Whether a longer text is French: by which small words it has more of. */
export function isFrenchText(text: string): boolean {
  let [french, english] = [0, 0]
  for (const word of wordsOf(text.slice(0, sampled))) {
    if (telling.has(word)) french++
    if (tellingEnglish.has(word)) english++
  }
  return french > english
}

const sampled = 4_000

/** The telling words of a French text. */
export const frenchWordsOf = (text: string): string[] =>
  wordsOf(withoutElision(text)).filter((word) => !isFrenchStopWord(word))

/**
 * A light stem of a folded word: number and gender, and the endings that go with them. Light stems rank as well as
 * full ones and never make one word of two that merely begin alike.
 */
export function frenchStem(word: string): string {
  if (word.length < shortestStemmed || /\d/.test(word)) return word
  let stem = word
  if (/(?:.{3})aux$/.test(stem)) stem = stem.replace(/aux$/, 'al')
  stem = stem.replace(/[sx]$/, '').replace(/e$/, '')
  stem = stem.replace(/([bcdfglmnprst])\1$/, '$1')
  stem = stem.replace(/iv$/, 'if').replace(/eus$/, 'eu')
  return stem.replace(/e$/, '')
}

const shortestStemmed = 5

const mark = '~'

/** Stands in the index for French words of that stem, beside their own lexemes. No word begins so. */
export const frenchLexeme = (word: string): string => `${mark}${frenchStem(word)}`
export const isFrenchLexeme = (word: string): boolean => word.startsWith(mark)
