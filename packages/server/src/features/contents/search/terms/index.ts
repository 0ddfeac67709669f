import { frenchStem, wordsOf } from '../../../../platform/search/index.ts'
import { abbreviations as abbreviationLines } from './abbreviations.ts'
import { bedside } from './bedside.ts'
import { besides } from './besides.ts'
import { body } from './body.ts'
import { care } from './care.ts'
import { causes } from './causes.ts'
import { drugClasses as classLines } from './classes.ts'
import { clinic } from './clinic.ts'
import { commonWords } from './common-words.ts'
import { conditions } from './conditions.ts'
import { effects as effectLines } from './effects.ts'
import { everyday } from './everyday.ts'
import { everydayCare } from './everyday-care.ts'
import { frenchAbbreviations } from './french/abbreviations.ts'
import { cliniciansFrench } from './french/clinicians.ts'
import { effectsInFrench } from './french/effects.ts'
import { spokenFrench } from './french/spoken.ts'
import { treatedInFrench } from './french/treated.ts'
import { wardsFrench } from './french/wards.ts'
import { furtherClasses } from './further-classes.ts'
import { furtherTreatments } from './further-treatments.ts'
import { general } from './general.ts'
import { hospitalConditions } from './hospital-conditions.ts'
import { life } from './life.ts'
import { moreAbbreviations } from './more-abbreviations.ts'
import { moreClasses } from './more-classes.ts'
import { moreConditions } from './more-conditions.ts'
import { moreTreatments } from './more-treatments.ts'
import { brandNames } from './names/brand-names.ts'
import { commonSlips } from './names/common-slips.ts'
import { drugAbbreviations } from './names/drug-abbreviations.ts'
import { formerBrands } from './names/former-brands.ts'
import { hospitalBrands } from './names/hospital-brands.ts'
import { otherDrugNames } from './names/other-drug-names.ts'
import { spokenBrands } from './names/spoken-brands.ts'
import { peopleByCondition } from './people-by-condition.ts'
import { plainWords } from './plain-words.ts'
import { practice } from './practice.ts'
import { presentations } from './presentations.ts'
import { purposes } from './purposes.ts'
import { qualities as qualityLines } from './qualities.ts'
import { rareDiseases } from './rare-diseases.ts'
import { shorthand } from './shorthand.ts'
import { specialties } from './specialties.ts'
import { surroundings } from './surroundings.ts'
import { texts } from './texts.ts'
import { treatments as treatmentLines } from './treatments.ts'
import { treatmentsByPerson } from './treatments-by-person.ts'
import { wards } from './wards/index.ts'
import { words } from './words.ts'

/** One thing with its names in both languages, the usual ones first. */
export interface Concept {
  english: string[]
  french: FrenchName[]
}

export interface FrenchName {
  name: string
  /** It is another word in English, or an abbreviation of another: taken for this only in a French question. */
  isAmbiguous: boolean
}

/** A class of drugs: what its members' codes begin with. */
export interface DrugClass {
  english: string[]
  codes: string[]
}

export interface Abbreviation {
  name: string
  /** It is an ordinary word unless written in capitals. */
  isWord: boolean
  /** So many misspell it: what is near to it is not near to the name. */
  isSlip: boolean
  meanings: string[]
}

const linesOf = (text: string) => text.split('\n').filter(Boolean)

/** The first line that has a French name keeps it. */
export const concepts: Concept[] = withoutTakenNames(
  [
    conditions,
    moreConditions,
    care,
    words,
    classLines,
    moreClasses,
    furtherClasses,
    purposes,
    frenchAbbreviations,
    general,
    texts,
    body,
    life,
    practice,
    surroundings,
    everyday,
    everydayCare,
    treatedInFrench,
    rareDiseases,
    hospitalConditions,
    cliniciansFrench,
    commonWords,
    effectsInFrench,
    wardsFrench,
    besides,
    bedside,
    spokenFrench,
    clinic,
    presentations,
    specialties,
    wards,
  ]
    .flatMap(linesOf)
    .map(conceptOf)
    .map(withShortNames),
)

