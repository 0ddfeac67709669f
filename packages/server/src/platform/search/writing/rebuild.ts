import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { advisoryLocks } from '../../db/lock-numbers.ts'
import { type Chunk, chunkOf, type ForwardRow } from '../chunks.ts'
import { run, withClient } from '../connection.ts'
import { renewNames } from './names.ts'
import { insertPostings, type Target } from './postings.ts'
import { createRuns, dropRuns, mergeRuns } from './runs.ts'

const documentsPerFetch = 2_000
const swapAttempts = 60

interface Snapshot {
  documents: number
  words: number
  fresh: { ord: number; version: number }[]
  /** Segments whose documents are all among those read. */
  covered: number[]
}

/** Reads with one while the other writes. */
interface Clients {
  reader: pg.PoolClient
  writer: pg.PoolClient
}

/**
 * Builds all posting blocks anew from the documents, beside searches, writers and merges, and puts them in the place of
 * the old ones in one moment. So many documents are inverted at a time, and their lists merged afterwards: the memory it
 * needs does not grow with the collection. Undefined when another process is at it.
 */
export const rebuild = (
  pool: pg.Pool,
  { documentsAtOnce = 100_000 } = {},
): Promise<{ documents: number } | undefined> =>
  withClient(pool, async (reader) => {
    const { rows } = await reader.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      advisoryLocks.searchRebuild,
    ])
    if (!rows[0]?.taken) return undefined
    try {
      const documents = await withClient(pool, (writer) => rebuildPostings({ reader, writer }, documentsAtOnce))
      await renewNames(reader)
      return { documents }
    } finally {
      await reader.query('select pg_advisory_unlock($1)', [advisoryLocks.searchRebuild])
    }
  })

async function rebuildPostings({ reader, writer }: Clients, documentsAtOnce: number): Promise<number> {
  const { rows } = await writer.query<{ segment: number }>(`select nextval('search_segment_numbers')::int as segment`)
  const segment = rows[0]?.segment ?? 0
  await writer.query('drop table if exists search_postings_next')
  await writer.query('create table search_postings_next (like search_postings including storage including defaults)')
  await createRuns(writer)
  const target: Target = { table: 'search_postings_next', segment, isBase: true }
  const snapshot = await inSnapshot(reader, async (read) => {
    const average = read.words / Math.max(1, read.documents)
    // What fits into memory at once needs no merge.
    if (read.documents <= documentsAtOnce) {
      for await (const chunks of readChunks(reader, documentsAtOnce))
        await insertPostings(writer, target, chunks, average)
      return
    }
    let nth = 0
    for await (const chunks of readChunks(reader, documentsAtOnce)) {
      await insertPostings(writer, { table: 'search_postings_runs', segment: nth++, isBase: true }, chunks, average)
    }
  })
  if (snapshot.documents > documentsAtOnce) await mergeRuns({ reader, writer }, target)
  await dropRuns(writer)
  await writer.query('alter table search_postings_next add primary key (term, class, segment, chunk)')
  await writer.query('create index on search_postings_next (segment) where not is_base')
  await writer.query('vacuum analyze search_postings_next')
  await swap(writer, segment, snapshot)
  return snapshot.documents
}

/** One snapshot: a document is either read here, or fresh, or in a segment that is carried over. */
async function inSnapshot(reader: pg.PoolClient, work: (snapshot: Snapshot) => Promise<void>): Promise<Snapshot> {
  await reader.query('begin isolation level repeatable read read only')
  try {
    const fresh = await run<{ ord: number; version: number }>(reader, {
      text: 'select ord, version from search_fresh',
      values: [],
    })
    const covered = await run<{ segment: number }>(reader, { text: 'select segment from search_segments', values: [] })
    const [size] = await run<{ documents: number; words: number }>(reader, {
      text: `select count(*)::int as documents, coalesce(sum(length), 0)::float8 as words
             from search_documents where audiences is null`,
      values: [],
    })
    const snapshot = { documents: 0, words: 0, ...size, fresh, covered: covered.map((row) => row.segment) }
    await work(snapshot)
    return snapshot
  } finally {
    await reader.query('rollback')
  }
}

/** The documents in order of ord, about so many at a time. */
async function* readChunks(reader: pg.PoolClient, documentsAtOnce: number): AsyncGenerator<Chunk[]> {
  await reader.query(`declare documents no scroll cursor for
    select ord, class, length, terms::text as terms from search_documents where audiences is null order by ord`)
  let [chunks, documents]: [Chunk[], number] = [[], 0]
  for (;;) {
    const { rows } = await reader.query<ForwardRow>(
      `fetch ${Math.min(documentsPerFetch, documentsAtOnce - documents)} from documents`,
    )
    if (rows.length > 0) chunks.push(chunkOf(rows))
    documents += rows.length
    if (chunks.length > 0 && (rows.length === 0 || documents >= documentsAtOnce)) {
      yield chunks
      chunks = []
      documents = 0
    }
    if (rows.length === 0) return
  }
}

// A reader that stays long (a backup) would make every search wait behind the swap: it gives way and tries again.
async function swap(client: pg.PoolClient, segment: number, snapshot: Snapshot): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await trySwap(client, segment, snapshot)
    } catch (error) {
      await client.query('rollback')
      const isBusy = (error as { code?: string }).code === '55P03'
      if (!isBusy || attempt === swapAttempts) throw error
      await pause(1_000)
    }
  }
}

async function trySwap(client: pg.PoolClient, segment: number, { documents, words, fresh, covered }: Snapshot) {
  await client.query('begin')
  await client.query(`set local lock_timeout = '1s'`)
  // From here no merge writes; what merges and bulk writes appended since the snapshot is carried over.
  await client.query('lock table search_postings in share row exclusive mode')
  await client.query(
    `insert into search_postings_next select * from search_postings where not is_base and segment <> all($1::int[])`,
    [covered],
  )
  await client.query('delete from search_segments where segment = any($1::int[])', [covered])
  await client.query(
    `insert into search_segments (segment, is_base, documents, words, ords) values ($1, true, $2, $3, '{}')`,
    [segment, documents, words],
  )
  await client.query(
    `delete from search_fresh f using unnest($1::int[], $2::bigint[]) seen(ord, version)
     where f.ord = seen.ord and f.version = seen.version`,
    [fresh.map(({ ord }) => ord), fresh.map(({ version }) => version)],
  )
  await client.query('drop table search_postings')
  await client.query('alter table search_postings_next rename to search_postings')
  await client.query('commit')
}
