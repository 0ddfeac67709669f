import type { Tx } from '../db/db.ts'
import { analyse } from './analysis.ts'
import { type Connection, connectionOf, integers, run } from './connection.ts'
import { entryOf } from './entries.ts'
import { lexemesOf } from './lexemes.ts'
import { chunkOf, type ForwardRow } from './postings.ts'
import { everyone } from './rescore.ts'
import { appendSegment } from './segments.ts'
import { learnAlone, learnTerms } from './terms.ts'
import { wordsOf } from './words.ts'

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
  /** 0 to 1: how much it deserves to stand above its equals. */
  rank?: number
  /** yyyy-mm-dd */
  publishedOn: string
}

// From here on documents get posting blocks at once instead of being looked at by every search until the next merge.
const bulk = 200
const documentsPerStatement = 200
const maxNameCharacters = 120

/** Found by the next search after the caller's transaction has committed, and by no search before. */
export const putDocument = (tx: Tx, document: SearchDocument): Promise<void> => putDocuments(tx, [document])

/** Many at once; call it once in a transaction. Of two with the same id the later one holds. */
export async function putDocuments(tx: Tx, documents: SearchDocument[]): Promise<void> {
  const byId = new Map(documents.map((document) => [document.id, document]))
  await removeDocuments(
    tx,
    [...byId.values()].filter(({ audiences }) => audiences.length === 0).map(({ id }) => id),
  )
  // Always in the same order, and the lock on new words before any document's: no two writers wait for each other.
  const kept = [...byId.values()].filter(({ audiences }) => audiences.length > 0).sort((a, b) => (a.id < b.id ? -1 : 1))
  const connection = connectionOf(tx)
  const isBulk = kept.length >= bulk
  if (isBulk) await learnAlone(connection)
  const ords: number[] = []
  for (let from = 0; from < kept.length; from += documentsPerStatement) {
    ords.push(...(await insertDocuments(connection, kept.slice(from, from + documentsPerStatement), !isBulk)))
  }
  if (isBulk) await appendSegment(connection, chunkOf(await listForward(connection, ords)))
}

export const removeDocument = (tx: Tx, id: string): Promise<void> => removeDocuments(tx, [id])

async function removeDocuments(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await run(connectionOf(tx), {
    text: `with gone as (delete from search_documents where id = any($1::uuid[]) returning ord),
             texts as (delete from search_texts where ord in (select ord from gone)),
             titles as (delete from search_titles where ord in (select ord from gone))
           delete from search_fresh where ord in (select ord from gone)`,
    values: [ids],
  })
}

/** The forward rows of those that stand in posting lists: everyone's. */
export function listForward(connection: Connection, ords: number[]): Promise<ForwardRow[]> {
  return run<ForwardRow>(connection, {
    text: `select ord, class, length, terms::text as terms from search_documents
           where ord = any($1::int[]) and audiences is null
           order by ord`,
    values: [ords],
  })
}

async function insertDocuments(
  connection: Connection,
  documents: SearchDocument[],
  keepFresh: boolean,
): Promise<number[]> {
  const texts = documents.map((document) => ({
    document,
    names: [document.title, ...(document.aliases ?? [])].map((label) => ({ label, words: wordsOf(label) })),
    content: [...wordsOf(document.summary ?? ''), ...wordsOf(document.body ?? '')],
  }))
  const lexemeByWord = await lexemesOf(
    connection,
    new Set(texts.flatMap(({ names, content }) => [...headingOf(names), ...content])),
  )
  const analysed = texts.map((text) => ({ ...text, ...analyse(headingOf(text.names), text.content, lexemeByWord) }))
  const termByLexeme = await learnTerms(connection, [...new Set(analysed.flatMap(({ times }) => [...times.keys()]))])
  const rows = analysed.map(({ document, names, times, length, placed }, index) => ({
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
    title_words: [...new Set(headingOf(names))].filter(isLearnt),
  }))
  const [put] = await run<{ ords: number[] }>(connection, {
    text: 'select search_put($1::jsonb, $2) as ords',
    values: [JSON.stringify(rows), keepFresh],
  })
  return put?.ords ?? []
}

const headingOf = (names: { words: string[] }[]) => names.flatMap(({ words }) => words)

function entriesOf(times: Map<string, number>, termByLexeme: Map<string, number>): Int32Array {
  const entries = Int32Array.from(times, ([lexeme, count]) => entryOf(termByLexeme.get(lexeme) ?? 0, count))
  return entries.sort()
}

const isLearnt = (word: string) => word.length >= 3 && word.length <= 40 && /\p{L}/u.test(word)