/** « Jambes sans repos » is said for the syndrome as well, by who asks in French. */
function withShortNames(concept: Concept): Concept {
  const short = concept.french.flatMap(({ name }) => {
    const rest = /^syndrome d(?:e l[’']|e la |es |u |e |[’'])(.+ .+)$/u.exec(name)?.[1]
    return rest ? [{ name: rest, isAmbiguous: true }] : []
  })
  return { ...concept, french: [...concept.french, ...short] }
}

export const drugClasses: DrugClass[] = [classLines, moreClasses, furtherClasses, purposes]
  .flatMap(linesOf)
  .map((line) => drugClassOf(line))

/** The conditions that are seen most, in the order of their list. */
export const usualTreatments: DrugClass[] = linesOf(treatmentLines).map((line) => drugClassOf(line))

const namedTreatments: DrugClass[] = [
  besides,
  bedside,
  treatmentLines,
  moreTreatments,
  furtherTreatments,
  rareDiseases,
  hospitalConditions,
  clinic,
  presentations,
  specialties,
  wards,
]
  .flatMap(linesOf)
  .map((line) => drugClassOf(line))

/** What is given for a condition to those whom the usual drugs may harm. */
export const personTreatments: DrugClass[] = linesOf(treatmentsByPerson).map((line) => drugClassOf(line))

/** One condition with its other names. */
export const sameConditions: { name: string; others: string[] }[] = [plainWords, peopleByCondition, causes]
  .flatMap(linesOf)
  .map((line) => {
    const [name = '', others = ''] = line.split(' = ')
    return { name, others: others.split(' | ') }
  })

/** Conditions, with the classes of drugs that are given for them. */
export const treatments: DrugClass[] = [
  ...namedTreatments,
  ...sameConditions.flatMap(({ name, others }) => {
    const known = namedTreatments.find(({ english }) => english.includes(name))
    return known ? [{ english: others, codes: known.codes }] : []
  }),
]

/** What drugs may do to somebody, with every name it goes by. */
export const effects: string[][] = linesOf(effectLines).map((line) => line.split(' | '))

/** What people do not want of a drug, with the drugs that have it. */
export const qualities: DrugClass[] = linesOf(qualityLines).map((line) => drugClassOf(line))

function drugClassOf(line: string): DrugClass {
  const parts = line.split(' = ')
  const [english = '', codes = ''] = [parts[0], parts.at(-1)]
  return { english: english.split(' | '), codes: codes.split(' ').map((code) => code.toLowerCase()) }
}

export const abbreviations: Abbreviation[] = [
  abbreviationLines,
  moreAbbreviations,
  drugAbbreviations,
  otherDrugNames,
  brandNames,
  formerBrands,
  hospitalBrands,
  shorthand,
  spokenBrands,
  commonSlips,
].flatMap((text) => linesOf(text).flatMap((line) => abbreviationsOf(line, text === commonSlips)))

function abbreviationsOf(line: string, isSlip: boolean): Abbreviation[] {
  const [names = '', meanings = ''] = line.split(' = ')
  return names.split(' | ').map((written) => ({
    name: written.replace('!', ''),
    isWord: written.startsWith('!'),
    isSlip,
    meanings: meanings.split(' | '),
  }))
}

function withoutTakenNames(listed: Concept[]): Concept[] {
  const owner = new Map<string, Concept>()
  const keyOf = (name: string) => wordsOf(name).map(frenchStem).join(' ')
  for (const concept of listed.toReversed()) for (const { name } of concept.french) owner.set(keyOf(name), concept)
  return listed
    .map((concept) => ({
      ...concept,
      french: concept.french.filter(({ name }) => owner.get(keyOf(name)) === concept),
    }))
    .filter(({ french }) => french.length > 0)
}

function conceptOf(line: string): Concept {
  const [english = '', french = ''] = line.split(' = ')
  return {
    english: english.split(' | '),
    french: french.split(' | ').map((written) => {
      const name = written.replace('!', '')
      return { name, isAmbiguous: name !== written || name === name.toUpperCase() }
    }),
  }
}
