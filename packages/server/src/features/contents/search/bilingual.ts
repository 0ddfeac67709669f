import type { Language } from '@materia/contract/languages.ts'
import {
  frenchStem,
  isEnglishQuestion,
  isFrenchQuestion,
  isFrenchStopWord,
  type SynonymPair,
  withoutElision,
  wordsOf,
} from '../../../platform/search/index.ts'
import { regularEnglish } from './regular-words.ts'
import { askedInEnglish, isAskingInFrench } from './terms/french/asking.ts'
import { type Concept, concepts } from './terms/index.ts'

/** A question as the collection, which is mostly English, is asked. */
export interface BilingualQuestion {
  /** With the known French names put into English; a question without any is as it was typed. */
  text: string
  /** The English names that were put in. */
  translations: string[]
  /** What the things asked about are called in French. */
  synonyms: SynonymPair[]
  isFrench: boolean
  /** Words that were put into English by their endings alone. */
  byEnding: string[]
}

const longestName = 6
const synonymsMax = 12
const bareWord = /^[^\s"“”«»-][^\s"“”«»]*$/u

/** A French name stands for the same thing as the English one: both questions find the same. Words that are `kept` stay. */
export function bilingualQuestion(
  typed: string,
  language: Language | undefined,
  kept: ReadonlySet<string> = new Set(),
): BilingualQuestion {
  const isFrench = isFrenchQuestion(typed) || (language === 'fr' && !isEnglishQuestion(typed))
  const parts = withoutElision(typed).match(/-?"[^"]*"|-?“[^”]*”|-?«[^»]*»|\S+/gu) ?? []
  const said: string[] = []
  const translations: string[] = []
  const byEnding: string[] = []
  for (const part of runsOf(parts)) {
    if (typeof part === 'string') {
      said.push(unwantedInEnglish(part, isFrench))
      continue
    }
    const { words, translated, ended } = translateRun(part, isFrench, kept)
    said.push(...words)
    translations.push(...translated)
    byEnding.push(...ended)
  }
  const text = isFrench || translations.length > 0 ? said.join(' ') : typed
  return { text: text || typed, translations, synonyms: synonymsOf(text), isFrench, byEnding }
}

/** What a beginning may be the French name of, in English; the shortest names first. */
export function namesBegunInFrench(typed: string, max: number): string[] {
  const begun = frenchKey(wordsOf(withoutElision(typed)), (word) => word)
  if (begun.length < shortestBegun) return []
  const found = begunFrench.filter(({ key }) => key.startsWith(begun)).map(({ concept }) => concept.english[0] ?? '')
  return [...new Set(found)].slice(0, max)
}

const shortestBegun = 4

/** Neighbouring bare words together; what is quoted or unwanted stays as it is. */
function runsOf(parts: string[]): (string | string[])[] {
  const runs: (string | string[])[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (!bareWord.test(part)) runs.push(part)
    else if (Array.isArray(last)) last.push(part)
    else runs.push([part])
  }
  return runs
}

