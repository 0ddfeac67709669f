import { wordsOf } from '../../../platform/search/index.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { commonRootOf, rootOf } from './roots.ts'
import { formWords, isAside, isSmall } from './terms/asides.ts'
import {
  abbreviations,
  concepts,
  type DrugClass,
  drugClasses,
  personTreatments,
  qualities,
  sameConditions,
  treatments,
} from './terms/index.ts'

export const keyOf = (words: string[]) => words.map(commonRootOf).join(' ')
const sortedKeyOf = (words: string[]) => words.map(commonRootOf).toSorted().join(' ')

const blocking = [
  '% inhibitor',
  '% blocker',
  '% antagonist',
  '% blocking agent',
  'anti %',
  'anti % antibody',
  '% biologic',
  '% antibody',
]

/** How else a name is said: "heparin antidote" is "reversal of heparin", "typhoid vaccine" a shot, "cholesterol drug" a pill. */
const variants: [ending: RegExp, forms: string[]][] = [
  [
    / antidote$/,
    [
      '% antidote',
      'antidote for %',
      'antidote to %',
      'antidote %',
      '% reversal',
      'reversal of %',
      'reversal %',
      'reverse %',
    ],
  ],
  [
    / vaccine$/,
    ['% vaccine', '% shot', '% booster', '% vaccination', '% immunization', 'vaccine for %', 'vaccine against %'],
  ],
  [/ (?:drug|medication)$/, ['% drug', '% medication', '% med', '% pill', '% medicine', '% tablet']],
  [/(?: receptor)? (?:inhibitor|blocker|antagonist)$/, [...blocking, '% receptor antagonist', '% receptor blocker']],
  [/(?: receptor)? agonist$/, ['% agonist', '% receptor agonist', '% analog', '% mimetic']],
  [/ analog(?:ue)?$/, ['% analog', '% agonist']],
]

function variantsOf(name: string): string[] {
  const [ending, forms] = variants.find(([each]) => each.test(name)) ?? []
  if (!ending || !forms) return []
  const rest = name.replace(ending, '')
  // "beta 3" and "PDE5" are said for what acts on them, "renin" is not.
  return [...forms.map((form) => form.replace('%', rest)), ...(actedOn.test(name) && /\d/.test(rest) ? [rest] : [])]
}

const actedOn = /(?:inhibitor|blocker|antagonist|agonist)$/

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

/** Asides that tell who a drug is for, where that changes which is given. */
const personWords = new Set(
  'pregnancy pregnant breastfeeding breastfed lactation lactating kidney renal liver hepatic dialysis cirrhosis'.split(
    ' ',
  ),
)
/** How an organ that fails is spoken of: "kidney failure", « insuffisance rénale ». */
const failing = new Set('failure insufficiency impairment impaired dysfunction'.split(' '))
/** What is given in an attack is not what prevents it, and what is given to the young is not for everybody old. */
const attacks = 'attack flare acute'.split(' ')
const old = 'elderly'
const older = new Set('elderly senior seniors older geriatric frail aine ainee aines ainees agee agees'.split(' '))

const clearances = new Set(['egfr', 'crcl'])
/** In millilitres a minute. */
const mostOfFailing = 30

/** "eGFR of 22": kidneys that clear so little fail. */
const withFailingTold = (words: string[]): string[] => {
  const at = words.findIndex((word) => clearances.has(word))
  const next = at < 0 || /^(?:over|above)$/.test(words[at + 1] ?? '') ? [] : words.slice(at + 1, at + 3)
  const value = next.find((word) => /^\d+$/.test(word))
  return value && Number(value) <= mostOfFailing ? words.with(at, 'kidney') : words
}

const tellingOfPerson = new Set([...attacks, old])

const personKeyOf = (words: string[], kept: ReadonlySet<string> = new Set()) =>
  sortedKeyOf(words.filter((word) => personWords.has(word) || kept.has(word) || (!isAside(word) && !failing.has(word))))
/** "blood clot cancer" as well as "venous thromboembolism cancer". */
const alsoCalled = (name: string): string[] =>
  sameConditions
    .filter(({ name: usual }) => name.startsWith(`${usual} `))
    .flatMap(({ name: usual, others }) => others.map((other) => name.replace(usual, other)))
const codesByPerson = new Map(
  [
    ...personTreatments.flatMap(({ english, codes }) => english.flatMap(alsoCalled).map((name) => ({ name, codes }))),
    ...personTreatments.flatMap(({ english, codes }) => english.map((name) => ({ name, codes }))),
  ]
    .filter(({ name }) => wordsOf(name).some((word) => !personWords.has(word) && !older.has(word) && !isAside(word)))
    .map(({ name, codes }) => [personKeyOf(wordsOf(name), tellingOfPerson), codes] as const),
)

/** "antihypertensive for a pregnant woman": of a condition or a class what those may have who are named beside it. */
export const codesForPerson = (words: string[]): string[] | undefined => {
  const told = [...new Set(withFailingTold(words).map((word) => (older.has(word) ? old : word)))]
  const inWords = told.flatMap(inFull)
  return [told, inWords]
    .flatMap((each) =>
      [tellingOfPerson, new Set(attacks), new Set([old]), new Set<string>()].map((kept) => personKeyOf(each, kept)),
    )
    .map((key) => codesByPerson.get(key))
    .find((codes) => codes !== undefined)
}

/** "BP" → "blood pressure". */
function inFull(word: string): string[] {
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
      .slice(from + said.length)
      .some((__, more) => isNameAround(said, words.slice(from, from + said.length + more + 1))),
  )

const isNameAround = (said: string[], run: string[]) =>
  run.length <= longestAround &&
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
