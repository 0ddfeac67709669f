import type { Language } from '@materia/contract/languages.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Hints, usageOf, wordsOf } from '../../../platform/search/index.ts'
import { kindOf } from '../kinds/index.ts'
import { kindNumber } from '../kinds/kind-numbers.ts'
import { withTargetFirst } from './alternatives/alternatives.ts'
import { type OtherDrugs, otherDrugsFor } from './alternatives/other-drugs.ts'
import { effectsOf } from './asked-effects.ts'
import { type BilingualQuestion, bilingualQuestion } from './bilingual.ts'
import { deniedIn } from './denied/denied.ts'
import { type ClassMember, listClassMembers, listDrugNames } from './drug-classes.queries.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { commonCodes, type KnownClass } from './drugs-asked.ts'
import { groupTypes, hintsOfClass, typedWords } from './hints-of-class.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { codesOfClass, codesOfCondition, conditionsNamedIn, isKnownWord, isPartOfName } from './known-names.ts'
import { withSlipsRight } from './misspelt.ts'
import { otherNamesIn } from './other-names.ts'
import { isAside, isMereAsking, nutrients, organs } from './terms/asides.ts'
import { drugAttributes } from './terms/attributes.ts'
import type { AskedForm } from './terms/forms.ts'
import { withValuesTold } from './terms/lab-values.ts'
import { withNotesInFull } from './terms/notes.ts'
import { isScene } from './terms/scenes.ts'
import { treatedBeside } from './treated-beside.ts'

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

const nothingKnown: Knowledge = {
  classes: [],
  abbreviations: [],
  isCondition: false,
  kinds: [],
  mereKinds: [],
  kindWords: [],
  forms: [],
}
const subjectTypes = (['Drug', 'DrugBrandGroup', 'DrugIngredient'] as const).map((type) => kindNumber(type))
const brandTypes = [kindNumber('DrugBrandGroup')]
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
  const { wanted, question, known, codes, names } = await readingOf(db, { typed: spelt, asTyped, language })
  const asked = await classesOf(db, known)
  const isOfClassAlone =
    known.kinds.length === 0 &&
    asked.some(
      ({ isWhole, isOfCondition, isFaint, isQuiet, isUnsure }) =>
        isWhole && !isOfCondition && !isFaint && !isQuiet && !isUnsure,
    )
  const [listed, denied, effects, treated] = await Promise.all([
    membersOf(
      db,
      asked.flatMap((each) => each.codes),
      known.forms,
    ),
    membersOf(db, codes),
    asTyped || isOfClassAlone ? undefined : effectsOf(db, { text: question.text, known, groupTypes }),
    asTyped
      ? new Set<string>()
      : treatedBeside(db, { text: question.text, known, types: { brands: brandTypes, all: groupTypes } }),
  ])
  const conditions = conditionsNamedIn(question.text)
  const ofConditions = new Set(conditions.flatMap(wordsOf))
  const isAttribute = (word: string) => drugAttributes.has(word) || treated.has(word)
  const avoided = new Set([...names, ...denied.map(({ name }) => wordsOf(name).join(' '))])
  const members = listed.filter(({ name }) => !avoided.has(wordsOf(name).join(' ')))
  const classes = asked
    .map((each) => inForm(each, members))
    // What is the whole question is told by all of its words.
    .map(({ known: each, made }) =>
      hintsOfClass(each, made, each.isWhole ? { term: question.text, words: typedWords(wanted) } : undefined),
    )
  const abbreviations = known.abbreviations.map(({ term, isWhole, meanings }) => ({
    synonyms: meanings.map((synonym, place) => ({ term, synonym, share: shareOfMeaning(place) })),
    names: meanings.map((name, place) => ({
      name,
      words: isWhole ? typedWords(question.text) : wordsOf(term).length,
      share: shareOfMeaning(place),
      term,
    })),
  }))
  const hinted = [...classes, ...abbreviations]
  const alike =
    asTyped || asked.length > 0 ? [] : otherNamesIn(question.text).map((pair) => ({ ...pair, share: shareOfOtherName }))
  return {
    ...question,
    wanted,
    ...(spelt !== typed && { correctedTo: spelt }),
    hints: {
      avoided: [...avoided],
      synonyms: [...hinted.flatMap(({ synonyms }) => synonyms), ...alike, ...(effects?.synonyms ?? [])],
      names: hinted.flatMap(({ names }) => names),
      types: known.kinds.map((kind) => kindNumber(kind)),
      typeWords: [...known.mereKinds, ...mereAsking(known, question.text)],
      kindWords: known.kindWords,
      // A safety review names the condition that a drug for something else may cause, and products are called after any.
      asideTypes: known.isCondition ? [kindNumber('Decision'), ...subjectTypes] : [],
      partTypes: known.kinds.length === 0 ? [kindNumber('Decision')] : [],
      isOfClass: asked.length > 0,
      isOfClassAlone,
      textTypes: (['Article', 'Trial'] as const).map((type) => kindNumber(type)),
      // A decision on a product names the condition that it is for.
      ...(effects && { effects: { ...effects, types: [kindNumber('Decision')], lacking: 'decision' } }),
      subjectTypes,
      subjectClasses: drugClasses,
      // Heparin-induced thrombocytopenia is not about heparin.
      isSubject: (word) => looksLikeDrugName(word) && !ofConditions.has(word),
      plainNames: asked.some(({ isWhole }) => isWhole)
        ? [...conditions, ...classesNamedBeside(question.text, asked)]
        : [],
      isOrdinary: (word) => isAside(word) || isKnownWord(word),
      isPlain: (word) =>
        drugAttributes.has(word) ||
        isAside(word) ||
        organs.has(word) ||
        nutrients.has(word) ||
        codesOfCondition([word]) !== undefined ||
        ofConditions.has(word),
      isAttribute,
      isIdle: (word) => asked.some(({ isWhole }) => isWhole) && (isAside(word) || isScene(word)),
    },
    expanded: [...new Set(hinted.flatMap(({ synonyms }) => synonyms.map(({ synonym }) => synonym)))].slice(
      0,
      expandedMax,
    ),
  }
}

