import { wordsOf } from '../../../platform/search/index.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { type AskedKind, kindWords } from './terms/attributes.ts'
import { abbreviations, type DrugClass, drugClasses, qualities, treatments } from './terms/index.ts'

/** Words of a question that stand for more than they say. */
export interface Known {
  /** The words, as they stand in the question. */
  term: string
  /** They are the whole question. */
  isWhole: boolean
}

export interface KnownClass extends Known {
  /** What the codes of its members begin with. */
  codes: string[]
  /** It is given for what the question names, and drugs were not asked for. */
  isOfCondition?: boolean
}

export interface KnownAbbreviation extends Known {
  meanings: string[]
}

export interface Knowledge {
  classes: KnownClass[]
  abbreviations: KnownAbbreviation[]
  /** The question names a condition and nothing else. */
  isCondition: boolean
  /** Kinds that the question asks for by their name. */
  kinds: AskedKind[]
  /** Words that say a kind and nothing else. */
  mereKinds: string[]
}

const longestName = 6
const classCode = /^[a-z]\d{2}(?:[a-z]{1,2}(?:\d{2})?)?$/

/** What is known of the names in a question, which is in English by now; `typed` tells capitals. */
export function knowledgeOf(text: string, typed: string): Knowledge {
  const words = wordsOf(text)
  const runs = namedRuns(words)
  const asked = kindsIn(words.join(' '))
  const treated = treatmentIn(words) ?? jointIn(words)
  const abbreviated = runs.flatMap(({ key: _, ...known }) => {
    const found = meaningByName.get(known.term)
    return found && (!found.isWord || isInCapitals(typed, found.name)) ? { ...known, meanings: found.meanings } : []
  })
  return {
    classes: treated ? [treated] : classesIn(words, runs, asked.kinds.length === 0),
    abbreviations: abbreviated,
    isCondition:
      treated?.isOfCondition === true ||
      abbreviated.some(({ isWhole, meanings }) => isWhole && meanings.some(isTreated)),
    ...asked,
  }
}

function classesIn(words: string[], runs: (Known & { key: string })[], mayAskForDrugs: boolean): KnownClass[] {
  const named = runs.flatMap(classIn)
  const telling = named.filter(({ term }) => !wordsOf(term).every((word) => treatmentWords.has(word)))
  const beside = mayAskForDrugs ? treatmentBeside(words) : undefined
  // Beside a class, "inhaler" is how it is given.
  if (!beside)
    return telling.length > 0
      ? telling.map((each) => (isAllOf(words, each) ? { ...each, term: words.join(' '), isWhole: true } : each))
      : named
  const said = new Set(wordsOf(beside.term))
  return [beside, ...telling.filter(({ term }) => !wordsOf(term).every((word) => said.has(word)))]
}

/** "macrolide antibiotic" is the class and nothing more; of its forms "NSAID gel" is one. */
function isAllOf(words: string[], { term }: Known): boolean {
  const said = new Set(wordsOf(term))
  return words.every((word) => said.has(word) || (treatmentWords.has(word) && !formWords.has(word)))
}

function classIn({ key, ...known }: Known & { key: string }): KnownClass[] {
  const codes = classCode.test(known.term) ? [known.term] : codesByName.get(key)
  return codes ? [{ ...known, codes }] : []
}

/** "drugs for gout", "eye drops for glaucoma": the question asks for drugs and names nothing but what they are for. */
function treatmentIn(words: string[]): KnownClass | undefined {
  const telling = words.filter((word) => !treatmentWords.has(word))
  const bare = telling.filter((word) => !askedBeside.has(word))
  const condition = [words, telling, telling.filter((word) => !places.has(word)), bare].find(
    (run) => codesOfCondition(run) && (run !== bare || words.some((word) => drugNouns.has(word))),
  )
  const codes = condition && codesOfCondition(condition)
  if (!condition || !codes) return undefined
  const areDrugsAsked = condition.length < words.length
  return { term: condition.join(' '), isWhole: areDrugsAsked, isOfCondition: !areDrugsAsked, codes }
}

/** "alpha blocker for BPH": the question names nothing but classes and conditions, and asks for what they have in common. */
function jointIn(words: string[]): KnownClass | undefined {
  const telling = words.filter((word) => !treatmentWords.has(word))
  const named: { codes: string[]; isClass: boolean }[] = []
  for (let at = 0; at < telling.length; ) {
    const run = longestOf(telling, at, (each) => codesByName.has(keyOf(each)) || codesOfCondition(each) !== undefined)
    if (!run) return undefined
    const ofClass = codesByName.get(keyOf(run))
    named.push({ codes: ofClass ?? codesOfCondition(run) ?? [], isClass: ofClass !== undefined })
    at += run.length
  }
  if (named.length < 2) return undefined
  const codes = named.map((each) => each.codes).reduce(commonCodes)
  if (codes.length === 0) return undefined
  const areDrugsAsked = named.every(({ isClass }) => isClass) || words.some((word) => asksForDrugs.has(word))
  return { term: words.join(' '), isWhole: areDrugsAsked, isOfCondition: !areDrugsAsked, codes }
}

/** The codes of what stands under some and under others. */
const commonCodes = (some: string[], others: string[]): string[] => [
  ...new Set(
    some.flatMap((one) =>
      others.flatMap((other) => (one.startsWith(other) ? one : other.startsWith(one) ? other : [])),
    ),
  ),
]

