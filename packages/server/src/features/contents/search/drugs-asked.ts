import { looksLikeDrugName } from './drug-names.ts'
import { codesForPerson, codesOfClass, codesOfCondition, meaningOf } from './known-names.ts'
import {
  asksAloud,
  asksForDose,
  asksForDrugs,
  isAside,
  isAsking,
  isPerson,
  isSmall,
  isSymptom,
  tellsOfResearch,
  treatmentWords,
} from './terms/asides.ts'
import { inClasses } from './terms/names/kin.ts'
import { isScene } from './terms/scenes.ts'

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
  /** But for how its members are made they are the whole question. */
  isWholeInForm?: boolean
  /** Drugs may be asked for, or what is written with all of the words. */
  isQuiet?: boolean
  /** The question says more than what drugs are known for, and does not ask for any. */
  isFaint?: boolean
  /** Drugs are asked for, beside words that tell of something else. */
  isUnsure?: boolean
  /** Its codes stand in the order in which they are likely meant. */
  isInOrder?: boolean
  /** It is given for what the question names, and drugs were not asked for. */
  isOfCondition?: boolean
}

const longestName = 6

/**
 * "alpha blocker for BPH", "head lice in a 3 year old": the question names nothing but classes and conditions, and who and how.
 * Of several it asks for what they have in common.
 */
export function toldIn(words: string[]): { asked: KnownClass; unless: string[] } | undefined {
  const forPerson = codesForPerson(words) ?? codesForPersonOfClass(words)
  if (forPerson) {
    const isQuiet = !words.some(asksLoudly)
    return {
      asked: { term: words.join(' '), isWhole: true, codes: forPerson, ...(isQuiet && { isQuiet }) },
      unless: [],
    }
  }
  const { named: all, rest } = wholeOf(words) ?? namedAndRest(words)
  const named = withoutWho(all)
  const areCompared = named.filter(({ isClass }) => isClass).length > 1
  const telling = rest.filter((word) => !isAside(word) && !(areCompared && comparing.has(word)))
  const conditions = named.filter(({ isClass }) => !isClass)
  if (named.length === 0 || (conditions.length === 0 && all.length + rest.length < 2)) return undefined
  const common = commonOf(named)
  // "alpha blocker to pass a kidney stone" asks for what is both.
  const isClassFor =
    common.length > 0 &&
    named.length > conditions.length &&
    conditions.length > 0 &&
    words.some((word) => links.has(word))
  const isAskedAloud = isClassFor || words.some((word) => asksAloud.has(word))
  const isFaint = telling.length > 0 && !isAskedAloud
  // "scabies homeless shelter": the scene tells nothing of what is given.
  const unless = isFaint && conditions.length > 0 ? telling.filter((word) => !isScene(word)) : telling
  const isOfOthers =
    isFaint && unless.length > 0 ? !maySayMore(words, unless, conditions.length > 0) : unless.some(looksLikeDrugName)
  const untold = unless.filter((word) => !isScene(word))
  if (untold.length > mostUnless || isOfOthers) return undefined
  // « AINS IRC »: a class and a condition asks for drugs; "statins and prostate cancer" asks what is written of both.
  const isClassBeside = conditions.length > 0 && conditions.length < named.length && !words.some(isSmall)
  const areDrugsAsked =
    isClassFor ||
    isClassBeside ||
    conditions.length === 0 ||
    named.length < all.length ||
    words.some((word) => asksForDrugs.has(word)) ||
    rest.some(isAsking)
  const term = words.join(' ')
  // "DVT cancer": the other condition says who it is.
  const isBeside = common.length === 0 && conditions.length === named.length
  if (isBeside || isFaint) {
    const first = conditions.find(({ isUrgent }) => isUrgent) ?? conditions[0]
    const codes = isBeside
      ? (first?.codes ?? [])
      : common.length > 0 || !named[0]?.isClass
        ? common
        : meantCodes(words, named)
    return codes.length > 0
      ? { asked: { term, isWhole: true, isQuiet: true, isFaint: true, codes }, unless }
      : undefined
  }
  const codes = common.length === 0 && areDrugsAsked ? meantCodes(words, named) : common
  if (codes.length === 0) return undefined
  const isQuiet = unless.length > 0 || !rest.some(asksLoudly)
  // "cannabinoids epilepsy": a class that is not given for the condition, of which something may be written beside it.
  const isOfBoth = common.length === 0 && isClassBeside && isQuiet && !rest.some(isAsking)
  const asked = { term, isWhole: areDrugsAsked, isOfCondition: !areDrugsAsked, codes }
  const heard = {
    ...asked,
    ...(areDrugsAsked && isQuiet && { isQuiet }),
    ...((unless.length > 1 || isOfBoth) && { isUnsure: true }),
  }
  return { asked: heard, unless }
}

