import type { Hints } from '../question/hints.ts'
import type { Query } from '../question/query.ts'

/** A document that is called as a part of the query says. */
export interface Named {
  ord: number
  folded: string
  type: number
}

/** Of each document by its number: how many words of the query its name takes up, and the part of the lift it gets. */
export type NamedBy = Map<number, { words: number; share: number }>

interface AskedNames {
  query: Query
  lexemeByWord: Map<string, string[]>
  hints?: Hints | undefined
}

interface Held {
  documentsByClass: Map<number, number>
  documents: number
}

export const longestName = 5
const shortName = 2
const fewWords = 8
const manyWords = 24

/** « Toux » is the name of a product too, and a word like any other beside the name of a drug; so is what is short for one. */
export function namesMeant(
  { query, hints }: AskedNames,
  named: Named[],
  hinted: ReadonlyMap<string, NameHint>,
): { typed: Set<string>; hinted: Map<string, NameHint> } {
  const typed = namesOf(query)
  const all = { typed: new Set(typed), hinted: new Map(hinted) }
  if (!hints) return all
  const isWord = (name: string) => name.split(' ').every(hints.isPlain)
  const isWordShort = (hint: NameHint) => isShortFor(hint) && hint.term !== undefined && isWord(hint.term)
  const isNameFound = named.some(({ folded, type }) => {
    const hint = hinted.get(folded)
    if (!hints.subjectTypes.includes(type)) return false
    return (isShortFor(hint) && hint && !isWordShort(hint)) || (typed.includes(folded) && !isWord(folded))
  })
  if (!isNameFound) return all
  return {
    typed: new Set(typed.filter((name) => !isWord(name))),
    hinted: new Map(hinted.entries().filter(([, hint]) => !isWordShort(hint))),
  }
}

type NameHint = Hints['names'][number]

const isShortFor = (hint: NameHint | undefined) => hint !== undefined && !hint.types

export function namedBy(
  { query, hints }: AskedNames,
  named: Named[],
  { hinted, meant: typed }: Pick<Collection, 'hinted' | 'meant'>,
): NamedBy {
  const found: NamedBy = new Map()
  const isLater = laterTest(query, hints, named, { hinted, meant: typed })
  for (const { ord, folded, type } of named) {
    const hint = hinted.get(folded)
    const isMeant = hint && (!hint.types || hint.types.includes(type))
    const isPlain = hints?.subjectTypes.includes(type) && hints.plainNames?.includes(folded)
    if (!isMeant && (isPlain || !typed.has(folded))) continue
    const own = isMeant ? hint : { words: folded.split(' ').length }
    const known = found.get(ord)
    const share = (hint?.share ?? 1) * (isLater(folded) ? laterShare : 1)
    if (!known || known.words < own.words) found.set(ord, { words: own.words, share })
  }
  return found
}

/** Who names two subjects asks about the first, and how the other bears on it. */
const laterShare = 0.8

function laterTest(
  { words }: Query,
  hints: Hints | undefined,
  named: Named[],
  { hinted, meant }: Pick<Collection, 'hinted' | 'meant'>,
): (folded: string) => boolean {
  const asked = ` ${words.join(' ')} `
  const placeOf = (folded: string) => {
    const hint = hinted.get(folded)
    const said = meant.has(folded) ? folded : isShortFor(hint) ? hint?.term : undefined
    const from = said ? asked.indexOf(` ${said} `) : -1
    return { from, to: from + (said?.length ?? 0) }
  }
  const places = named
    .filter(({ type }) => hints?.subjectTypes.includes(type))
    .map(({ folded }) => placeOf(folded))
    .filter(({ from }) => from >= 0)
  const firstEnd = Math.min(...places.map(({ to }) => to))
  return (folded) => placeOf(folded).from >= firstEnd
}

/** A name that many documents hold is a word like any other. */
const commonShare = 0.01
/** A word is a name of what is asked about where so many documents hold it, and such a part of them is of its kinds. */
const fewestNamed = 2
const fewestOfCode = 5
const almostAll = 0.9

interface Collection {
  /** What documents may be called, of what was typed. */
  meant: ReadonlySet<string>
  hinted: ReadonlyMap<string, NameHint>
  termByLexeme: ReadonlyMap<string, Held>
  documents: number
}

export function subjectsOf(
  { query, lexemeByWord, hints }: AskedNames,
  named: Named[],
  { meant, hinted, termByLexeme, documents }: Collection,
): Set<string> {
  const words = named
    .filter(({ folded, type }) => hints?.subjectTypes.includes(type) && meant.has(folded))
    .flatMap(({ folded }) => folded.split(' '))
    .filter((word) => !hints?.isAttribute(word) && !hints?.typeWords.includes(word))
  const shortFor = named
    .filter(({ type }) => hints?.subjectTypes.includes(type))
    .flatMap(({ folded }) => hinted.get(folded)?.term?.split(' ') ?? [])
  const told = hints ? query.words.filter(hints.isSubject) : []
  const ofSubjects = hints
    ? query.words
        .filter((word) => !hints.isAttribute(word) && !hints.isOrdinary(word))
        .flatMap((word) => lexemeByWord.get(word) ?? [])
    : []
  const isRare = (lexeme: string) => (termByLexeme.get(lexeme)?.documents ?? 0) <= commonShare * documents
  const isOnlyIn = (lexeme: string) => isAlmostOnlyIn(lexeme, termByLexeme.get(lexeme), hints?.subjectClasses ?? [])
  const called = [...words, ...shortFor, ...told].flatMap((word) => lexemeByWord.get(word) ?? [])
  return new Set([
    // What many products are called, and hardly anything else holds, is no common word.
    ...called.filter((lexeme) => isRare(lexeme) || isOnlyIn(lexeme)),
    ...ofSubjects.filter((lexeme) => isRare(lexeme) && isOnlyIn(lexeme)),
  ])
}

/** « Tylenol » alone is called nothing, and hardly anything but drugs holds it. What is short or has a digit may stand for anything. */
function isAlmostOnlyIn(lexeme: string, term: Held | undefined, classes: number[]): boolean {
  if (!term || term.documents < (isCodeLike(lexeme) ? fewestOfCode : fewestNamed)) return false
  const within = classes.reduce((sum, each) => sum + (term.documentsByClass.get(each) ?? 0), 0)
  return within >= almostAll * term.documents
}

const isCodeLike = (lexeme: string) => lexeme.length < 4 || /\d/.test(lexeme)

export const namesOf = ({ words, typedWords }: Query): string[] => [
  ...new Set([...namesIn(words), ...namesIn(typedWords ?? [])]),
]

/** What a document may be called: the whole query, and a part of it; of a long one a short part. */
const namesIn = (words: string[]): string[] =>
  words.length > manyWords
    ? [words.join(' ')]
    : [...new Set([words.join(' '), ...runsOf(words, words.length > fewWords ? shortName : longestName)])]

/** Every run of up to `longest` neighbours. */
export function runsOf(sequence: string[], longest: number): string[] {
  const runs = new Set<string>()
  for (let from = 0; from < sequence.length; from++) {
    for (let to = from + 1; to <= Math.min(sequence.length, from + longest); to++) {
      runs.add(sequence.slice(from, to).join(' '))
    }
  }
  return [...runs]
}