interface Reading {
  wanted: string
  question: BilingualQuestion
  known: Knowledge
  /** Of the drugs that it denies. */
  codes: string[]
  names: string[]
}

/** What a question denies is taken out of it where drugs are asked for. */
async function readingOf(
  db: Db,
  { typed, asTyped, language }: { typed: string; asTyped: boolean; language: Language | undefined },
): Promise<Reading> {
  const others = asTyped ? undefined : await otherDrugsFor(db, typed, { language, groupTypes })
  if (others) return readingOfOthers(others)
  const asRead = bilingualQuestion(inPlainWords(typed), language)
  const kept = await brandsIn(db, typed, asRead)
  const read = (wanted: string) => {
    const isSame = wanted === typed && kept.size === 0
    const question = isSame ? asRead : bilingualQuestion(inPlainWords(wanted), language, kept)
    return {
      wanted,
      question,
      known: asTyped ? nothingKnown : knowledgeOf(question.text, wanted),
      codes: [],
      names: [],
    }
  }
  const denied = asTyped ? undefined : await deniedIn(db, typed, { language, drugTypes: subjectTypes })
  // "hot flashes non hormonal" is the name of what is asked for.
  if (!denied || (denied.said.length > 0 && isPartOfName(denied.said, wordsOf(asRead.text)))) return read(typed)
  const without = read(denied.wanted)
  const { classes } = without.known
  const { codes, names, said } = denied
  // « sinusite allergie pénicilline »: who is allergic to a drug for it, or was not helped by it, is to have another.
  const isOther =
    denied.isForOther &&
    classes.some(({ codes: of }) => denied.hasFailed || said.length === 0 || commonCodes(of, codes).length > 0)
  if (isOther) {
    const others = classes.map((each) => askedFor({ ...each, codes: codesOutside(each.codes, codes) }))
    return { ...without, known: { ...without.known, classes: others }, codes, names }
  }
  // Trials and articles tell what somebody does not tolerate: it is left out only where nothing but drugs is asked for.
  const isLeftOut = denied.isReason ? classes.some(({ isWhole }) => isWhole) : classes.length > 0
  return isLeftOut ? { ...without, codes, names } : read(typed)
}

/** "Alternative to omeprazole" asks for the proton pump inhibitors, but for omeprazole. */
const readingOfOthers = ({ text, codes, unwanted }: OtherDrugs): Reading => ({
  wanted: text,
  question: bilingualQuestion(text, 'en'),
  known: { ...nothingKnown, classes: [{ term: text, isWhole: true, isInOrder: true, codes }] },
  ...unwanted,
})

const codesOutside = (some: string[], avoided: string[]) =>
  some.filter((code) => !avoided.some((each) => code.startsWith(each)))

const askedFor = (known: KnownClass): KnownClass => ({ ...known, isWhole: true, isOfCondition: false })

/** « Seasonique » is the name of a product, whatever its ending says in French, and « Yaz Plus » another one than Yaz. */
async function brandsIn(db: Db, typed: string, { byEnding, isFrench }: BilingualQuestion): Promise<Set<string>> {
  const withPlus = isFrench ? [...typed.matchAll(/(\S+) plus(?!\S)/giu)].map(([name]) => wordsOf(name).join(' ')) : []
  const asked = [...byEnding, ...withPlus]
  if (asked.length === 0) return new Set()
  const names = await listDrugNames(db, asked, subjectTypes)
  return new Set(names.map((name) => (withPlus.includes(name) ? 'plus' : name)))
}

/** "COPD exacerbation cortisone" does not mean the page of cortisone: what is asked for is known. */
const classesNamedBeside = (text: string, asked: KnownClass[]): string[] =>
  wordsOf(text).filter((word) => {
    const codes = codesOfClass([word])
    return codes && asked.some(({ isWhole, codes: of }) => isWhole && of.join() !== codes.join())
  })

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

const membersOf = async (db: Db, codes: string[], forms: AskedForm[] = []) =>
  codes.length > 0 ? listClassMembers(db, codes, forms) : []

/** Of a class those members alone that are made as was asked, where some are. */
function inForm(known: KnownClass, members: ClassMember[]): { known: KnownClass; made: ClassMember[] } {
  const made = members.filter(({ code, is_made_so }) => is_made_so && known.codes.includes(code))
  if (made.length === 0) return { known, made: members }
  return { known: known.isWholeInForm ? { ...known, isWhole: true } : known, made }
}

const inPlainWords = (text: string) => withTargetFirst(withNotesInFull(withValuesTold(withUnitsApart(text))))

/** "10mg" → "10 mg", as labels have it. */
const withUnitsApart = (text: string) =>
  text.replaceAll(/(?<=^|\s)(\d+(?:[.,]\d+)?)(mg|mcg|µg|g|ml|iu|ui)(?=\s|$)/giu, '$1 $2')

/** Of a question that asks for the drugs for something, and nothing else, the words that merely ask. */
const mereAsking = ({ classes, isCondition }: Knowledge, text: string): string[] =>
  isCondition || classes.some(({ isWhole, isFaint }) => isWhole && !isFaint) ? wordsOf(text).filter(isMereAsking) : []