/** Nobody says it in more words. */
const mostWordsOfPerson = 12

/** "alcohol withdrawal cirrhosis which benzo": of what is given to them what is of the class. */
function codesForPersonOfClass(words: string[]): string[] | undefined {
  if (words.length > mostWordsOfPerson) return undefined
  for (const length of [2, 1]) {
    for (let at = 0; at + length <= words.length; at++) {
      const ofClass = codesOfClass(words.slice(at, at + length))
      const given = ofClass && codesForPerson([...words.slice(0, at), ...words.slice(at + length)])
      const common = given ? commonCodes(given, ofClass) : []
      if (common.length > 0) return common
    }
  }
  return undefined
}

/** "agitated at night dementia": one condition, whatever stands between its words. */
function wholeOf(words: string[]): { named: Named[]; rest: string[] } | undefined {
  const isBetween = (word: string) => isSmall(word) || patients.has(word)
  const isOfPerson = (word: string) => isBetween(word) || isPerson(word)
  const found = [isBetween, isOfPerson, isAside]
    .map((isLeftOut) => ({ isLeftOut, telling: words.filter((word) => !isLeftOut(word)) }))
    .find(
      ({ telling }) =>
        telling.length > 1 && (telling.length < words.length || inClasses(telling)) && codesOfWhole(telling),
    )
  const codes = found && codesOfWhole(found.telling)
  if (!codes || (found.isLeftOut === isAside && isNamedAlone(words))) return undefined
  const condition = { codes, isClass: false, isSymptom: false, isUrgent: false, isWho: false, at: 0 }
  return { named: [condition], rest: words.filter(found.isLeftOut) }
}

/** "constipated on dilaudid" is what is named after the class: opioid constipation. Who is to be weaned from a drug asks about it. */
const codesOfWhole = (telling: string[]) =>
  codesOfCondition(telling) ?? (telling.includes('withdrawal') ? undefined : codesOfCondition(inClasses(telling) ?? []))

/** One name, and asides. */
function isNamedAlone(words: string[]): boolean {
  const { named, rest } = namedAndRest(words)
  return named.length === 1 && rest.every(isAside)
}

/** "shingles in renal failure": whose kidneys or liver fail is to have what is given for the other condition. */
function withoutWho(named: Named[]): Named[] {
  const others = named.filter(({ isWho }) => !isWho)
  return others.length > 0 && commonOf(named).length === 0 ? others : named
}

const patients = new Set(['patient', 'patients', 'pt', 'px', 'person', 'someone'])
const urgent = new Set(['anaphylaxis', 'anaphylactic', 'shock', 'arrest', 'epilepticus', 'overdose'])
const comparing = new Set(['vs', 'versus'])
const links = new Set(['for', 'to', 'against'])
const mostUnless = 2
const mostWordsFaint = 3

/** A question that tells little, with one word more than is known: « poux garderie », "hep C 8 weeks all genotypes". */
const maySayMore = (words: string[], unless: string[], isOfCondition: boolean) =>
  unless.length === 1 &&
  (isOfCondition ? words.filter((word) => !isAside(word) && !isScene(word)) : words).length <= mostWordsFaint &&
  !meaningOf(unless) &&
  !unless.some(tellsOfResearch)

const asksLoudly = (word: string) => asksForDrugs.has(word) || asksAloud.has(word) || asksForDose.has(word)

/** Of classes what they have in common, and of that what is given for one of the conditions. */
function commonOf(named: Named[]): string[] {
  const conditions = named.filter(({ isClass }) => !isClass)
  const classes = named.filter(({ isClass }) => isClass).map(({ codes }) => codes)
  if (classes.length === 0) {
    // "endometriosis pain": the pain is a part of it.
    const causes = conditions.filter((each) => !each.isSymptom)
    return (causes.length > 0 ? causes : conditions.slice(0, 1)).map(({ codes }) => codes).reduce(commonCodes)
  }
  if (conditions.length === 0) return classes.reduce(commonCodes)
  return commonCodes(
    eitherOf(classes),
    conditions.flatMap((each) => each.codes),
  )
}

/** "LMWH vs DOAC" for a condition: nothing is both, so each is meant. */
function eitherOf(classes: string[][]): string[] {
  const common = classes.reduce(commonCodes)
  return common.length > 0 ? common : classes.flat()
}