/** "-asthme" → "-asthma"; quotes say that the words must stand so. */
function unwantedInEnglish(part: string, isFrench: boolean): string {
  const word = /^-([^"“«]+)$/u.exec(part)?.[1]
  const name = word && longestAt([word], 0, isFrench).concept?.english[0]
  return name ? `-"${name}"` : part
}

function translateRun(
  run: string[],
  isFrench: boolean,
  kept: ReadonlySet<string>,
): { words: string[]; translated: string[]; ended: string[] } {
  const apart = (word: string) => (isFrench ? apartIn(word, kept) : undefined)
  const telling = run.filter(
    (word) => !isFrench || apart(word) || !wordsOf(word).every(isFrenchStopWord) || isDenial(word),
  )
  const aparts = telling.map(apart)
  const [words, translated, ended]: [string[], string[], string[]] = [[], [], []]
  for (let at = 0; at < telling.length; ) {
    const alone = aparts[at]
    if (alone) {
      words.push(alone)
      at++
      continue
    }
    const ahead = telling.slice(at, at + 2 * longestName)
    const next = ahead.findIndex((_, place) => aparts[at + place])
    const { concept, length } = nameAt(next < 0 ? ahead : ahead.slice(0, next), isFrench)
    const said = telling.slice(at, at + length)
    const [word = ''] = said
    at += length
    if (isFrench && !concept && merelyAsks(word)) continue
    const regular = concept || !isFrench ? undefined : regularEnglish(bare(word))
    const name = concept ? englishNameOf(concept, said) : regular
    if (name) translated.push(name)
    if (regular) ended.push(keyOf(word))
    words.push(...(name ? [name] : isFrench ? said.filter((each) => !isDenial(each)) : said))
  }
  return { words, translated, ended }
}

/** No part of another name, in English: « quel anticoagulant » asks for one, « Yaz Plus » is a product. */
const apartIn = (word: string, kept: ReadonlySet<string>) =>
  askedInEnglish(keyOf(word)) ?? (kept.has(keyOf(word)) ? word : undefined)

const merelyAsks = (word: string) =>
  wordsOf(word).every((each) => isAskingInFrench(each) || isFrenchStopWord(each)) && !isDenial(word)

/** « cellulite, » → « cellulite ». */
const bare = (word: string) => word.replace(/[,;:.?!)]+$/u, '')

const keyOf = (word: string) => wordsOf(word).join(' ')

/** None where what was said is the English name but for its accents: "eczéma" stays. */
function englishNameOf({ english }: Concept, said: string[]): string | undefined {
  const key = englishKey(said.flatMap((word) => wordsOf(word)))
  return english.some((name) => englishKey(wordsOf(name)) === key) ? undefined : english[0]
}

/** « Médicament pour douleur neuropathique »: what begins inside a name and goes on beyond it is the name of something else. */
function nameAt(words: string[], isFrench: boolean): { concept?: Concept; length: number } {
  const found = longestAt(words, 0, isFrench)
  for (let from = 1; from < found.length; from++) {
    const later = longestAt(words, from, isFrench)
    if (later.concept && from + later.length > found.length) return longestAt(words.slice(0, from), 0, isFrench)
  }
  return found
}

function longestAt(words: string[], at: number, isFrench: boolean): { concept?: Concept; length: number } {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const folded = words.slice(at, at + length).flatMap((word) => wordsOf(word))
    const concept = isFrench
      ? (ofWholeWords.get(folded.join(' ')) ?? byFrenchStems.get(frenchKey(folded, frenchStem)))
      : byFrenchWords.get(frenchKey(folded, singular))
    if (concept) return { concept, length }
  }
  return { length: 1 }
}

/** What as it stands is another thing than its stem: « la goutte » is gout, « des gouttes » are drops; « un cas » is not broken, « des chaleurs » are no heat. */
const ofWholeWords = new Map<string, Concept>([
  ['gouttes', { english: ['drops'], french: [] }],
  ['cas', { english: ['case'], french: [] }],
  ['chaleurs', { english: ['hot flashes'], french: [] }],
])

/** The French names of what the text names in English. */
function synonymsOf(text: string): SynonymPair[] {
  const words = wordsOf(text)
  const pairs: SynonymPair[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const run = words.slice(at, at + length)
      const found = byEnglish.get(englishKey(run))
      if (!found) continue
      pairs.push(...found.french.map(({ name }) => ({ term: run.join(' '), synonym: telling(name) })))
      break
    }
  }
  return pairs.slice(0, synonymsMax)
}

const telling = (name: string) =>
  wordsOf(withoutElision(name))
    .filter((word) => !isFrenchStopWord(word))
    .join(' ')

const frenchKey = (words: string[], stem: (word: string) => string) =>
  words
    .filter((word) => !isFrenchStopWord(word) || isDenial(word))
    .map(stem)
    .join(' ')
// « ménopause sans hormones » is not the hormones.
const isDenial = (word: string) => word.toLowerCase() === 'sans'
// Of the words in x few are plurals: « taux » and index are none.
const singular = (word: string) => word.replace(/(?<=.{3})s$|(?<=eau|eu)x$/, '')
const englishKey = (words: string[]) => words.map((word) => word.replace(/(?<=.{3})s$/, '')).join(' ')

const named = concepts.flatMap((concept) =>
  concept.french.map((french) => ({ ...french, concept, words: wordsOf(withoutElision(french.name)) })),
)
// The first line that has a name keeps it.
const firstOf = (entries: (readonly [string, Concept])[]) => new Map(entries.toReversed())

const byFrenchStems = firstOf(named.map(({ words, concept }) => [frenchKey(words, frenchStem), concept]))
const byFrenchWords = firstOf(
  named.filter(({ isAmbiguous }) => !isAmbiguous).map(({ words, concept }) => [frenchKey(words, singular), concept]),
)
const byEnglish = firstOf(
  concepts.flatMap((concept) => concept.english.map((name) => [englishKey(wordsOf(name)), concept] as const)),
)
const begunFrench = named
  .map(({ words, concept }) => ({ key: frenchKey(words, (word) => word), concept }))
  .sort((one, other) => one.key.length - other.key.length)
