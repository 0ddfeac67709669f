import { looksLikeDrugName } from './drug-names.ts'
import type { KnownClass } from './known-class.ts'
import { meaningOf } from './known-names.ts'
import { codesForPerson, codesForPersonOfClass } from './known-persons.ts'
import { commonOf, meantCodes, type Named, namedIn, withoutWho } from './named-in-question.ts'
import {
  asksAloud,
  asksForDose,
  asksForDrugs,
  asksHowGiven,
  isAside,
  isAsking,
  isSmall,
  tellsOfResearch,
} from './terms/asides.ts'
import { isScene } from './terms/scenes.ts'

/**
 * "alpha blocker for BPH", "head lice in a 3 year old": the question names nothing but classes and conditions, and who and how.
 * Of several it asks for what they have in common.
 */
export function toldIn(words: string[]): { asked: KnownClass; unless: string[] } | undefined {
  const forPerson = codesForPerson(words) ?? codesForPersonOfClass(words)
  if (forPerson) return { asked: askedForPerson(words, forPerson), unless: [] }
  const said = saidIn(words)
  const unless = said && untoldIn(said)
  if (!unless) return undefined
  const asked = said.isFaint || areApart(said) ? askedFaintly(said) : askedPlainly(said, unless)
  return asked && { asked, unless }
}

function askedForPerson(words: string[], codes: string[]): KnownClass {
  const isQuiet = !words.some(asksLoudly)
  return { term: words.join(' '), isWhole: true, codes, ...(isQuiet && { isQuiet }) }
}

/** What a question says beside the names in it. */
interface Said {
  words: string[]
  named: Named[]
  /** Those of the named that are no classes. */
  conditions: Named[]
  /** It says as well whose kidneys fail, or what somebody had. */
  isWhoSaid: boolean
  rest: string[]
  /** The words of the rest that are no asides. */
  telling: string[]
  /** The codes of what all of the named have in common. */
  common: string[]
  isClassForCondition: boolean
  /** It says more than what drugs are known for, and does not ask for any. */
  isFaint: boolean
}

function saidIn(words: string[]): Said | undefined {
  const { named: all, rest } = namedIn(words)
  const named = withoutWho(all)
  const conditions = named.filter(({ isClass }) => !isClass)
  if (named.length === 0 || (conditions.length === 0 && all.length + rest.length < 2)) return undefined
  const classCount = named.length - conditions.length
  const telling = rest.filter((word) => !isAside(word) && !(classCount > 1 && comparing.has(word)))
  const common = commonOf(named)
  // "alpha blocker to pass a kidney stone" asks for what is both.
  const isClassForCondition =
    common.length > 0 && classCount > 0 && conditions.length > 0 && words.some((word) => links.has(word))
  const isAskedAloud = isClassForCondition || words.some((word) => asksAloud.has(word))
  const isWhoSaid = named.length < all.length
  const isFaint = telling.length > 0 && !isAskedAloud
  return { words, named, conditions, isWhoSaid, rest, telling, common, isClassForCondition, isFaint }
}

/** The words that may tell of something else; undefined where they do. */
function untoldIn({ words, conditions, telling, isFaint }: Said): string[] | undefined {
  // "scabies homeless shelter": the scene tells nothing of what is given.
  const unless = isFaint && conditions.length > 0 ? telling.filter((word) => !isScene(word)) : telling
  const isOfOthers =
    isFaint && unless.length > 0 ? !maySayMore(words, unless, conditions.length > 0) : unless.some(looksLikeDrugName)
  const untold = unless.filter((word) => !isScene(word))
  return untold.length > mostUnless || isOfOthers ? undefined : unless
}

/** "DVT cancer": the other condition says who it is. */
const areApart = ({ named, conditions, common }: Said) => common.length === 0 && conditions.length === named.length

function askedFaintly(said: Said): KnownClass | undefined {
  const codes = faintCodes(said)
  return codes.length > 0
    ? { term: said.words.join(' '), isWhole: true, isQuiet: true, isFaint: true, codes }
    : undefined
}

function faintCodes(said: Said): string[] {
  const { words, named, conditions, common } = said
  if (areApart(said)) return (conditions.find(({ isUrgent }) => isUrgent) ?? conditions[0])?.codes ?? []
  return common.length > 0 || !named[0]?.isClass ? common : meantCodes(words, named)
}

function askedPlainly(said: Said, unless: string[]): KnownClass | undefined {
  const { words, named, conditions, isWhoSaid, rest, common, isClassForCondition } = said
  // « AINS IRC »: a class and a condition asks for drugs; "statins and prostate cancer" asks what is written of both.
  const isClassBeside = conditions.length > 0 && conditions.length < named.length && !words.some(isSmall)
  const areDrugsAsked =
    isClassForCondition ||
    isClassBeside ||
    conditions.length === 0 ||
    isWhoSaid ||
    words.some((word) => asksForDrugs.has(word)) ||
    rest.some(isAsking)
  const codes = common.length === 0 && areDrugsAsked ? meantCodes(words, named) : common
  if (codes.length === 0) return undefined
  const isQuiet = unless.length > 0 || !rest.some(asksLoudly)
  // "cannabinoids epilepsy": a class that is not given for the condition, of which something may be written beside it.
  const isOfBoth = common.length === 0 && isClassBeside && isQuiet && !rest.some(isAsking)
  return {
    term: words.join(' '),
    isWhole: areDrugsAsked,
    isOfCondition: !areDrugsAsked,
    codes,
    ...(areDrugsAsked && isQuiet && { isQuiet }),
    ...((unless.length > 1 || isOfBoth) && { isUnsure: true }),
  }
}

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

const asksLoudly = (word: string) =>
  asksForDrugs.has(word) || asksAloud.has(word) || asksForDose.has(word) || asksHowGiven.has(word)
