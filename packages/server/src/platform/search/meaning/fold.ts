import type pg from 'pg'
import { type Chunk, chunkOf, type ForwardRow } from '../chunks.ts'
import { type Connection, run } from '../connection.ts'
import { termOf } from '../entries.ts'
import { yieldToEventLoop } from '../pace.ts'
import { weightOf } from './sample.ts'
import { keptVectors, readAllVectors, readVectors, type TermVectors, type VectorByTerm } from './term-vectors.ts'
import { addPacked, dimensionsOf, packVector } from './vectors.ts'

const documentsAtOnce = 500
const documentsBetweenYields = 20
const freshAtOnce = 200

/** Gives these documents, which everyone may see, their direction in the space that was learnt last. */
export async function foldDocuments(
  connection: Connection,
  chunks: Chunk[],
  { versions, kept = keptVectors(connection) }: { versions?: Map<number, number>; kept?: TermVectors } = {},
) {
  const learning = await newestLearning(connection)
  if (learning === undefined) return
  for (const chunk of chunks) {
    const vectors = await readVectors(connection, learning, new Set(chunk.entries.values().map(termOf)), kept)
    await putVectors(connection, learning, chunk, vectors, versions)
  }
}

/** The documents that are looked at by every search until the next merge, but for those that have their direction. */
export async function foldFresh(connection: Connection, kept = keptVectors(connection)): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) after = await foldSomeFresh(connection, after, kept)
}

/** Gives where the next ones begin, if there may be any. */
async function foldSomeFresh(connection: Connection, after: number, kept: TermVectors): Promise<number | undefined> {
  const rows = await run<ForwardRow & { version: number }>(connection, {
    name: 'search-unfolded',
    text: `select d.ord, d.class, d.length, d.terms::text as terms, f.version
           from search_fresh f
           join search_documents d on d.ord = f.ord and d.audiences is null
           left join search_vectors v on v.ord = f.ord
           cross join (select max(learning) as learning from search_learnings) newest
           where f.ord > $1 and newest.learning is not null
             and (v.version is distinct from f.version or v.learning <> newest.learning)
           order by f.ord limit ${freshAtOnce}`,
    values: [after],
  })
  if (rows.length === 0) return undefined
  const versions = new Map(rows.map(({ ord, version }) => [ord, version]))
  await foldDocuments(connection, [chunkOf(rows)], { versions, kept })
  return rows.length === freshAtOnce ? rows.at(-1)?.ord : undefined
}

/** All documents in their order, from where it was left off; each part stands once it is written. */
export async function foldAll(client: pg.PoolClient): Promise<void> {
  const [learnt] = await run<{ learning: number; folded_to: number }>(client, {
    text: 'select learning, folded_to from search_learnings order by learning desc limit 1',
    values: [],
  })
  if (!learnt) return
  const { learning } = learnt
  const vectors = await readAllVectors(client, learning)
  for (let after = learnt.folded_to; ; ) {
    const rows = await run<ForwardRow>(client, {
      text: `select ord, class, length, terms::text as terms from search_documents
             where ord > $1 and audiences is null order by ord limit ${documentsAtOnce}`,
      values: [after],
    })
    const last = rows.at(-1)
    if (!last) break
    await putVectors(client, learning, chunkOf(rows), vectors)
    after = last.ord
    await run(client, {
      text: 'update search_learnings set folded_to = $2 where learning = $1',
      values: [learning, after],
    })
  }
  await run(client, { text: 'update search_learnings set is_folded = true where learning = $1', values: [learning] })
}

async function newestLearning(connection: Connection): Promise<number | undefined> {
  const [newest] = await run<{ learning: number | null }>(connection, {
    name: 'search-newest-learning',
    text: 'select max(learning) as learning from search_learnings',
    values: [],
  })
  return newest?.learning ?? undefined
}

async function putVectors(
  connection: Connection,
  learning: number,
  chunk: Chunk,
  vectors: VectorByTerm,
  versions?: Map<number, number>,
): Promise<void> {
  const [any] = vectors.values()
  if (!any) return
  const packed: Buffer[] = []
  for (let row = 0; row < chunk.ords.length; row++) {
    packed.push(directionOf(chunk, row, vectors, dimensionsOf(any)))
    if (row % documentsBetweenYields === 0) await yieldToEventLoop()
  }
  const ords = Array.from(chunk.ords)
  await run(connection, {
    name: 'search-put-vectors',
    text: `insert into search_vectors (ord, learning, version, vector)
           select n.ord, $1, n.version, n.vector from unnest($2::int[], $3::bigint[], $4::bytea[]) n(ord, version, vector)
           on conflict (ord) do update
           set learning = excluded.learning, version = excluded.version, vector = excluded.vector`,
    values: [learning, ords, ords.map((ord) => versions?.get(ord) ?? null), packed],
  })
}

/** The sum of what its words stand for. */
function directionOf(chunk: Chunk, row: number, vectors: VectorByTerm, dimensions: number): Buffer {
  const sum = new Float32Array(dimensions)
  for (let nth = chunk.starts[row] as number; nth < (chunk.starts[row + 1] as number); nth++) {
    const entry = chunk.entries[nth] as number
    const vector = vectors.get(termOf(entry))
    if (vector) addPacked(sum, vector, weightOf(entry))
  }
  return packVector(sum)
}
