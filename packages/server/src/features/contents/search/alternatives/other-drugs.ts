import type { Language } from '@materia/contract/languages.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { wordsOf } from '../../../../platform/search/index.ts'
import { bilingualQuestion } from '../bilingual.ts'
import { listClassMembers, listCodesOf, listDrugNames } from '../drug-classes.queries.ts'
import { looksLikeDrugName, namesInEnglish } from '../drug-names.ts'
import { knowledgeOf } from '../knowledge.ts'
import { codesOutside, commonCodes, wholeCode } from '../known-class.ts'
import {
  codesOfClass,
  codesOfCondition,
  conditionsNamedIn,
  deniedBy,
  isKnownWord,
  meaningOf,
  namesOfClasses,
} from '../known-names.ts'
import { codesForPerson } from '../known-persons.ts'
import { isAside, isSmall, nutrients } from '../terms/asides.ts'
import { drugAttributes } from '../terms/attributes.ts'
import { type DrugClass, treatments, usualTreatments } from '../terms/index.ts'
import { inClasses } from '../terms/names/kin.ts'
import { alternativeIn } from './alternatives.ts'
import { nextClassesTo } from './next-classes.ts'

/** The drugs to take in the place of one. */
export interface OtherDrugs {
  /** What they are called together. */
  text: string
  /** What their codes begin with, the likest first. */
  codes: string[]
  /** Of what they are to replace. */
  unwanted: { codes: string[]; names: string[] }
}

const longestName = 3
const mostPlaces = 12
const groupCode = 5
const likeCode = 4
/** Groups that have nothing in common but a place in the classification. */
const mixed = new Set(['c01ca', 'j01ca', 'j01cr', 'n02aj', 'n02be', 'r06ae', 'v03ab'])
/** So many groups tell of products that a brand is lent to. */
const mostGroups = 2

/** None where no drug is named, or another one beside it: "apixaban instead of warfarin" asks about apixaban. */
export async function otherDrugsFor(
  db: Db,
  typed: string,
  { language, groupTypes }: { language: Language | undefined; groupTypes: number[] },
): Promise<OtherDrugs | undefined> {
  const asked = alternativeIn(typed)
  if (!asked) return undefined
  const read = (text: string) => wordsOf(bilingualQuestion(text, language).text)
  const words = read(asked.instead)
  const drug = await drugIn(db, words, { groupTypes, isAnywhere: asked.isAnywhere === true })
  if (!drug || codesOfCondition(words)) return undefined
  const rest = [...read(asked.rest), ...words.slice(0, drug.at), ...words.slice(drug.at + drug.words)]
  const ofConditions = new Set(conditionsNamedIn(rest.join(' ')).flatMap(wordsOf))
  const others = rest.filter((word) => !ofConditions.has(word))
  const names = await listDrugNames(
    db,
    others
      .filter((word) => !codesOfCondition([word]))
      .flatMap((word) => [word, ...(meaningOf([word])?.meanings ?? [])]),
    groupTypes,
  )
  // A place, a sponsor or anything else that is not known tells of something written.
  const isKnown = (word: string) => isAside(word) || drugAttributes.has(word) || isKnownWord(word)
  if (names.length > 0 || others.some((word) => looksLikeDrugName(word) || !isKnown(word))) return undefined
  const instead = othersThan(drug.codes, rest)
  const denied = { codes: [...drug.codes, ...instead.avoided], names: drug.names }
  const [members, unwanted] = await Promise.all([
    listClassMembers(db, instead.codes),
    listClassMembers(db, denied.codes),
  ])
  const isOther = ({ name }: { name: string }) => !unwanted.some((each) => each.name === name)
  return instead.text !== '' && members.some(isOther)
    ? { text: instead.text, codes: instead.codes, unwanted: denied }
    : undefined
}

interface NamedDrug {
  at: number
  /** So many words of the question name it. */
  words: number
  codes: string[]
  names: string[]
}

