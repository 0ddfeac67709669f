import type { Language } from '@materia/contract/languages.ts'
import type { Db } from '../../../platform/db/db.ts'
import { wordsOf } from '../../../platform/search/index.ts'
import { withTargetFirst } from './alternatives/alternatives.ts'
import { type OtherDrugs, otherDrugsFor } from './alternatives/other-drugs.ts'
import { withoutReplaced } from './alternatives/replaced.ts'
import { sameDrugOf } from './alternatives/same-drug.ts'
import { type BilingualQuestion, bilingualQuestion } from './bilingual.ts'
import { withoutHarming } from './contraindications/harmed.ts'
import { type Denied, deniedIn } from './denied/denied.ts'
import { listClassMembers, listDrugNames } from './drug-classes.queries.ts'
import { brandTypes, groupTypes, subjectTypes } from './hints-of-class.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { codesOutside, commonCodes, type KnownClass } from './known-class.ts'
import { codesOfCondition, isPartOfName } from './known-names.ts'
import { asksForWritten, type Called, situationIn } from './situations/situations.ts'
import { withheldIn } from './situations/withheld.ts'
import { withoutAvoided } from './situations/without-avoided.ts'
import { withValuesTold } from './terms/lab-values.ts'
import { withAgeAside, withNotesInFull } from './terms/notes.ts'

const nothingKnown: Knowledge = {
  classes: [],
  abbreviations: [],
  isCondition: false,
  kinds: [],
  mereKinds: [],
  kindWords: [],
  forms: [],
}

/** What was typed, as it is read, and what is known of it. */
export interface Reading {
  wanted: string
  question: BilingualQuestion
  known: Knowledge
  /** Of the drugs that it denies. */
  codes: string[]
  names: string[]
}

/** How to read a question: the first reader that finds its own kind of question takes it; what is left is read without what it denies. */
export async function readingOf(
  db: Db,
  { typed: written, asTyped, language }: { typed: string; asTyped: boolean; language: Language | undefined },
): Promise<Reading> {
  if (asTyped) return readingAsTyped(db, written, language)
  const noted = withoutReplaced(written)
  const question = bilingualQuestion(inPlainWords(noted), language)
  const situation = await situationOf(db, noted, question)
  if (situation) return readingOfSituation(db, { typed: noted, question }, situation)
  const typed = withAgeAside(noted)
  const same = await sameDrugOf(db, typed, { brandTypes })
  if (same) return readingOfSame(same)
  const others = await otherDrugsFor(db, typed, { language, groupTypes })
  if (others) return readingOfOthers(others, noted)
  return readingWithoutDenied(db, { noted, typed, language })
}

/** Nothing is known of its words. */
async function readingAsTyped(db: Db, typed: string, language: Language | undefined): Promise<Reading> {
  const text = inPlainWords(typed)
  const asRead = bilingualQuestion(text, language)
  const kept = await brandsIn(db, typed, asRead)
  const question = kept.size === 0 ? asRead : bilingualQuestion(text, language, kept)
  return { wanted: typed, question, known: nothingKnown, codes: [], names: [] }
}

/** What a question denies is taken out of it where drugs are asked for. */
async function readingWithoutDenied(
  db: Db,
  { noted, typed, language }: { noted: string; typed: string; language: Language | undefined },
): Promise<Reading> {
  const asRead = bilingualQuestion(inPlainWords(typed), language)
  const kept = await brandsIn(db, typed, asRead)
  const read = (wanted: string): Reading => {
    const isSame = wanted === typed && kept.size === 0
    const question = isSame ? asRead : bilingualQuestion(inPlainWords(wanted), language, kept)
    const known = knowledgeOf(question.text, wanted)
    return { wanted, question, ...harmlessOf(known, { typed: noted, text: question.text }), names: [] }
  }
  const denied = await deniedIn(db, typed, { language, drugTypes: subjectTypes })
  // "hot flashes non hormonal" is the name of what is asked for.
  if (!denied || isDenialNamed(denied, wordsOf(asRead.text))) return read(typed)
  const without = read(denied.wanted)
  const toGive = othersToGive(without, denied)
  if (toGive) return toGive
  // Trials and articles tell what somebody does not tolerate: it is left out only where nothing but drugs is asked for.
  const { classes } = without.known
  const { codes, names } = denied
  const isLeftOut = denied.isReason ? classes.some(({ isWhole }) => isWhole) : classes.length > 0
  return isLeftOut ? { ...without, codes, names } : read(typed)
}

/** « bouffées de chaleur sans hormones » names what is asked for as well. */
const isDenialNamed = ({ said }: Denied, words: string[]): boolean =>
  said.length > 0 &&
  (isPartOfName(said, words) || (words.some((word) => denying.has(word)) && codesOfCondition(words) !== undefined))

const denying = new Set(['non', 'no', 'without'])

/** Of what it asks for, and of what it asks for unless its words tell of something else, what does not harm who is told of. */
function harmlessOf(known: Knowledge, asked: { typed: string; text: string }): Pick<Reading, 'known' | 'codes'> {
  const { unless, ...rest } = known
  const [harmless] = unless ? withoutHarming([unless.asked], asked) : []
  const classes = withoutHarming(known.classes, asked)
  return {
    known: { ...rest, classes, ...(unless && harmless && { unless: { ...unless, asked: harmless } }) },
    // Where all of it would harm none of it is found first by its words either.
    codes: classes.length === 0 ? known.classes.flatMap(({ codes }) => codes) : [],
  }
}

