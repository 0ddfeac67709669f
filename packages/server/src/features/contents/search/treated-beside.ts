import type { Db } from '../../../platform/db/db.ts'
import { wordsOf } from '../../../platform/search/index.ts'
import { listCodesOf } from './drug-classes.queries.ts'
import { looksLikeDrugName } from './drug-names.ts'
import type { Knowledge } from './knowledge.ts'
import { commonCodes } from './known-class.ts'
import { codesOfCondition } from './known-names.ts'
import { runsOf } from './runs.ts'

/** Nobody asks for one drug in more words. */
const mostWords = 6

/**
 * The words of the conditions that a brand is given for which the question names beside them: « ozempic perte de poids » asks
 * about the drug, and its page need not hold them. Who says « semaglutide obésité » may mean what is written of it.
 */
export async function treatedBeside(
  db: Db,
  { text, known, types }: { text: string; known: Knowledge; types: { brands: number[]; all: number[] } },
): Promise<Set<string>> {
  const words = wordsOf(text)
  if (known.kinds.length > 0 || words.length < 2 || words.length > mostWords) return new Set()
  const failing = failingIn(words)
  const { conditions, rest } = conditionsIn(words)
  if (conditions.length === 0 || rest.length === 0) return failing
  const names = rest
    .flatMap((word, at) => (at + 1 < rest.length ? [word, `${word} ${rest[at + 1]}`] : [word]))
    .filter((name) => !looksLikeDrugName(name))
  const meant = known.abbreviations.flatMap(({ meanings }) => meanings.map((meaning) => wordsOf(meaning).join(' ')))
  const found = await Promise.all([
    names.length > 0 ? listCodesOf(db, names, types.brands) : [],
    meant.length > 0 ? listCodesOf(db, meant, types.all) : [],
  ])
  const codes = found.flat().map(({ code }) => code)
  const treated = conditions.filter((each) => commonCodes(codes, each.codes).length > 0).flatMap(({ run }) => run)
  return new Set([...failing, ...treated])
}

/** "dexamethasone renal failure": whose kidneys or liver fail is asked of the drug. What fails all at once may be its doing. */
function failingIn(words: string[]): Set<string> {
  const isFailing = (word: string, at: number) =>
    failures.has(word) &&
    organs.has(words[at - 1] ?? '') &&
    !sudden.has(words[at - 2] ?? '') &&
    !sudden.has(words[at + 1] ?? '')
  return new Set(words.flatMap((word, at) => (isFailing(word, at) ? [words[at - 1] ?? '', word] : [])))
}

const organs = new Set(['kidney', 'renal', 'liver', 'hepatic'])
const failures = new Set(['failure', 'insufficiency', 'impairment', 'dysfunction', 'disease'])
const sudden = new Set(['acute', 'sudden', 'risk'])

/** The longest names of conditions, and the words between them. */
function conditionsIn(words: string[]): { conditions: { run: string[]; codes: string[] }[]; rest: string[] } {
  const runs = runsOf(words, (run) => codesOfCondition(run) !== undefined)
  return {
    conditions: runs.flatMap(({ words: run, isName }) => (isName ? { run, codes: codesOfCondition(run) ?? [] } : [])),
    rest: runs.flatMap(({ words: run, isName }) => (isName ? [] : run)),
  }
}