/** The longest name of a drug, a brand or a class of drugs that the words begin with, or that stands first among them. */
async function drugIn(
  db: Db,
  words: string[],
  { groupTypes, isAnywhere }: { groupTypes: number[]; isAnywhere: boolean },
): Promise<NamedDrug | undefined> {
  const places = isAnywhere ? words.slice(0, mostPlaces).map((_, at) => at) : [0]
  const runs = places.flatMap((at) =>
    [longestName, 2, 1]
      .filter((length) => at + length <= words.length)
      .map((length) => ({ at, run: words.slice(at, at + length) })),
  )
  const namesOf = (run: string[]) =>
    [run, ...(meaningOf(run)?.meanings ?? []).map(wordsOf), inClasses(run) ?? []].flatMap((each) =>
      namesInEnglish(each.join(' ')),
    )
  const rows = await listCodesOf(
    db,
    runs.flatMap(({ run }) => namesOf(run)),
    groupTypes,
  )
  for (const { at, run } of runs) {
    if (run.every((word) => nutrients.has(word) || isAside(word))) continue
    const names = namesOf(run)
    const codes = rows
      .filter(({ name, code }) => names.includes(name) && code.length === wholeCode)
      .map(({ code }) => code)
    if (codes.length > 0) return { at, words: run.length, codes: [...new Set(codes)], names }
    const ofClass = codesOfClass(run)
    if (ofClass) return { at, words: run.length, codes: ofClass, names: [] }
  }
  return undefined
}

/** Others of the class, then those of the next one, then what else is given for the condition that the drug is usual for. */
function othersThan(codes: string[], rest: string[]): { text: string; codes: string[]; avoided: string[] } {
  const telling = rest.filter((word) => !isSmall(word))
  const outside = (some: string[]) => codesOutside(some, codes)
  const classes = knowledgeOf(rest.join(' '), '').classes
  // "Suspected HIT, what instead of heparin": the drug is not for it, its like are.
  const isAlike = (some: string[]) =>
    some.some((code) => codes.some((each) => each.slice(0, likeCode) === code.slice(0, likeCode)))
  const named =
    classes.find((each) => commonCodes(each.codes, codes).length > 0) ?? classes.find((each) => isAlike(each.codes))
  if (named) return { text: named.term, codes: outside(named.codes), avoided: [] }
  const main = mainOf(codes)
  const usual = treatedWith(main)
  const condition = usual?.english[0] ?? ''
  const mates = main
    .map((code) => (code.length === wholeCode ? code.slice(0, groupCode) : ''))
    .filter((group) => group !== '' && !group.endsWith('x') && !mixed.has(group))
  const mateNames = namesOfClasses(mates.flatMap((group) => [group, group.slice(0, -1)]))
  for (const name of [condition, ...mateNames]) {
    const forPerson = codesForPerson([...wordsOf(name), ...telling])
    if (forPerson && telling.length > 0) return { text: name, codes: outside(forPerson), avoided: [] }
  }
  // "Alternative to ramipril, cough": what its whole class does is no reason for another of the class.
  const avoided = telling
    .flatMap((word) => deniedBy([word])?.codes ?? [])
    .filter((code) => codes.some((each) => each.startsWith(code)))
  const others = [...new Set([...mates, ...outside(main.flatMap(nextClassesTo)), ...outside(usual?.codes ?? [])])]
  return { text: (avoided.length === 0 ? mateNames[0] : undefined) ?? condition, codes: others, avoided }
}

/** "Tylenol" is the name of what is combined with it too. */
function mainOf(codes: string[]): string[] {
  const usual = codes.filter((code) => nextClassesTo(code).length > 0)
  const groups = new Set(codes.map((code) => code.slice(0, groupCode)))
  return groups.size > mostGroups && usual.length > 0 ? usual : codes
}

/** Where they stand nearest to the head of what is given, of the usual conditions first. */
function treatedWith(codes: string[]): DrugClass | undefined {
  const hasOthers = (treatment: DrugClass) =>
    treatment.codes.some((given) => !codes.some((code) => given.startsWith(code)))
  const placeIn = (treatment: DrugClass) =>
    treatment.codes.findIndex((given) => codes.some((code) => code.startsWith(given) || given.startsWith(code)))
  return [usualTreatments, treatments]
    .map(
      (listed) =>
        listed
          .filter(hasOthers)
          .map((treatment) => ({ treatment, place: placeIn(treatment) }))
          .filter(({ place }) => place >= 0)
          .toSorted((one, other) => one.place - other.place)[0]?.treatment,
    )
    .find((found) => found !== undefined)
}
