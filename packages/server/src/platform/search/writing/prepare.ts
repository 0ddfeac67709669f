import { type Connection, integers } from '../connection.ts'
import { entryOf } from '../entries.ts'
import { type Fields, fieldLexemesOf } from '../question/fields.ts'
import { frenchLexeme, frenchWordsOf } from '../question/french.ts'
import { learnWords } from '../question/terms.ts'
import { wordsOf } from '../question/words.ts'
import { everyone } from '../ranking/rescore.ts'
import { analyse } from './analysis.ts'

export interface SearchDocument {
  id: string
  /** A posting class, 0 to 7; the fewer are in use the faster: six at most is advised. */
  kind: number
  /** A finer kind, to filter and count by. */
  type: number
  /** The keys of those who may find it; `everyone` opens it to all. With no key it is removed. */
  audiences: string[]
  title: string
  /** Other names, which weigh as much as the title. */
  aliases?: string[]
  summary?: string
  body?: string
  /** Those of its texts that are French: found by French stems as well. */
  french?: string
  /** What can be asked for by its name, as in `author:smith`. */
  fields?: Fields
  /** What it is narrowed and counted by, as `name=value`. */
  facets?: string[]
  /** 0 to 1: how much it deserves to stand above its equals. */
  rank?: number
  /** yyyy-mm-dd */
  publishedOn: string
  /** The member who wrote it: how many new words they bring is bounded. */
  learner?: string
}

/** A document as its tables take it, numbered from 1 in `nth`. */
export interface PreparedDocument {
  nth: number
  id: string
  class: number
  type: number
  audiences: string[] | null
  rank: number
  published_on: string
  length: number
  terms: string
  words: string
  folded: string[]
  labels: string[]
  title_words: string[]
  facets: string[]
}

const maxNameCharacters = 120

/** A document with its texts cut into words. */
export interface CutDocument {
  document: SearchDocument
  names: { label: string; words: string[] }[]
  content: string[]
  /** Lexemes of the French texts. */
  french: string[]
  /** Lexemes of the fields. */
  fields: string[]
}

/** The part of the work that needs no database. */
export const cutDocument = (document: SearchDocument): CutDocument => ({
  document,
  names: [document.title, ...(document.aliases ?? [])].map((label) => ({ label, words: wordsOf(label) })),
  content: [...wordsOf(document.summary ?? ''), ...wordsOf(document.body ?? '')],
  french: frenchWordsOf(document.french ?? '').map(frenchLexeme),
  fields: fieldLexemesOf(document.fields ?? {}),
})

/** Stems the words; those that the collection has not met yet are learnt. */
export async function prepare(connection: Connection, texts: CutDocument[]): Promise<PreparedDocument[]> {
  const met = new Set<string>()
  for (const { names, content, french, fields } of texts) {
    for (const { words } of names) for (const word of words) met.add(word)
    for (const lexeme of french) met.add(lexeme)
    for (const lexeme of fields) met.add(lexeme)
    for (const word of content) met.add(word)
  }
  const { lexemeByWord, termByLexeme } = await learnWords(connection, met, learnerOf(texts))
  const isNumbered = (word: string) => {
    const lexemes = lexemeByWord.get(word) ?? []
    return lexemes.length === 0 || lexemes.some((lexeme) => termByLexeme.has(lexeme))
  }
  const analysed = texts.map((text) => ({
    ...text,
    ...analyse({ ...text, heading: headingOf(text.names) }, lexemeByWord),
  }))
  return analysed.map(({ document, names, times, length, placed }, index) => ({
    nth: index + 1,
    id: document.id,
    class: document.kind,
    type: document.type,
    audiences: document.audiences.includes(everyone) ? null : [...new Set(document.audiences)],
    rank: document.rank ?? 0,
    published_on: document.publishedOn,
    length,
    terms: integers(entriesOf(times, termByLexeme)),
    words: placed,
    folded: names.map(({ words }) => words.join(' ').slice(0, maxNameCharacters).toWellFormed()),
    labels: names.map(({ label }) => label.toWellFormed().replaceAll('\0', '')),
    title_words: [...new Set(headingOf(names))].filter((word) => isLearnt(word) && isNumbered(word)),
    facets: [...new Set(document.facets)].map((facet) => facet.toWellFormed().replaceAll('\0', '')),
  }))
}

const headingOf = (names: { words: string[] }[]) => names.flatMap(({ words }) => words)

/** Of several members' texts the words are the first one's: they were counted when each was written. */
const learnerOf = (texts: CutDocument[]) => texts.find(({ document }) => document.learner)?.document.learner ?? null

function entriesOf(times: Map<string, number>, termByLexeme: Map<string, number>): Int32Array {
  const entries = new Int32Array(times.size)
  let at = 0
  for (const [lexeme, count] of times) {
    const term = termByLexeme.get(lexeme)
    if (term !== undefined) entries[at++] = entryOf(term, count)
  }
  return entries.subarray(0, at).sort()
}

const isLearnt = (word: string) => word.length >= 3 && word.length <= 40 && /\p{L}/u.test(word)
