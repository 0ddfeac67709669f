import { wordsOf } from '../../../platform/search/index.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { variantsOf } from './name-variants.ts'
import { keyOf, rootOf, sortedKeyOf } from './roots.ts'
import { formWords, isSmall } from './terms/asides.ts'
import { abbreviations, concepts, type DrugClass, drugClasses, qualities, treatments } from './terms/index.ts'

/** The first line that has a name keeps it; a name as it stands goes before what it may be called besides. */
const codesOf = (classes: DrugClass[]) => {
  const named = (namesOf: (name: string) => string[]) =>
    classes
      .flatMap(({ english, codes }) => english.flatMap(namesOf).map((name) => [keyOf(wordsOf(name)), codes] as const))
      .toReversed()
  return new Map([...named(variantsOf), ...named((name) => [name])])
}

/** By their words in any order: « préventif migraine », « inhibiteur CCR5 ». */
const inAnyOrder = (codes: Map<string, string[]>) =>
  new Map(
    codes
      .entries()
      .filter(([name]) => name.includes(' '))
      .map(([name, of]) => [name.split(' ').toSorted().join(' '), of] as const),
  )

const ordinaryNames = new Set(['Down', 'Graves', 'Still', 'Turner', 'West'])

const codesByName = codesOf(drugClasses)
const codesByNameInAnyOrder = inAnyOrder(codesByName)
const codesByQuality = codesOf(qualities)
const ofConditions = codesOf(treatments)
/** What is called after somebody is said without what it is, unless the name is a word: "Gaucher". */
const eponyms = treatments.flatMap(({ english, codes }) =>
  english.flatMap((name) => {
    const [, eponym = ''] =
      /^(\p{Lu}\p{Ll}{3,})(?: disease| syndrome| encephalopathy| palsy| phenomenon| thyroiditis| contracture)$/u.exec(
        name,
      ) ?? []
    return eponym && !ordinaryNames.has(eponym) ? [[keyOf(wordsOf(eponym)), codes] as const] : []
  }),
)
// "restless legs" is said for the syndrome as well.
const codesByCondition = new Map([
  ...eponyms.toReversed(),
  ...ofConditions.entries().map(([name, codes]) => [name.replace(/(?<= \S+) (?:syndrom|diseas)$/, ''), codes] as const),
  ...ofConditions,
])
const codesByConditionInAnyOrder = inAnyOrder(codesByCondition)
const meaningByName = new Map(
  abbreviations.map((abbreviation) => [wordsOf(abbreviation.name).join(' '), abbreviation] as const).toReversed(),
)

/** "RSV vaccine" is as well the vaccine against the respiratory syncytial virus. */
const codesByNameInFull = new Map(
  drugClasses
    .flatMap(({ english, codes }) =>
      english
        .map((name) => [keyOf(wordsOf(name).flatMap(inFull)), codes] as const)
        .filter(([key]) => key.includes(' ')),
    )
    .toReversed(),
)

/** « trithérapie MPOC » is put into English in full, the lists have "COPD triple". */
const codesByConditionInFull = new Map(
  treatments
    .flatMap(({ english, codes }) =>
      english.flatMap((name) => {
        const words = wordsOf(name)
        const full = words.flatMap(inFull)
        return full.length > words.length ? [[sortedKeyOf(full), codes] as const] : []
      }),
    )
    .toReversed(),
)

const denials = new Set(['without', 'no', 'not', 'non'])

/** "clot in leg" is the "clot in the leg"; hormones are not what is meant without them. */
const codesByConditionBare = new Map([
  ...treatments
    .flatMap(({ english, codes }) =>
      english
        .map(wordsOf)
        .filter((words) => !words.some((word) => denials.has(word)))
        .map((words) => [sortedKeyOf(words.filter((word) => !isSmall(word))), codes] as const),
    )
    .filter(([key]) => key.includes(' '))
    .toReversed(),
  ...codesByConditionInAnyOrder,
])

export const meaningOf = (words: string[]) => meaningByName.get(words.join(' '))

export const codesOfClass = (words: string[]): string[] | undefined =>
  codesByName.get(keyOf(words)) ??
  (words.length > 1 ? codesByNameInAnyOrder.get(sortedKeyOf(words)) : undefined) ??
  (words.length > 2 ? codesByNameInFull.get(keyOf(words)) : undefined)

