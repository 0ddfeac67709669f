import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { advisoryLocks } from '../db/lock-numbers.ts'
import { type Chunk, chunkOf, type ForwardRow } from './chunks.ts'
import { run } from './connection.ts'
import { renewNames } from './names.ts'
import { insertPostings } from './postings.ts'

const documentsPerFetch = 2_000
const swapAttempts = 60

interface Snapshot {
  chunks: Chunk[]
  documents: number
  words: number
  fresh: { ord: number; version: number }[]
  /** Segments whose documents are all among those read. */
  covered: number[]
}

/**
 * Builds all posting blocks anew from the documents, beside searches, writers and merges, and puts them in the place of
 * the old ones in one moment. Undefined when another process is at it.
 */
export async function rebuild(pool: pg.Pool): Promise<{ documents: number } | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      advisoryLocks.searchRebuild,
    ])
    if (!rows[0]?.taken) return undefined
    try {
      const documents = await rebuildPostings(client)
      await renewNames(client)
      return { documents }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.searchRebuild])
    }
  } finally {
    client.release()
  }
}

async function rebuildPostings(client: pg.PoolClient): Promise<number> {
  const snapshot = await readSnapshot(client)
  const { rows } = await client.query<{ segment: number }>(`select nextval('search_segment_numbers')::int as segment`)
  const segment = rows[0]?.segment ?? 0
  await client.query('drop table if exists search_postings_next')
  await client.query('create table search_postings_next (like search_postings including storage including defaults)')
  const target = { table: 'search_postings_next', segment, isBase: true } as const
  await insertPostings(client, target, snapshot.chunks, snapshot.words / Math.max(1, snapshot.documents))
  await client.query('alter table search_postings_next add primary key (term, class, segment, chunk)')
  await client.query('create index on search_postings_next (segment) where not is_base')
  await client.query('vacuum analyze search_postings_next')
  await swap(client, segment, snapshot)
  return snapshot.documents
}

// One snapshot: a document is either read here, or fresh, or in a segment that is carried over.
async function readSnapshot(client: pg.PoolClient): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const fresh = await run<{ ord: number; version: number }>(client, {
      text: 'select ord, version from search_fresh',
      values: [],
    })
    const covered = await run<{ segment: number }>(client, { text: 'select segment from search_segments', values: [] })
    const snapshot: Snapshot = { chunks: [], documents: 0, words: 0, fresh, covered: covered.map((row) => row.segment) }
    await client.query(`declare documents no scroll cursor for
      select ord, class, length, terms::text as terms from search_documents where audiences is null order by ord`)
    for (;;) {
      const { rows } = await client.query<ForwardRow>(`fetch ${documentsPerFetch} from documents`)
      if (rows.length === 0) return snapshot
      snapshot.chunks.push(chunkOf(rows))
      snapshot.documents += rows.length
      snapshot.words += rows.reduce((sum, row) => sum + row.length, 0)
    }
  } finally {
    await client.query('rollback')
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