interface Named {
  codes: string[]
  isClass: boolean
  /** It is what many conditions cause. */
  isSymptom: boolean
  /** It is treated before what it came from. */
  isUrgent: boolean
  /** It tells whose kidneys or liver fail. */
  isWho: boolean
  at: number
}

const ofFailing = new Set(
  ['kidney', 'renal', 'liver', 'hepatic'].flatMap((organ) =>
    ['', 'acute ', 'chronic '].flatMap((course) =>
      ['failure', 'disease', 'insufficiency', 'impairment', 'dysfunction'].map((how) => `${course}${organ} ${how}`),
    ),
  ),
)
for (const name of ['ckd', 'esrd', 'cirrhosis', 'hemodialysis', 'dialysis', 'end stage renal disease'])
  ofFailing.add(name)

/** "post stroke spasticity", "clot in leg cancer patient": what somebody had or has beside what is to be treated. */
const tellsWho = (words: string[], from: number, to: number) =>
  ['post', 'after'].includes(words[from - 1] ?? '') || ['patient', 'patients'].includes(words[to] ?? '')

/** The longest names of classes and conditions, one after the other, and the words between them. */
function namedAndRest(words: string[]): { named: Named[]; rest: string[] } {
  const [named, rest]: [Named[], string[]] = [[], []]
  for (let at = 0; at < words.length; ) {
    const run = longestOf(words, at, isNamed)
    // "antibiotic for a dog bite" asks for drugs by a word that is a class as well.
    if (run && !run.every((word) => treatmentWords.has(word))) {
      const isMinor = run.every((word) => isSymptom(word) || treatmentWords.has(word))
      const ofClass = codesOfClass(run)
      named.push({
        codes: ofClass ?? codesOfCondition(run) ?? [],
        isClass: ofClass !== undefined && !isMinor,
        isSymptom: isMinor,
        isUrgent: run.some((word) => urgent.has(word)),
        isWho: ofFailing.has(run.join(' ')) || tellsWho(words, at, at + run.length),
        at,
      })
    } else rest.push(...(run ?? words.slice(at, at + 1)))
    at += run?.length ?? 1
  }
  return { named, rest }
}

const isNamed = (run: string[]) =>
  codesOfClass(run) !== undefined || codesOfCondition(run) !== undefined || ofFailing.has(run.join(' '))

/** Of a class that is not given for a condition the class is meant where it comes first, else what the condition is treated with. */
function meantCodes(words: string[], named: Named[]): string[] {
  const [first] = named
  if (!first || new Set(named.map(({ isClass }) => isClass)).size < 2) return []
  const isMeant = first.isClass && !words.slice(0, first.at).some((word) => asksForDrugs.has(word))
  return eitherOf(named.filter(({ isClass }) => isClass === isMeant).map((each) => each.codes))
}

/** The codes of what stands under some and under others. */
export const commonCodes = (some: string[], others: string[]): string[] => [
  ...new Set(
    some.flatMap((one) =>
      others.flatMap((other) => (one.startsWith(other) ? one : other.startsWith(one) ? other : [])),
    ),
  ),
]

/** "UC biologic", "COPD exacerbation antibiotic": of what is given for a condition those of the kind that was asked, where some are. */
export function ofKindAsked(words: string[], known: KnownClass): KnownClass {
  const asked = kindsAsked.filter(({ said }) => words.some((word) => said.has(word)))
  const codes = asked.reduce((some, kind) => {
    const common = commonCodes(some, kind.codes)
    return common.length > 0 ? common : some
  }, known.codes)
  return codes === known.codes ? known : { ...known, codes }
}

const kindsAsked = [
  [
    'biologic biologics biological biologicals monoclonal antibody antibodies',
    'l04ab l04ac l04ag l01f r03dx05 r03dx08 r03dx09 r03dx10 r03dx11 d11ah05 d11ah07 m05bx04 m05bx06 n02cd01 n02cd02 n02cd03 n02cd05 c10ax13 c10ax14',
  ],
  ['antibiotic antibiotics antibacterial antibacterials', 'j01 a07aa p01ab j04ab s01a s02a s03a d06a d10af g01a'],
].map(([said = '', codes = '']) => ({ said: new Set(said.split(' ')), codes: codes.split(' ') }))

/** The longest run from a place on that is a name. */
export function longestOf(words: string[], at: number, isName: (run: string[]) => boolean): string[] | undefined {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    if (isName(run)) return run
  }
  return undefined
}
