import type { Language } from '@materia/contract/languages.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Hints, usageOf, wordsOf } from '../../../platform/search/index.ts'
import { kindOf } from '../kinds/index.ts'
import { kindNumber } from '../kinds/kind-numbers.ts'
import { type AskedEffects, effectsOf } from './asked-effects.ts'
import type { BilingualQuestion } from './bilingual.ts'
import { comparedBrands } from './compared-brands.ts'
import { type ClassMember, listClassMembers, listDrugNames, listIngredientsWithin } from './drug-classes.queries.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { brandTypes, groupTypes, hintsOfClass, subjectTypes, typedWords } from './hints-of-class.ts'
import type { Knowledge } from './knowledge.ts'
import type { KnownClass } from './known-class.ts'
import { codesOfClass, codesOfCondition, conditionsNamedIn, isKnownWord } from './known-names.ts'
import { withSlipsRight } from './misspelt.ts'
import { otherNamesIn } from './other-names.ts'
import { type Reading, readingOf } from './reading.ts'
import { isAside, isMereAsking, nutrients, organs } from './terms/asides.ts'
import { drugAttributes } from './terms/attributes.ts'
import { isScene } from './terms/scenes.ts'
import { treatedBeside } from './treated-beside.ts'
import { trialsAsked } from './trials-asked.ts'

/** A question as it is put to the collection, with what is known of its words. */
export interface Question extends BilingualQuestion {
  /** What was typed, but for what it denies. */
  wanted: string
  /** What was typed with its slips put right, where it had some. */
  correctedTo?: string
  hints: Hints
  /** What was asked for beside what was typed. */
  expanded: string[]
}

const drugClasses = [
  ...new Set((['Drug', 'DrugBrandGroup', 'DrugIngredient'] as const).map((type) => kindOf(type).searchClass)),
]
/** Of what an abbreviation may stand for the first is the likeliest. */
const shareOfMeaning = (place: number) => (place === 0 ? 1 : 0.7)
/** What another name of a thing is worth of the one that was typed. */
const shareOfOtherName = 0.8
const fewHolders = 2
const expandedMax = 6

/** As typed, a question says nothing but its words. */
export async function understand(
  db: Db,
  { searchTerm: typed, asTyped }: { searchTerm: string; asTyped: boolean },
  language: Language | undefined,
): Promise<Question> {
  const spelt = asTyped ? typed : await withSlipsRight(db, typed)
  const trials = asTyped ? { wanted: spelt, statuses: [] } : trialsAsked(spelt)
  const reading = await readingOf(db, { typed: trials.wanted, asTyped, language })
  const { wanted, question, known } = reading
  const found = await findMeant(db, reading, asTyped)
  const compared = asTyped ? [] : await comparedBrands(db, { typed: spelt, text: question.text })
  const told = [...classHints(reading, found), ...abbreviationHints(reading), ...compared]
  const alike = asTyped || found.asked.length > 0 ? [] : otherNamesIn(question.text)
  const synonyms = told.flatMap((each) => each.synonyms)
  return {
    ...question,
    wanted,
    ...(spelt !== typed && { correctedTo: spelt }),
    hints: {
      ...hintsOfWords(question.text, found),
      ...hintsOfTypes(question.text, known, found),
      ...hintsOfFields(question.text, known),
      facets: trials.statuses.map((status) => `status=${status}`),
      avoided: [...found.avoided],
      synonyms: [
        ...synonyms,
        ...alike.map((pair) => ({ ...pair, share: shareOfOtherName })),
        ...(found.effects?.synonyms ?? []),
      ],
      names: told.flatMap(({ names }) => names),
    },
    expanded: [...new Set(synonyms.map(({ synonym }) => synonym))].slice(0, expandedMax),
  }
}

/** What the catalogue has of what a question names. */
interface Meant {
  asked: KnownClass[]
  /** Drugs of a class are asked for, and nothing that is written of them. */
  isOfClassAlone: boolean
  members: ClassMember[]
  /** Folded names. */
  avoided: Set<string>
  effects: AskedEffects | undefined
  /** Words of the conditions that its drug is given for. */
  treated: Set<string>
}

