import { wordsOf } from '../../../platform/search/index.ts'
import { causingIn } from './caused/caused.ts'
import { toAvoidIn } from './contraindications/avoided.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { toldIn } from './drugs-asked.ts'
import { commonCodes, type Known, type KnownClass, ofKindAsked } from './known-class.ts'
import { codesOfClass, codesOfCondition, meaningOf } from './known-names.ts'
import { longestOf, namesIn } from './runs.ts'
import { askedBeside, drugNouns, formWords, isAside, isSymptom, places, treatmentWords } from './terms/asides.ts'
import { type AskedKind, kindWords as askingWords, drugAttributes } from './terms/attributes.ts'
import { type AskedForm, formsIn } from './terms/forms.ts'
import { inClasses } from './terms/names/kin.ts'

export interface KnownAbbreviation extends Known {
  meanings: string[]
}

export interface Knowledge {
  classes: KnownClass[]
  abbreviations: KnownAbbreviation[]
  /** The question names a condition and nothing else. */
  isCondition: boolean
  /** Kinds that the question asks for by their name. */
  kinds: AskedKind[]
  /** Words that say a kind and nothing else. */
  mereKinds: string[]
  /** Words that say a kind, and that what is of it may hold. */
  kindWords: string[]
  /** How the drugs that it asks for are made. */
  forms: AskedForm[]
  /** It asks for this class and nothing more, unless one of these words tells drugs apart. */
  unless?: { asked: KnownClass; words: string[] }
}

const classCode = /^[a-dghjlmnprsv]\d{2}(?:[a-z]{1,2}(?:\d{2})?)?$/

/** What is known of the names in a question, which is in English by now; `typed` tells capitals. */
export function knowledgeOf(text: string, typed: string): Knowledge {
  const words = wordsOf(text)
  const runs = namedRuns(words)
  const asked = kindsIn(words.join(' '))
  const told = asked.kinds.length === 0 ? toldIn(words) : toldBesideTexts(words, asked)
  const treated =
    (asked.kinds.length === 0 ? (causingIn(words) ?? toAvoidIn(words)) : undefined) ??
    againstIn(words) ??
    treatmentIn(words) ??
    (told?.unless.length === 0 ? told.asked : undefined)
  const abbreviated = runs.flatMap((known) => {
    const found = meaningOf(wordsOf(known.term))
    return found && (!found.isWord || isInCapitals(typed, found.name)) ? { ...known, meanings: found.meanings } : []
  })
  return {
    classes: (treated ? [treated] : classesIn(words, runs, asked.kinds.length === 0)).map((each) =>
      ofKindAsked(words, each),
    ),
    abbreviations: abbreviated,
    isCondition:
      treated?.isOfCondition === true ||
      abbreviated.some(
        ({ isWhole, meanings }) => isWhole && meanings.some((meaning) => codesOfCondition(wordsOf(meaning))),
      ),
    forms: formsIn(words),
    ...(!treated && told && { unless: { asked: told.asked, words: told.unless } }),
    ...asked,
  }
}

/** "Q fever guideline": where nobody wrote one, what it is treated with. */
function toldBesideTexts(
  words: string[],
  { kinds, kindWords }: Pick<Knowledge, 'kinds' | 'kindWords'>,
): ReturnType<typeof toldIn> {
  if (!kinds.every((kind) => kind === 'Article') || !kindWords.every((word) => guidelines.has(word))) return undefined
  const told = toldIn(words.filter((word) => !kindWords.includes(word)))
  return (
    told && { ...told, asked: { ...told.asked, term: words.join(' '), isWhole: true, isQuiet: true, isFaint: true } }
  )
}

const guidelines = new Set(['guideline', 'guidelines'])

function classesIn(words: string[], runs: Known[], mayAskForDrugs: boolean): KnownClass[] {
  const named = runs.flatMap(classIn)
  const telling = named.filter(({ term }) => !wordsOf(term).every((word) => treatmentWords.has(word)))
  const treated = mayAskForDrugs ? treatmentBeside(words) : undefined
  // "shingles shot" is a class by the very words that would ask for what shingles are treated with.
  const isNamedBy = ({ term, codes }: KnownClass, beside: KnownClass) =>
    wordsOf(term).some((word) => drugNouns.has(word)) && commonCodes(codes, beside.codes).length === 0
  const beside =
    treated && telling.some((each) => wordsOf(each.term).length === words.length || isNamedBy(each, treated))
      ? undefined
      : treated
  // Beside a class, "inhaler" is how it is given.
  if (!beside) return telling.length > 0 ? telling.map((each) => withWhole(words, each)) : named
  const said = new Set(wordsOf(beside.term))
  return [beside, ...telling.filter(({ term }) => !wordsOf(term).every((word) => said.has(word)))]
}

/** "macrolide antibiotic" is the class and nothing more; of its forms "NSAID gel" is one. */
function withWhole(words: string[], known: KnownClass): KnownClass {
  const said = new Set(wordsOf(known.term))
  const rest = words.filter((word) => !said.has(word) && (!treatmentWords.has(word) || formWords.has(word)))
  if (rest.length === 0) return { ...known, term: words.join(' '), isWhole: true }
  return rest.every((word) => formWords.has(word) || places.has(word)) ? { ...known, isWholeInForm: true } : known
}

function classIn(known: Known): KnownClass[] {
  const codes = classCode.test(known.term) ? [known.term] : codesOfClass(wordsOf(known.term))
  return codes ? [{ ...known, codes }] : []
}