/** What the classes are called that have one of these codes, the narrowest first. */
export const namesOfClasses = (codes: string[]): string[] =>
  codes
    .filter((code) => code.length >= shortestClass)
    .toSorted((one, other) => other.length - one.length)
    .flatMap((code) => namesByCode.get(code) ?? [])
    .slice(0, namesOfClassMax)

/** "N06A": a group as broad as antidepressants is still spoken of as one. */
const shortestClass = 4
const namesOfClassMax = 8
const namesByCode = new Map(
  Map.groupBy(
    drugClasses.flatMap(({ english, codes }) => codes.map((code) => ({ code, names: english.slice(0, 2) }))),
    ({ code }) => code,
  )
    .entries()
    .map(([code, of]) => [code, of.slice(0, 2).flatMap(({ names }) => names)] as const),
)

/** Also by an abbreviation of its name. */
export const codesOfCondition = (words: string[]): string[] | undefined =>
  codesOfNamed(words) ?? (meaningOf(words)?.isWord === false ? meantOf(words) : undefined)

/** "BP" → "blood pressure". */
export function inFull(word: string): string[] {
  const meant = meaningByName.get(word)
  return meant && !meant.isWord ? wordsOf(meant.meanings[0] ?? word) : [word]
}

const codesOfNamed = (words: string[]): string[] | undefined =>
  codesByCondition.get(keyOf(words)) ??
  (words.length > 1 ? codesByConditionInAnyOrder.get(sortedKeyOf(words)) : undefined) ??
  (words.length > 2 ? codesByConditionInFull.get(sortedKeyOf(words)) : undefined) ??
  (words.length > 2 && !isSmall(words[0] ?? '') && !isSmall(words.at(-1) ?? '') && words.some(isSmall)
    ? codesByConditionBare.get(sortedKeyOf(words.filter((word) => !isSmall(word))))
    : undefined)

const meantOf = (words: string[]) =>
  meaningOf(words)
    ?.meanings.map((meaning) => codesOfNamed(wordsOf(meaning)))
    .find((codes) => codes !== undefined)

// "fluconazole-resistant candida" makes no common word of the drug.
const knownWords = new Set(
  [...drugClasses, ...treatments, ...concepts].flatMap(({ english }) =>
    english
      .flatMap(wordsOf)
      .filter((word) => !looksLikeDrugName(word))
      .map(rootOf),
  ),
)

/** It is a part of what classes, conditions and other things are called. */
export const isKnownWord = (word: string): boolean => knownWords.has(rootOf(word))

/** Conditions of several words that a text names. */
export function conditionsNamedIn(text: string): string[] {
  const words = wordsOf(text)
  const runs = words.flatMap((_, from) => [2, 3, 4].map((length) => words.slice(from, from + length)))
  return runs.filter((run) => run.length > 1 && codesOfCondition(run)).map((run) => run.join(' '))
}

/** Some words are a part of a longer name of a class or a condition that the others have. */
export const isPartOfName = (said: string[], words: string[]): boolean =>
  words.some((_, from) =>
    words
      .slice(from + said.length, from + longestAround)
      .some((__, more) => isNameAround(said, words.slice(from, from + said.length + more + 1))),
  )

const isNameAround = (said: string[], run: string[]) =>
  said.every((word) => run.includes(word) || run.includes(`non${word}`)) &&
  (codesOfCondition(run) ?? codesOfClass(run)) !== undefined

const longestAround = 6

/** What a question denies: the drugs of a class, those that have a quality, or what a name stands for. */
export function deniedBy(words: string[]): { codes: string[]; names: string[] } | undefined {
  // "Wheezing, no puffer": who has none is to be given one.
  const isForm = words.every((word) => formWords.has(word))
  const codes = codesByQuality.get(keyOf(words)) ?? (isForm ? undefined : codesOfClass(words))
  if (codes) return { codes, names: [] }
  const meant = meaningOf(words)?.meanings
  const ofMeaning = meant?.map((meaning) => codesByQuality.get(keyOf(wordsOf(meaning)))).find(Boolean)
  if (ofMeaning) return { codes: ofMeaning, names: [] }
  return meant ? { codes: [], names: [words.join(' '), ...meant] } : undefined
}
