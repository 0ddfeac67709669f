import type { Tx } from '../../db/db.ts'
import { type Chunk, chunkOf, type ForwardRow } from '../chunks.ts'
import { type Connection, connectionOf, integers, run } from '../connection.ts'
import { foldDocuments } from '../meaning/fold.ts'
import { thenRest } from '../pace.ts'
import { learnAlone } from '../question/terms.ts'
import { type CutDocument, cutDocument, prepare, type SearchDocument } from './prepare.ts'
import { appendSegment } from './segments.ts'

// From here on documents get posting blocks at once instead of being looked at by every search until the next merge.
const bulk = 200
const documentsPerStatement = 200
const documentsPerRead = 100

/** Found by the next search after the caller's transaction has committed, and by no search before. */
export const putDocument = (tx: Tx, document: SearchDocument): Promise<void> => putDocuments(tx, [document])

/** Many at once; call it once in a transaction. Of two with the same id the later one holds. */
export const putDocuments = (tx: Tx, documents: SearchDocument[]): Promise<void> =>
  putCutDocuments(tx, documents.map(cutDocument))

/** The same for documents that were cut beforehand, say while the database was busy with something else. */
export async function putCutDocuments(tx: Tx, documents: CutDocument[]): Promise<void> {
  const byId = new Map(documents.map((each) => [each.document.id, each]))
  await removeDocuments(
    tx,
    [...byId].filter(([, { document }]) => document.audiences.length === 0).map(([id]) => id),
  )
  // Always in the same order, and the lock on new words before any document's: no two writers wait for each other.
  const kept = [...byId]
    .filter(([, { document }]) => document.audiences.length > 0)
    .sort(([id], [otherId]) => (id < otherId ? -1 : 1))
    .map(([, each]) => each)
  const connection = connectionOf(tx)
  const isBulk = kept.length >= bulk
  if (isBulk) await learnAlone(connection)
  const ords: number[] = []
  for (let from = 0; from < kept.length; from += documentsPerStatement) {
    ords.push(...(await insertDocuments(connection, kept.slice(from, from + documentsPerStatement), !isBulk)))
  }
  if (!isBulk) return
  const chunks = await readForward(connection, ords)
  await appendSegment(connection, chunks)
  await foldDocuments(connection, chunks)
}

export const removeDocument = (tx: Tx, id: string): Promise<void> => removeDocuments(tx, [id])

async function removeDocuments(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await run(connectionOf(tx), {
    text: `with gone as (delete from search_documents where id = any($1::uuid[]) returning ord),
             texts as (delete from search_texts where ord in (select ord from gone)),
             titles as (delete from search_titles where ord in (select ord from gone)),
             vectors as (delete from search_vectors where ord in (select ord from gone))
           delete from search_fresh where ord in (select ord from gone)`,
    values: [ids],
  })
}

/** Those among these documents that stand in posting lists: everyone's. A part at a time, so that others get their turn. */
export async function readForward(connection: Connection, ords: number[], { rest = 0 } = {}): Promise<Chunk[]> {
  const rising = ords.toSorted((one, other) => one - other)
  const chunks: Chunk[] = []
  for (let from = 0; from < rising.length; from += documentsPerRead) {
    const part = rising.slice(from, from + documentsPerRead)
    chunks.push(await thenRest(rest, async () => chunkOf(await readPart(connection, part))))
  }
  return chunks
}

const readPart = (connection: Connection, ords: number[]): Promise<ForwardRow[]> =>
  run<ForwardRow>(connection, {
    text: `select ord, class, length, terms::text as terms from search_documents
           where ord = any($1::int[]) and audiences is null
           order by ord`,
    values: [integers(ords)],
  })

async function insertDocuments(
  connection: Connection,
  documents: CutDocument[],
  keepFresh: boolean,
): Promise<number[]> {
  const rows = await prepare(connection, documents)
  const [put] = await run<{ ords: number[] }>(connection, {
    text: 'select search_put($1::jsonb, $2) as ords',
    values: [JSON.stringify(rows), keepFresh],
  })
  return put?.ords ?? []
}