/** "heparin drip antidote", "hep A vaccine schedule": what is against a drug or a disease, whatever else is said of it. */
function againstIn(words: string[]): KnownClass | undefined {
  if (!words.some((word) => against.has(word)) || codesOfClass(words)) return undefined
  // "rubella vaccine in pregnancy" asks what is written of it.
  const isIdle = words.includes('vaccine')
    ? (word: string) => whenVaccinated.has(word) || /^\d+$/.test(word)
    : (word: string) => isAside(word) || drugAttributes.has(word)
  const telling = [...new Set(words.filter((word) => against.has(word) || !isIdle(word)))]
  const bare = telling.filter((word) => !isSymptom(word) && !harmed.has(word))
  // "smoke, house fire, cyanide antidote": one of several things may be what it is against.
  const undoing = words.find((word) => undone.has(word))
  const named = (word: string) => [[word], ...(meaningOf([word])?.meanings ?? []).map(wordsOf)]
  const each = undoing ? bare.flatMap((word) => named(word).map((name) => [...name, undoing])) : []
  const codes = [telling, bare, inClasses(bare) ?? [], ...each]
    .filter((run) => run.length > 1)
    .map(codesOfClass)
    .find((found) => found !== undefined)
  return codes && { term: words.join(' '), isWhole: true, codes }
}

const against = new Set(['antidote', 'reversal', 'reverse', 'vaccine', 'booster'])
const undone = new Set(['antidote', 'reversal', 'reverse'])
const whenVaccinated = new Set(
  'schedule series dose doses catch up adult adults child children kid kids baby infant teen teens senior seniors over age years months travel'.split(
    ' ',
  ),
)
const harmed = new Set(['bleed', 'overdose', 'toxicity', 'poisoning', 'intoxication'])

/** "drugs for gout", "eye drops for glaucoma": the question asks for drugs and names nothing but what they are for. */
function treatmentIn(words: string[]): KnownClass | undefined {
  // "pain patch" is a class of its own.
  if (codesOfClass(words)) return undefined
  const telling = words.filter((word) => !treatmentWords.has(word))
  const bare = telling.filter((word) => !askedBeside.has(word))
  const condition = [words, longestCondition(words), telling, telling.filter((word) => !places.has(word)), bare].find(
    (run) => codesOfCondition(run) && (run !== bare || words.some((word) => drugNouns.has(word))),
  )
  const codes = condition && codesOfCondition(condition)
  if (!condition || !codes) return undefined
  const areDrugsAsked = condition.length < words.length
  return { term: condition.join(' '), isWhole: areDrugsAsked, isOfCondition: !areDrugsAsked, codes }
}

/** "migraine prevention antibody" is more than migraine: what asks for drugs is the rest. */
function longestCondition(words: string[]): string[] {
  const runs = words.map((_, at) => longestOf(words, at, (run) => codesOfCondition(run) !== undefined) ?? [])
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one), [])
  const rest = words.filter((word) => !longest.includes(word))
  return longest.length > 1 && rest.every((word) => treatmentWords.has(word)) ? longest : words
}

/** "Pfizer antiviral COVID": drugs for a condition are asked for, and something else of them. */
function treatmentBeside(words: string[]): KnownClass | undefined {
  const nouns = words.filter((word) => drugNouns.has(word))
  // "COPD inhaler vilanterol" names the drug itself.
  if (nouns.length === 0 || words.some(looksLikeDrugName)) return undefined
  const telling = words.filter((word) => !treatmentWords.has(word))
  const runs = [6, 5, 4, 3, 2, 1].flatMap((length) =>
    telling.flatMap((_, at) => (at + length <= telling.length ? [telling.slice(at, at + length)] : [])),
  )
  const named = runs.filter((run) => codesOfCondition(run))
  // "itchy scabies after cream": the itch is a part of it.
  const run = named.find((each) => !each.every(isSymptom)) ?? named[0]
  const codes = run && codesOfCondition(run)
  // "Antibiotics for a nosebleed": what is given for it is none of them.
  if (codes && nouns.some((noun) => isNoneOf(codes, noun))) return undefined
  return run && codes && { term: [...nouns, ...run].join(' '), isWhole: false, codes }
}

const isNoneOf = (codes: string[], noun: string) => {
  const ofClass = codesOfClass([noun])
  return ofClass !== undefined && commonCodes(codes, ofClass).length === 0
}

function kindsIn(text: string): Pick<Knowledge, 'kinds' | 'mereKinds' | 'kindWords'> {
  const asked = askingWords
    .map(({ pattern, ...kind }) => ({ ...kind, said: text.match(pattern) ?? [] }))
    .filter(({ said }) => said.length > 0)
  const mereKinds = asked.filter(({ isMereKind }) => isMereKind).flatMap(({ said }) => said.flatMap(wordsOf))
  const kindWords = asked.filter(({ isMereKind }) => !isMereKind).flatMap(({ said }) => said.flatMap(wordsOf))
  return { kinds: asked.map(({ kind }) => kind), mereKinds, kindWords }
}

/** The longest known name at each place of the text. */
function namedRuns(words: string[]): Known[] {
  const asked = words.filter((word) => !fillers.has(word)).length
  return namesIn(words, isKnownName).map((run) => ({ term: run.join(' '), isWhole: run.length >= asked }))
}

const isKnownName = (run: string[]) =>
  codesOfClass(run) !== undefined || meaningOf(run) !== undefined || classCode.test(run.join(' '))

const isInCapitals = (typed: string, name: string) =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(typed) && typed !== typed.toUpperCase()

// A class is asked for with or without them.
const fillers = new Set(['drug', 'drugs', 'list', 'medication', 'medications', 'class', 'agent', 'agents', 'canada'])
