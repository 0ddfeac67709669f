import type { Db } from '../../../../platform/db/db.ts'
import { wordsOf } from '../../../../platform/search/index.ts'
import { listCodesOf } from '../drug-classes.queries.ts'
import { namesInEnglish } from '../drug-names.ts'
import { wholeCode } from '../known-class.ts'
import { deniedBy, meaningOf } from '../known-names.ts'

const name = String.raw`(?<drug>[\p{L}\d][\p{L}\d-]*(?:\s+[\p{L}\d][\p{L}\d-]*)?)`
const harms =
  'allerg(?:y|ic|ies?|iques?)|anaphyla(?:xis|ctic|xie)|sjs|stevens[- ]johnson|dress|rash|hives|angioedema|urticaire|éruption|eruption|reaction|réaction|intoleran(?:t|ce)|intoléran(?:te?|ce)'
const small = String.raw`(?:(?:to|from|of|the|au|aux|à|a|la|le|les|de|du|l['’]|d['’])\s*)`

/** Beside what somebody has, the drug that he may not have or that there is none of: "no Solu-Cortef left", « allergie à la ceftriaxone ». */
const withholding = [
  String.raw`(?:no(?: more)?|plus d(?:e|u)|pas d(?:e|u)) ${name} (?:left|available|here|in (?:stock|town|house|the (?:hospital|dept|department))|ici|disponible|en stock)`,
  String.raw`(?:out of|plus de|rupture de) ${name}`,
  String.raw`${name} (?:is |est )?(?:not available|unavailable|back ?ordered|on back ?order|out of stock|shortage|en rupture|non disponible|pas disponible|indisponible|contraindicated|contre[- ]indiquée?|impossible)`,
  String.raw`(?:can['’]?t|cannot|can not|unable to) (?:have|take|tolerate|use|get) ${small}*${name}`,
  String.raw`(?:ne )?peut (?:pas|plus) (?:prendre|avoir|recevoir) ${small}*${name}`,
  String.raw`(?:${harms}) ${small}+${name}`,
  String.raw`(?:sjs|stevens[- ]johnson|dress|rash|[ée]ruption) (?:on|with|after|sous|avec|post) ${name}`,
  String.raw`${name} (?:${harms})`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu'))

/** "Not allergic to penicillin", "no penicillin allergy", « pas d’allergie à la pénicilline ». */
const denial = String.raw`(?:no|not|non|pas|sans|aucune?|denies|nie|never|jamais)`
const deniedBefore = new RegExp(
  String.raw`(?<!\p{L})${denial} (?:(?:known|prior|history|of|true|real|an?|une?|de|l[’']|d[’'])\s*)*$`,
  'iu',
)
const deniedWithin = new RegExp(String.raw`^${denial} `, 'iu')

/** What the codes begin with of the drugs that a question says are not to be had. */
export async function withheldIn(db: Db, typed: string, groupTypes: number[]): Promise<string[]> {
  const runs = withholding.flatMap((pattern) =>
    [...typed.matchAll(pattern)]
      .map(({ index, groups }) => ({ before: typed.slice(0, index), drug: groups?.['drug'] ?? '' }))
      .filter(({ before, drug }) => !deniedBefore.test(before) && !deniedWithin.test(drug))
      .flatMap(({ drug }) => runsOf(wordsOf(drug))),
  )
  if (runs.length === 0) return []
  const names = runs.flatMap((run) => [run.join(' '), ...(meaningOf(run)?.meanings ?? [])].flatMap(namesInEnglish))
  const found = await listCodesOf(db, [...new Set(names)], groupTypes)
  const codes = found.map(({ code }) => code).filter((code) => code.length === wholeCode)
  return [...new Set([...codes, ...runs.flatMap((run) => deniedBy(run)?.codes ?? [])])]
}

const runsOf = (words: string[]) => [words, ...(words.length > 1 ? words.map((word) => [word]) : [])]