/** « sinusite allergie pénicilline »: who is allergic to a drug for it, or was not helped by it, is to have another. */
function othersToGive(without: Reading, { isForOther, hasFailed, said, codes, names }: Denied): Reading | undefined {
  if (!isForOther) return undefined
  const { text } = without.question
  const isWithin = said.length > 0 && !asksForWritten(text)
  const within = isWithin
    ? codesOfConditionWithin(text, (of) => hasFailed || commonCodes(of, codes).length > 0)
    : undefined
  const { classes: known } = without.known
  // "Rosacea bumps, Metrogel did nothing": beside what failed the name of a condition tells enough.
  const classes = known.length > 0 || !within ? known : [{ term: text, isWhole: true, codes: within }]
  if (!classes.some(({ codes: of }) => hasFailed || said.length === 0 || commonCodes(of, codes).length > 0))
    return undefined
  const others = classes.map((each) => askedFor({ ...each, codes: codesOutside(each.codes, codes) }))
  return { ...without, known: { ...without.known, classes: others }, codes, names }
}

/** "Alternative to omeprazole" asks for the proton pump inhibitors, but for omeprazole. */
function readingOfOthers({ text, codes, unwanted }: OtherDrugs, typed: string): Reading {
  const asked: KnownClass = { term: text, isWhole: true, isInOrder: true, codes }
  const classes = withoutHarming([asked], { typed, text })
  return { wanted: text, question: bilingualQuestion(text, 'en'), known: { ...nothingKnown, classes }, ...unwanted }
}

/** "Biosimilar of Humira" asks for adalimumab. */
function readingOfSame(wanted: string): Reading {
  const question = bilingualQuestion(wanted, 'en')
  return { wanted, question, known: knowledgeOf(question.text, wanted), codes: [], names: [] }
}

/** What findings call for that the catalogue has: what it has nothing of is no answer. */
async function situationOf(db: Db, typed: string, { text }: BilingualQuestion): Promise<Called | undefined> {
  const called = situationIn(typed, text)
  const situation = called && (await withoutWithheld(db, typed, called))
  if (!situation) return undefined
  return (await listClassMembers(db, situation.given.codes)).length > 0 ? situation : undefined
}

/** "Addisonian crisis, no Solu-Cortef left": of what is called for the rest is given. */
async function withoutWithheld(db: Db, typed: string, called: Called): Promise<Called | undefined> {
  const { given, avoided, isForAllergic } = called
  const withheld = await withheldIn(db, typed, groupTypes)
  const codes = codesOutside(given.codes, withheld)
  // Who is pregnant and has syphilis is made to bear penicillin.
  if (codes.length === 0 && isForAllergic) return called
  return codes.length > 0 ? { given: { ...given, codes }, avoided: [...avoided, ...withheld] } : undefined
}

/** What did it or failed is said, and is not what is asked for. */
async function readingOfSituation(
  db: Db,
  { typed, question }: { typed: string; question: BilingualQuestion },
  { given, avoided }: Called,
): Promise<Reading> {
  const [wanted = typed, text = ''] = await withoutAvoided(db, [typed, question.text], { avoided, groupTypes })
  return {
    wanted,
    question: { ...question, text },
    known: { ...nothingKnown, classes: [{ ...given, term: text }] },
    codes: avoided,
    names: [],
  }
}

/** Of the longest name of a condition in a text that is meant. */
function codesOfConditionWithin(text: string, isMeant: (codes: string[]) => boolean): string[] | undefined {
  const words = wordsOf(text)
  const runs = [4, 3, 2, 1].flatMap((length) => words.map((_, from) => words.slice(from, from + length)))
  return runs.map((run) => codesOfCondition(run)).find((codes) => codes !== undefined && isMeant(codes))
}

const askedFor = (known: KnownClass): KnownClass => ({ ...known, isWhole: true, isOfCondition: false })

/** « Seasonique » is the name of a product, whatever its ending says in French, and « Yaz Plus » another one than Yaz. */
async function brandsIn(db: Db, typed: string, { byEnding, isFrench }: BilingualQuestion): Promise<Set<string>> {
  const withPlus = isFrench ? [...typed.matchAll(/(\S+) plus(?!\S)/giu)].map(([name]) => wordsOf(name).join(' ')) : []
  const asked = [...byEnding, ...withPlus]
  if (asked.length === 0) return new Set()
  const names = await listDrugNames(db, asked, subjectTypes)
  return new Set(names.map((name) => (withPlus.includes(name) ? 'plus' : name)))
}

const inPlainWords = (text: string) => withTargetFirst(withNotesInFull(withValuesTold(withUnitsApart(text))))

/** "10mg" → "10 mg", as labels have it, « 10 sem » → « 10 semaines ». */
const withUnitsApart = (text: string) =>
  text
    .replaceAll(/(?<=^|\s)(\d+(?:[.,]\d+)?)(mg|mcg|µg|g|ml|iu|ui)(?=\s|$)/giu, '$1 $2')
    .replaceAll(/(?<=^|\s)(\d+) ?sem(?=\s|$)/giu, '$1 semaines')