async function findMeant(db: Db, { question, known, codes, names }: Reading, asTyped: boolean): Promise<Meant> {
  const { text } = question
  const asked = await classesOf(db, known)
  const isOfClassAlone =
    known.kinds.length === 0 &&
    asked.some(
      ({ isWhole, isOfCondition, isFaint, isQuiet, isUnsure }) =>
        isWhole && !isOfCondition && !isFaint && !isQuiet && !isUnsure,
    )
  const ofAsked = asked.flatMap((each) => each.codes)
  const [listed, denied, contained, effects, treated] = await Promise.all([
    listClassMembers(db, ofAsked, known.forms),
    listClassMembers(db, codes),
    listIngredientsWithin(db, codes),
    asTyped || isOfClassAlone ? undefined : effectsOf(db, { text, known, groupTypes }),
    asTyped ? new Set<string>() : treatedBeside(db, { text, known, types: { brands: brandTypes, all: groupTypes } }),
  ])
  const ofDenied = [...denied.map(({ name }) => name), ...contained]
  const avoided = new Set([...names, ...ofDenied.map((name) => wordsOf(name).join(' '))])
  const members = listed.filter(({ name }) => !avoided.has(wordsOf(name).join(' ')))
  return { asked, isOfClassAlone, members, avoided, effects, treated }
}

type Told = Pick<Hints, 'synonyms' | 'names'>

const classHints = ({ wanted, question }: Reading, { asked, members }: Meant): Told[] =>
  asked
    .map((each) => inForm(each, members))
    // What is the whole question is told by all of its words.
    .map(({ known, made }) =>
      hintsOfClass(known, made, known.isWhole ? { term: question.text, words: typedWords(wanted) } : undefined),
    )

const abbreviationHints = ({ question, known }: Reading): Told[] =>
  known.abbreviations.map(({ term, isWhole, meanings }) => ({
    synonyms: meanings.map((synonym, place) => ({ term, synonym, share: shareOfMeaning(place) })),
    names: meanings.map((name, place) => ({
      name,
      words: isWhole ? typedWords(question.text) : wordsOf(term).length,
      share: shareOfMeaning(place),
      term,
    })),
  }))

type OfTypes =
  | 'types'
  | 'typeWords'
  | 'kindWords'
  | 'asideTypes'
  | 'partTypes'
  | 'textTypes'
  | 'isOfClass'
  | 'isOfClassAlone'
  | 'effects'
  | 'subjectTypes'
  | 'subjectClasses'

/** Which kinds of documents are asked for, and which stand aside. */
const hintsOfTypes = (
  text: string,
  known: Knowledge,
  { asked, isOfClassAlone, effects }: Meant,
): Pick<Hints, OfTypes> => ({
  types: known.kinds.map((kind) => kindNumber(kind)),
  typeWords: [...known.mereKinds, ...mereAsking(known, text)],
  kindWords: known.kindWords,
  // A safety review names the condition that a drug for something else may cause, and products are called after any.
  asideTypes: known.isCondition ? [kindNumber('Decision'), ...subjectTypes] : [],
  partTypes: known.kinds.length === 0 ? [kindNumber('Decision')] : [],
  textTypes: (['Article', 'Trial'] as const).map((type) => kindNumber(type)),
  isOfClass: asked.length > 0,
  isOfClassAlone,
  // A decision on a product names the condition that it is for.
  ...(effects && { effects: { ...effects, types: [kindNumber('Decision')], lacking: 'decision' } }),
  subjectTypes,
  subjectClasses: drugClasses,
})

