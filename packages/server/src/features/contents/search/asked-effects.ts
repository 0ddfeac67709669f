import type { Db } from '../../../platform/db/db.ts'
import { wordsOf } from '../../../platform/search/index.ts'
import { listCodesOf } from './drug-classes.queries.ts'
import { effectsIn, type KnownEffect } from './effects.ts'
import type { Knowledge } from './knowledge.ts'
import { commonCodes } from './known-class.ts'
import { codesOfClass, codesOfCondition, namesOfClasses } from './known-names.ts'
import { namesIn } from './runs.ts'
import { isAside } from './terms/asides.ts'
import { drugAttributes } from './terms/attributes.ts'

/** What a question asks of what drugs may do to somebody. */
export interface AskedEffects {
  named: KnownEffect[]
  /** The classes of drugs that it names. */
  classes: string[]
  /** What else the classes are called, and the classes of the drugs that it names: a review is often of all of them. */
  synonyms: { term: string; synonym: string; share: number }[]
}

const none: AskedEffects = { named: [], classes: [], synonyms: [] }
const longestName = 2
const longestClass = 4
const namesMax = 8
/** Of what a shorter code names, drugs for everything are a part. */
const shortestCode = 4
/** What the class of a drug is worth of its name. */
const shareOfClass = 0.6

/** None where the drugs are given for it: "ramipril hypertension" asks nothing of what ramipril may cause. */
export async function effectsOf(
  db: Db,
  { text, known, groupTypes }: { text: string; known: Knowledge; groupTypes: number[] },
): Promise<AskedEffects> {
  const effects = known.kinds.length > 0 ? [] : effectsIn(text)
  if (effects.length === 0) return none
  const classes = classesIn(text, effects)
  const drugs = await drugsOf(db, { text, known, groupTypes, effects })
  const codes = [...classes.flatMap((each) => each.codes), ...drugs.flatMap((each) => each.codes)]
  const names = drugs.flatMap((each) => namesOfClasses(each.codes)).map(wordsOf)
  // What stops bleeding is given for it.
  const isGivenFor = (words: string[]) =>
    commonCodes(codes, codesOfCondition(words) ?? []).length > 0 ||
    names.some((name) => words.every((word) => name.includes(word)))
  const named = effects.filter(({ term }) => !isGivenFor(wordsOf(term)))
  if (named.length === 0) return none
  return {
    named,
    classes: classes.map(({ term }) => term),
    synonyms: [...classes, ...drugs].flatMap(({ term, codes: of }) =>
      namesOfClasses(of).map((synonym) => ({ term, synonym, share: shareOfClass })),
    ),
  }
}

/** The longest names of classes among the words that name no effect. */
function classesIn(text: string, effects: KnownEffect[]): { term: string; codes: string[] }[] {
  const isClass = (run: string[]) => run.some((word) => !isAside(word)) && codesOfClass(run) !== undefined
  return namesIn(otherWords(text, effects), isClass, longestClass).map((run) => ({
    term: run.join(' '),
    codes: codesOfClass(run) ?? [],
  }))
}

/** The drugs that it names, with the codes of their classes. */
async function drugsOf(
  db: Db,
  {
    text,
    known,
    groupTypes,
    effects,
  }: { text: string; known: Knowledge; groupTypes: number[]; effects: KnownEffect[] },
): Promise<{ term: string; codes: string[] }[]> {
  const words = otherWords(text, effects)
  const runs = words.flatMap((word, at) => (at + 1 < words.length ? [word, `${word} ${words[at + 1]}`] : [word]))
  const termByName = new Map(runs.filter((run) => wordsOf(run).length <= longestName).map((run) => [run, run]))
  for (const { term, meanings } of known.abbreviations) {
    for (const meaning of meanings) termByName.set(wordsOf(meaning).join(' '), term)
  }
  if (termByName.size === 0) return []
  const rows = await listCodesOf(db, [...termByName.keys()].slice(0, 2 * namesMax), groupTypes)
  return [...Map.groupBy(rows, ({ name }) => termByName.get(name) ?? name)].map(([term, of]) => ({
    term,
    codes: of.map(({ code }) => code).filter((code) => code.length >= shortestCode),
  }))
}

function otherWords(text: string, effects: KnownEffect[]): string[] {
  const said = new Set(effects.flatMap(({ term }) => wordsOf(term)))
  return wordsOf(text).filter((word) => !said.has(word) && !drugAttributes.has(word))
}
