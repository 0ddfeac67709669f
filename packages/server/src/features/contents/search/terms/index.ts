import { frenchStem, wordsOf } from '../../../../platform/search/index.ts'
import { clinicalAbbreviations } from './abbreviations/clinical.ts'
import { frenchAbbreviations } from './abbreviations/french.ts'
import { rarerFrenchAbbreviations } from './abbreviations/french-rarer.ts'
import { testsVesselsDevices } from './abbreviations/tests-vessels-devices.ts'
import { purposes } from './classes/purposes.ts'
import { rarerClasses } from './classes/rarer-classes.ts'
import { usualClasses } from './classes/usual-classes.ts'
import { vaccinesAntidotesAndForms } from './classes/vaccines-antidotes-and-forms.ts'
import { causes } from './conditions/causes.ts'
import { heartLungsSkinBirths } from './conditions/heart-lungs-skin-births.ts'
import { mindNervesGutCancers } from './conditions/mind-nerves-gut-cancers.ts'
import { peopleByCondition } from './conditions/people-by-condition.ts'
import { plainWords } from './conditions/plain-words.ts'
import { effects as effectLines } from './effects.ts'
import { cliniciansFrench } from './french/clinicians.ts'
import { coverageAndFormsFrench } from './french/coverage-and-forms.ts'
import { effectsInFrench } from './french/effects.ts'
import { patientsFrench } from './french/patients.ts'
import { spokenFrench } from './french/spoken.ts'
import { treatedInFrench } from './french/treated.ts'
import { wardsFrench } from './french/wards.ts'
import { brandNames } from './names/brand-names.ts'
import { commonSlips } from './names/common-slips.ts'
import { drugAbbreviations } from './names/drug-abbreviations.ts'
import { formerBrands } from './names/former-brands.ts'
import { hospitalBrands } from './names/hospital-brands.ts'
import { otherDrugNames } from './names/other-drug-names.ts'
import { shorthand } from './names/shorthand.ts'
import { spokenBrands } from './names/spoken-brands.ts'
import { qualities as qualityLines } from './qualities.ts'
import { bedside } from './treatments/bedside.ts'
import { clinic } from './treatments/clinic.ts'
import { conditionsByCode } from './treatments/conditions-by-code.ts'
import { conditionsByOrgan } from './treatments/conditions-by-organ.ts'
import { hospitalConditions } from './treatments/hospital-conditions.ts'
import { presentations } from './treatments/presentations.ts'
import { qualifiedConditions } from './treatments/qualified-conditions.ts'
import { rareDiseases } from './treatments/rare-diseases.ts'
import { specialties } from './treatments/specialties.ts'
import { treatmentsByPerson } from './treatments/treatments-by-person.ts'
import { usualConditions } from './treatments/usual-conditions.ts'
import { wards } from './treatments/wards/index.ts'
import { body } from './words/body.ts'
import { dosesBirthsFindings } from './words/doses-births-findings.ts'
import { journals } from './words/journals.ts'
import { livingAndCare } from './words/living-and-care.ts'
import { plainNouns } from './words/plain-nouns.ts'
import { proceduresAndClasses } from './words/procedures-and-classes.ts'
import { qualifiers } from './words/qualifiers.ts'
import { research } from './words/research.ts'
import { surroundings } from './words/surroundings.ts'

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
    heartLungsSkinBirths,
    mindNervesGutCancers,
    proceduresAndClasses,
    qualifiers,
    usualClasses,
    vaccinesAntidotesAndForms,
    rarerClasses,
    purposes,
    frenchAbbreviations,
    research,
    journals,
    body,
    livingAndCare,
    dosesBirthsFindings,
    surroundings,
    patientsFrench,
    coverageAndFormsFrench,
    treatedInFrench,
    rareDiseases,
    hospitalConditions,
    cliniciansFrench,
    plainNouns,
    effectsInFrench,
    wardsFrench,
    qualifiedConditions,
    bedside,
    spokenFrench,
    clinic,
    presentations,
    specialties,
    wards,
    rarerFrenchAbbreviations,
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

export const drugClasses: DrugClass[] = [usualClasses, vaccinesAntidotesAndForms, rarerClasses, purposes]
  .flatMap(linesOf)
  .map((line) => drugClassOf(line))

/** The conditions that are seen most, in the order of their list. */
export const usualTreatments: DrugClass[] = linesOf(usualConditions).map((line) => drugClassOf(line))

const namedTreatments: DrugClass[] = [
  qualifiedConditions,
  bedside,
  usualConditions,
  conditionsByOrgan,
  conditionsByCode,
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
  clinicalAbbreviations,
  testsVesselsDevices,
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