/** "Pfizer antiviral COVID": drugs for a condition are asked for, and something else of them. */
function treatmentBeside(words: string[]): KnownClass | undefined {
  const nouns = words.filter((word) => drugNouns.has(word))
  // "COPD inhaler vilanterol" names the drug itself.
  if (nouns.length === 0 || words.some(looksLikeDrugName)) return undefined
  const telling = words.filter((word) => !treatmentWords.has(word))
  for (let length = Math.min(longestName, telling.length); length > 0; length--) {
    for (let at = 0; at + length <= telling.length; at++) {
      const run = telling.slice(at, at + length)
      const codes = codesOfCondition(run)
      if (codes) return { term: [...nouns, ...run].join(' '), isWhole: false, codes }
    }
  }
  return undefined
}

/** What a question denies: the drugs of a class, those that have a quality, or what a name stands for. */
export function deniedBy(words: string[]): { codes: string[]; names: string[] } | undefined {
  const codes = codesByQuality.get(keyOf(words)) ?? codesByName.get(keyOf(words))
  if (codes) return { codes, names: [] }
  const meant = meaningByName.get(words.join(' '))?.meanings
  return meant ? { codes: [], names: [words.join(' '), ...meant] } : undefined
}

const codesOfCondition = (words: string[]) =>
  codesByCondition.get(keyOf(words)) ?? (words.length > 1 ? codesByWords.get(sortedKeyOf(words)) : undefined)
const isTreated = (name: string) => codesOfCondition(wordsOf(name)) !== undefined

function kindsIn(text: string): Pick<Knowledge, 'kinds' | 'mereKinds'> {
  const asked = kindWords
    .map(({ pattern, ...kind }) => ({ ...kind, said: text.match(pattern) ?? [] }))
    .filter(({ said }) => said.length > 0)
  const mereKinds = asked.filter(({ isMereKind }) => isMereKind).flatMap(({ said }) => said.flatMap(wordsOf))
  return { kinds: asked.map(({ kind }) => kind), mereKinds }
}

/** The longest known name at each place of the text. */
function namedRuns(words: string[]): (Known & { key: string })[] {
  const runs: (Known & { key: string })[] = []
  const asked = words.filter((word) => !fillers.has(word)).length
  for (let at = 0; at < words.length; ) {
    const run = longestAt(words, at)
    if (!run) {
      at++
      continue
    }
    runs.push({ term: run.join(' '), key: keyOf(run), isWhole: run.length >= asked })
    at += run.length
  }
  return runs
}

const longestAt = (words: string[], at: number) =>
  longestOf(
    words,
    at,
    (run) => codesByName.has(keyOf(run)) || meaningByName.has(run.join(' ')) || classCode.test(run.join(' ')),
  )

function longestOf(words: string[], at: number, isName: (run: string[]) => boolean): string[] | undefined {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    if (isName(run)) return run
  }
  return undefined
}

const isInCapitals = (typed: string, name: string) =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(typed) && typed !== typed.toUpperCase()

// A class is asked for with or without them.
const fillers = new Set(['drug', 'drugs', 'list', 'medication', 'medications', 'class', 'agent', 'agents', 'canada'])
const singular = (word: string) => word.replace(/(?<=.{3})s$/, '')
const keyOf = (words: string[]) => words.map(singular).join(' ')

const forms =
  'cream creams ointment lotion gel drop drops inhaler inhalers puffer patch spray tablet tablets injection syrup shampoo suppository'
const formWords = new Set(forms.split(' '))
const drugNouns = new Set(
  `drug drugs medication medications med meds medicine medicines pill pills chemo chemotherapy infusion shot shots treatment preventive antiviral antivirals antibiotic antibiotics ${forms}`.split(
    ' ',
  ),
)
const asksForDrugs = new Set([...drugNouns, 'for', 'against'])
const treatmentWords = new Set(
  `drug drugs medication medications med meds medicine medicines pill pills chemo chemotherapy infusion shot shots something anything otc preventive preventative prophylactic treatment treatments treat treating therapy therapies agent agents antiviral antivirals antibiotic antibiotics biologic biologics monoclonal antibody antibodies eradication best first line for of against in the to used which what list options management ${forms}`.split(
    ' ',
  ),
)
/** They say who a drug is for and how it is had, not what it is for. */
const askedBeside = new Set(
  'adult adults child children kid kids over counter generic covered coverage canada ontario odb cost price cheap available new daily once safe that is it a an i can give my patient patients'.split(
    ' ',
  ),
)
/** Where a drug is given: they say nothing of what it is for, unless its name has them. */
const places = new Set('eye ear nasal topical oral ophthalmic otic'.split(' '))

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
]

function variantsOf(name: string): string[] {
  const [ending, forms] = variants.find(([each]) => each.test(name)) ?? []
  return ending && forms ? forms.map((form) => form.replace('%', name.replace(ending, ''))) : [name]
}

const sortedKeyOf = (words: string[]) => words.map(singular).toSorted().join(' ')

const codesOf = (classes: DrugClass[]) =>
  new Map(
    classes
      .flatMap(({ english, codes }) =>
        english.flatMap(variantsOf).map((name) => [keyOf(wordsOf(name)), codes] as const),
      )
      .toReversed(),
  )
const codesByName = codesOf(drugClasses)
const codesByQuality = codesOf(qualities)
// "restless legs" is said for the syndrome as well.
const codesByCondition = new Map([
  ...codesOf(treatments)
    .entries()
    .map(([name, codes]) => [name.replace(/(?<= \S+) (?:syndrome|disease)$/, ''), codes] as const),
  ...codesOf(treatments),
])
/** By their words in any order: « préventif migraine ». */
const codesByWords = new Map(
  codesByCondition.entries().map(([name, codes]) => [name.split(' ').toSorted().join(' '), codes] as const),
)
const meaningByName = new Map(
  abbreviations.map((abbreviation) => [wordsOf(abbreviation.name).join(' '), abbreviation] as const).toReversed(),
)
