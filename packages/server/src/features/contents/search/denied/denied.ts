import type { Language } from '@materia/contract/languages.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { wordsOf } from '../../../../platform/search/index.ts'
import { bilingualQuestion } from '../bilingual.ts'
import { listCodesOf, listDrugNames } from '../drug-classes.queries.ts'
import { looksLikeDrugName, namesInEnglish } from '../drug-names.ts'
import { deniedBy } from '../known-names.ts'
import { negatedIn } from './negation.ts'

/** Drugs that a question does not want. */
export interface Denied {
  /** The question without them. */
  wanted: string
  /** They are a reason beside what is asked, not a part of it. */
  isReason: boolean
  /** Somebody is allergic to them, or they did not help: others are to be given. */
  isForOther: boolean
  /** They did not help. */
  hasFailed: boolean
  /** The words that name them, in English. */
  said: string[]
  /** What the codes of the unwanted begin with, and their names. */
  codes: string[]
  names: string[]
}

/** None where what is denied is no drug, class or quality of drugs that is known: then its words are words like any other. */
export async function deniedIn(
  db: Db,
  typed: string,
  { language, drugTypes }: { language: Language | undefined; drugTypes: number[] },
): Promise<Denied | undefined> {
  const negated = negatedIn(typed)
  if (!negated) return undefined
  const { isReason, isForOther = false, hasFailed = false } = negated
  const words = wordsOf(bilingualQuestion(negated.unwanted, language).text)
  const named = new Set(await listDrugNames(db, runsOf(words).map(joined).flatMap(namesInEnglish), drugTypes))
  const drug = (run: string[]) => {
    const names = namesInEnglish(joined(run)).filter((each) => named.has(each))
    if (names.length > 0) return { codes: [], names }
    return run.length === 1 && run.some(looksLikeDrugName) ? { codes: [], names: [joined(run)] } : undefined
  }
  for (const run of runsOf(words)) {
    const known = deniedBy(run) ?? drug(run)
    if (!known) continue
    const denied = isForOther && known.codes.length === 0 ? await withCodes(db, known, drugTypes) : known
    const rest = words.slice(words.indexOf(run[0] ?? '') + run.length)
    const wanted = [negated.wanted, ...rest].join(' ')
    const codes = anaphylaxis.test(typed) ? withAlike(denied.codes) : denied.codes
    return { ...denied, codes, wanted, isReason, isForOther, hasFailed, said: run }
  }
  // "SIADH not responding to fluid restriction": what did not help and is no drug says nothing of which drugs would.
  return hasFailed
    ? { wanted: negated.wanted, isReason, isForOther, hasFailed, said: [], codes: [], names: [] }
    : undefined
}

/** After an anaphylaxis to a penicillin a cephalosporin is not the first to be given. */
const withAlike = (codes: string[]) => (codes.some((code) => code.startsWith('j01c')) ? [...codes, 'j01d'] : codes)
const anaphylaxis = /anaphyla/i

/** Of drugs by name also the codes, so that others of what they are given for can be told from them. */
async function withCodes(db: Db, { names }: { names: string[] }, drugTypes: number[]) {
  const rows = await listCodesOf(db, names, drugTypes)
  return { names, codes: [...new Set(rows.map(({ code }) => code))].filter((code) => code.length === wholeCode) }
}

/** « A10BA02 » is one substance, « A10B » a class of them. */
export const wholeCode = 7

const joined = (run: string[]) => run.join(' ')

/** Every run of neighbours, the first and longest first. */
const runsOf = (words: string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from).map((__, shorter) => words.slice(from, words.length - shorter)))
