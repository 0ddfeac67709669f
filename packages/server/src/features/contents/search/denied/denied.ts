import type { Language } from '@materia/contract/languages.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { wordsOf } from '../../../../platform/search/index.ts'
import { bilingualQuestion } from '../bilingual.ts'
import { listCodesOf, listDrugNames } from '../drug-classes.queries.ts'
import { looksLikeDrugName, namesInEnglish } from '../drug-names.ts'
import { wholeCode } from '../known-class.ts'
import { deniedBy } from '../known-names.ts'
import { type Negated, negationsIn } from './negation.ts'

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
  mostDenials = 3,
): Promise<Denied | undefined> {
  const [first, ...others] = negationsIn(typed)
  if (!first) return undefined
  // "Metformin failed gestational diabetes": what has failed is the one of the two that is a drug.
  const readings = first.hasFailed ? [first, ...others.filter(({ hasFailed }) => hasFailed)] : [first]
  for (const negated of readings) {
    const denied = await deniedBeside(db, negated, { language, drugTypes })
    if (!denied) continue
    // "Amoxil failed, Clavulin failed".
    const isMoreRead = denied.hasFailed && mostDenials > 1
    const more = isMoreRead ? await deniedIn(db, denied.wanted, { language, drugTypes }, mostDenials - 1) : undefined
    const all = more?.hasFailed && more.said.length > 0 ? joinedBy(denied, more) : denied
    return { ...all, codes: withAlike(all, typed) }
  }
  // "SIADH not responding to fluid restriction": what did not help and is no drug says nothing of which drugs would.
  const { wanted, isReason, isForOther = false, hasFailed } = first
  return hasFailed ? { wanted, isReason, isForOther, hasFailed, said: [], codes: [], names: [] } : undefined
}

const joinedBy = (one: Denied, more: Denied): Denied => ({
  ...more,
  said: [...one.said, ...more.said],
  codes: [...one.codes, ...more.codes],
  names: [...one.names, ...more.names],
})

/** The first drug, class or quality of drugs among what is denied; of what failed, all of them: "failed Cipralex Effexor". */
async function deniedBeside(
  db: Db,
  negated: Negated,
  { language, drugTypes }: { language: Language | undefined; drugTypes: number[] },
): Promise<Denied | undefined> {
  const { isReason, isForOther = false, hasFailed = false } = negated
  const words = wordsOf(bilingualQuestion(negated.unwanted, language).text)
  const named = new Set(await listDrugNames(db, runsOf(words).map(joined).flatMap(namesInEnglish), drugTypes))
  const drug = (run: string[]) => {
    const names = namesInEnglish(joined(run)).filter((each) => named.has(each))
    if (names.length > 0) return { codes: [], names }
    return run.length === 1 && run.some(looksLikeDrugName) ? { codes: [], names: [joined(run)] } : undefined
  }
  const found: { run: string[]; known: { codes: string[]; names: string[] } }[] = []
  for (const run of runsOf(words)) {
    if (found.some((each) => each.run.some((word) => run.includes(word)))) continue
    const known = deniedBy(run) ?? drug(run)
    if (!known) continue
    found.push({ run, known })
    if (!hasFailed) break
  }
  const [one] = found
  if (!one) return undefined
  const said = found.flatMap(({ run }) => run)
  const from = words.indexOf(one.run[0] ?? '') + one.run.length
  const rest = words.slice(from).filter((word) => !said.includes(word))
  const wanted = [negated.wanted, ...rest].join(' ').trim()
  if (!wanted) return undefined
  const codes = found.flatMap(({ known }) => known.codes)
  const withoutCodes = found.flatMap(({ known }) => (known.codes.length === 0 ? known.names : []))
  return {
    wanted,
    isReason,
    isForOther,
    hasFailed,
    said,
    codes: isForOther ? [...codes, ...(await codesOf(db, withoutCodes, drugTypes))] : codes,
    names: found.flatMap(({ known }) => known.names),
  }
}

/** After an anaphylaxis to a penicillin a cephalosporin is not the first to be given, after hives none with a chain of amoxicillin. */
function withAlike({ codes: denied, isForOther, hasFailed }: Denied, typed: string): string[] {
  const isAllergic = isForOther && !hasFailed
  const isIn = (group: string[]) => group.some((one) => denied.some((code) => code.startsWith(one)))
  const codes = [...denied, ...(isAllergic ? alike.filter(isIn).flat() : [])]
  if (!codes.some((code) => code.startsWith('j01c'))) return codes
  if (anaphylaxis.test(typed)) return [...codes, 'j01d']
  return hives.test(typed) ? [...codes, 'j01db01', 'j01db05'] : codes
}
/** Who may not have one of a group may have none of it, nor of what acts as it does. */
const alike = [['b01ab'], ['c09aa'], ['j01aa'], ['j01fa'], ['j01gb'], ['j01ma'], ['m01a', 'n02ba', 'b01ac06']]
const anaphylaxis = /anaphyla/i
const hives = /(?<!\p{L})(?:hives|urticaire)/iu

/** The codes of drugs, so that others of what they are given for can be told from them. */
async function codesOf(db: Db, names: string[], drugTypes: number[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await listCodesOf(db, names, drugTypes)
  return [...new Set(rows.map(({ code }) => code))].filter((code) => code.length === wholeCode)
}

const joined = (run: string[]) => run.join(' ')

/** Every run of neighbours, the first and longest first. */
const runsOf = (words: string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from).map((__, shorter) => words.slice(from, words.length - shorter)))
