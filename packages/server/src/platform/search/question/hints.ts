import { fieldLexemesOf } from './fields.ts'
import type { Synonym } from './synonym.ts'
import { wordsOf } from './words.ts'

/** What a caller knows of the words of a question. */
export interface Hints {
  /** Other names for runs of the question; of even ones none counts more for being rarer. */
  synonyms: { term: string; synonym: string; share: number; isEven?: boolean; isMember?: boolean; isQuiet?: boolean }[]
  /**
   * Names of documents that may be meant, of certain types alone where they are given, with how many words of the question they
   * stand for and what part of the lift of a name they get, the whole when left out. A term is the words that are short for it.
   */
  names: { name: string; words: number; types?: number[]; share?: number; term?: string }[]
  /** Documents of these types are asked for, by these words, which say nothing else. */
  types: number[]
  typeWords: string[]
  /** Words that ask for a type and that its documents hold, whatever they are about. */
  kindWords?: string[]
  /** Words that documents may hold in these fields: "trials in Canada" asks where they are held. */
  fieldWords?: { field: string; word: string }[]
  /** What has one of these facets is asked for. */
  facets?: string[]
  /** What is of these years and of no subject's type is asked for. */
  years?: string[]
  /** Names of what the question denies: documents of the subject's types that hold one stand below the others. */
  avoided?: string[]
  /** What is of these types is about something else that the question does not name. */
  asideTypes?: number[]
  /** What is of these types is about something else unless it holds every word: where a subject or a class is asked about. */
  partTypes?: number[]
  /** What is of these types stands below the subject where nothing else is asked about. */
  textTypes?: number[]
  /** The question names a class of subjects. */
  isOfClass?: boolean
  /** It asks for them and for nothing that is written of them. */
  isOfClassAlone?: boolean
  /** What may follow from a subject, or from a class of them, by all of its names, and where that is told: in documents of these types that lack a word. */
  effects?: { named: { term: string; others: string[] }[]; classes: string[]; types: number[]; lacking: string }
  /** A question that names a document of these types is about it, unless the name is a common word. */
  subjectTypes: number[]
  /** Their posting classes: a word that hardly anything else holds is a name too. */
  subjectClasses: number[]
  /** So it is about a word that can be nothing but a name. */
  isSubject(word: string): boolean
  /** Words that are no name of a document, although hardly any other documents hold them. */
  isOrdinary(word: string): boolean
  /** What the question says and does not mean as the name of a document of the subject's types. */
  plainNames?: string[]
  /** Words that are no name of a document beside one that is. */
  isPlain(word: string): boolean
  /** Words that tell nothing of what is asked for: where nothing holds them they are no slip of the pen. */
  isIdle?(word: string): boolean
  /** Words that a document need not hold that the question names. */
  isAttribute(word: string): boolean
}

export const wordsOfHints = ({ synonyms, effects }: Hints): string[] => [
  ...synonyms.flatMap(({ synonym }) => wordsOf(synonym)),
  ...(effects ? [effects.lacking, ...effects.named.flatMap(({ others }) => others.flatMap(wordsOf))] : []),
]

/** What says so in its field is surer than what holds the word anywhere. */
const shareOfField = 2

export const synonymsOfHints = (
  { synonyms, fieldWords = [] }: Hints,
  lexemeByWord: Map<string, string[]>,
): Synonym[] => {
  const lexemesOf = (text: string) => wordsOf(text).flatMap((word) => lexemeByWord.get(word) ?? [])
  const inFields = fieldWords.map(({ field, word }) => ({
    wanted: lexemesOf(word),
    lexemes: fieldLexemesOf({ [field]: [word] }),
    share: shareOfField,
    isGiven: true,
  }))
  const named = synonyms
    .map(({ term, synonym, share, isEven = false, isMember = false, isQuiet = false }) => ({
      wanted: lexemesOf(term),
      lexemes: lexemesOf(synonym),
      share,
      isEven,
      isMember,
      isQuiet,
      isGiven: true,
    }))
    .filter(({ lexemes }) => lexemes.length > 0)
  return [...named, ...inFields.filter(({ wanted }) => wanted.length > 0)]
}

/** Of each avoided name the word that tells it apart best: its longest. */
export const avoidedWords = ({ avoided = [] }: Hints): string[] =>
  avoided.flatMap((name) => wordsOf(name).toSorted((one, other) => other.length - one.length)[0] ?? [])
