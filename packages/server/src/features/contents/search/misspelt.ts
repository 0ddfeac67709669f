import type { Db } from '../../../platform/db/db.ts'
import {
  bareWordsOf,
  distance,
  frenchStem,
  replaceWords,
  usageOf,
  withoutElision,
  wordsOf,
} from '../../../platform/search/index.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { codesOfClass, codesOfCondition } from './known-names.ts'
import { regularEnglish } from './regular-words.ts'
import { isAside } from './terms/asides.ts'
import { drugAttributes } from './terms/attributes.ts'
import { isAskingInFrench } from './terms/french/asking.ts'
import { abbreviations, concepts, drugClasses, treatments } from './terms/index.ts'
import { isOtherSubstance } from './terms/names/other-substances.ts'

const shortest = 6
/** So few letters may be another word that sounds alike. */
const shortestName = 7
const longest = 24
const wordsRead = 12

/**
 * The text with those words put right that the collection never met and that are a slip away from one name of a condition or of
 * a class, in either language, or from a brand that nobody sells any more: the titles, which other slips are told by, have none
 * of them. « zythromax » → « zithromax », « hemoroide » → « hemorroide ».
 */
export async function withSlipsRight(db: Db, typed: string): Promise<string> {
  const text = await withoutStutters(db, typed)
  const words = [...new Set(bareWordsOf(text))].filter(mayBeSlip).slice(0, wordsRead)
  const meant = new Map(words.flatMap((word) => nearestTo(word)?.map((near) => [word, near] as const) ?? []))
  if (meant.size === 0) return text
  // « myosite » is met as "myositis".
  const inEnglish = (word: string) => wordsOf(regularEnglish(word) ?? word).join('')
  const used = await usageOf(
    db,
    [...meant.keys()].flatMap((word) => [word, inEnglish(word)]),
    [],
  )
  for (const word of meant.keys()) if (used.has(word) || used.has(inEnglish(word))) meant.delete(word)
  return meant.size > 0 ? replaceWords(text, meant) : text
}

/** "metoprololol" → "metoprolol": what the collection never met and, without one of the syllables that it repeats, did. */
async function withoutStutters(db: Db, text: string): Promise<string> {
  const words = bareWordsOf(text)
    .filter((word) => word.length >= shortestName && word.length <= longest && repeated.test(word))
    .slice(0, wordsRead)
  if (words.length === 0) return text
  const meant = new Map(words.map((word) => [word, word.replace(repeated, '$1')]))
  const used = await usageOf(db, [...meant].flat(), [])
  for (const [word, near] of meant)
    if (used.has(word) || !used.has(near) || !looksLikeDrugName(near)) meant.delete(word)
  return meant.size > 0 ? replaceWords(text, meant) : text
}

const repeated = /(\p{L}{2,4})\1(?!.*(\p{L}{2,4})\2)/u

const mayBeSlip = (word: string) =>
  word.length >= shortest &&
  word.length <= longest &&
  /^\p{L}+$/u.test(word) &&
  !vocabulary.has(word) &&
  !stems.has(frenchStem(word)) &&
  !looksLikeDrugName(word) &&
  !isOtherSubstance(word) &&
  !isAskingInFrench(word) &&
  !isAside(word) &&
  !drugAttributes.has(word)

/** One word, or none where several are as near. */
function nearestTo(typed: string): [string] | undefined {
  const alike = bySound.get(soundOf(typed)) ?? []
  const slips = (byLetter.get(typed.charAt(0)) ?? []).filter(
    (word) => Math.abs(word.length - typed.length) <= 1 && distance(typed, word) === 1,
  )
  const found = alike.length > 0 ? alike : slips
  const [first] = found.toSorted((one, other) => distance(typed, one) - distance(typed, other))
  if (!first || (names.has(first) && typed.length < shortestName)) return undefined
  return new Set(found.map(soundOf)).size === 1 ? [first] : undefined
}

/** What two spellings have in common that are read aloud alike: « diahrée » and « diarrhée ». */
const soundOf = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('h', '')
    .replaceAll('y', 'i')
    .replaceAll(/qu|k|c(?=[aoulr])/g, 'k')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=.{3})(?:es|e|s)$/, '')

const isTold = (name: string) => {
  const words = wordsOf(name)
  return codesOfCondition(words) !== undefined || codesOfClass(words) !== undefined
}

const tellingWords = (text: string) =>
  wordsOf(withoutElision(text)).filter((word) => word.length >= shortest && /^\p{L}+$/u.test(word))

/** Brands and drugs cut short. */
const names = new Set(
  abbreviations.filter(({ isWord, isSlip }) => !isWord && !isSlip).flatMap(({ name }) => tellingWords(name)),
)
const vocabulary = new Set([
  ...names,
  ...[...treatments, ...drugClasses].flatMap(({ english }) => english.flatMap(tellingWords)),
  ...concepts
    .filter(({ english }) => english.some(isTold))
    .flatMap(({ french }) => french.flatMap(({ name }) => tellingWords(name))),
])
const stems = new Set([...vocabulary].map(frenchStem))
const byLetter = Map.groupBy(vocabulary, (word) => word.charAt(0))
const bySound = Map.groupBy(vocabulary, soundOf)