/** Where trials are held, in which phase and whose they are stands in fields, so does whose drug was decided on. */
function hintsOfFields(text: string, { kinds }: Knowledge): Pick<Hints, 'fieldWords' | 'years'> {
  if (kinds.length === 0) return {}
  const words = wordsOf(text)
  const phase = words[words.indexOf('phase') + 1]
  const fieldWords = [
    ...words.map((word) => ({ field: 'company', word })),
    ...(kinds.includes('Trial') ? words.map((word) => ({ field: 'place', word })) : []),
    ...(words.includes('phase') && phase ? [{ field: 'phase', word: phase }] : []),
  ]
  return {
    ...(kinds.some((kind) => kind !== 'Article') && { fieldWords }),
    years: words.filter((word) => year.test(word)),
  }
}

const year = /^(?:19|20)\d\d$/

type OfWords = 'plainNames' | 'isSubject' | 'isOrdinary' | 'isPlain' | 'isAttribute' | 'isIdle'

/** What each word of a question may be. */
function hintsOfWords(text: string, { asked, treated }: Meant): Pick<Hints, OfWords> {
  const conditions = conditionsNamedIn(text)
  const ofConditions = new Set(conditions.flatMap(wordsOf))
  const isWhole = asked.some((each) => each.isWhole)
  return {
    plainNames: isWhole ? [...conditions, ...classesNamedBeside(text, asked)] : wordsOfCondition(text, asked),
    // Heparin-induced thrombocytopenia is not about heparin.
    isSubject: (word) => looksLikeDrugName(word) && !ofConditions.has(word),
    isOrdinary: (word) => isAside(word) || isKnownWord(word),
    isPlain: (word) =>
      drugAttributes.has(word) ||
      isAside(word) ||
      organs.has(word) ||
      nutrients.has(word) ||
      codesOfCondition([word]) !== undefined ||
      ofConditions.has(word),
    isAttribute: (word) => drugAttributes.has(word) || treated.has(word),
    isIdle: (word) => isWhole && (isAside(word) || isScene(word)),
  }
}

/** "COPD exacerbation cortisone" does not mean the page of cortisone: what is asked for is known. */
const classesNamedBeside = (text: string, asked: KnownClass[]): string[] =>
  wordsOf(text).filter((word) => {
    const codes = codesOfClass([word])
    return codes && asked.some(({ isWhole, codes: of }) => isWhole && of.join() !== codes.join())
  })

/** "Thyroid storm" is not about the drug that is called after the gland. */
const wordsOfCondition = (text: string, asked: KnownClass[]): string[] => {
  const words = wordsOf(text)
  const isIt = words.length > 1 && asked.some(({ isOfCondition, term }) => isOfCondition && term === words.join(' '))
  return isIt ? words.filter((word) => organs.has(word)) : []
}

/** A word that drugs hold less often than other documents do says nothing of which drug is meant. */
async function classesOf(db: Db, { classes, unless }: Knowledge): Promise<KnownClass[]> {
  if (!unless) return classes
  // « Evenity » is a product, though its stem is a word that many hold.
  if ((await listDrugNames(db, unless.words, brandTypes)).length > 0) return classes
  const usages = await usageOf(db, unless.words, drugClasses)
  // Of a drug that is not known here what else is given is told, of one that is known the drug.
  if (unless.words.some((word) => looksLikeDrugName(word) && usages.has(word))) return classes
  // What hardly anything holds may be a name.
  return usages.values().some(({ within, elsewhere }) => within > elsewhere || within + elsewhere <= fewHolders)
    ? classes
    : [unless.asked]
}

/** Of a class those members alone that are made as was asked, where some are. */
function inForm(known: KnownClass, members: ClassMember[]): { known: KnownClass; made: ClassMember[] } {
  const made = members.filter(({ code, is_made_so }) => is_made_so && known.codes.includes(code))
  if (made.length === 0) return { known, made: members }
  return { known: known.isWholeInForm ? { ...known, isWhole: true } : known, made }
}

/** Of a question that asks for the drugs for something, and nothing else, the words that merely ask. */
const mereAsking = ({ classes, isCondition }: Knowledge, text: string): string[] =>
  isCondition || classes.some(({ isWhole, isFaint }) => isWhole && !isFaint) ? wordsOf(text).filter(isMereAsking) : []
