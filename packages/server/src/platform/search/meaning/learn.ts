import type pg from 'pg'
import { advisoryLocks } from '../../db/lock-numbers.ts'
import { withClient } from '../connection.ts'
import { yieldToEventLoop } from '../pace.ts'
import { decompose } from './decompose-thread.ts'
import { foldAll } from './fold.ts'
import { readSample, type Sample } from './sample.ts'
import { packVector } from './vectors.ts'

const dimensions = 300
/** Fewer documents tell too little of what words mean. */
const leastDocuments = 1_000
/** What is new is given its direction in the space that is there; a collection that has grown by so much gets another. */
const growth = 1.5
const termsPerStatement = 1_000

/** `busy`: another process is at it. */
type Tended = 'learnt' | 'unchanged' | 'busy'

/**
 * Learns what words mean from the company they keep, in a bounded sample of the collection, and says of every document what
 * it is about by its words. What was begun and not finished is gone on with. Nothing to do but when the collection has grown.
 * Throws at once when it is broken off.
 */
export const tendMeaning = (pool: pg.Pool, signal?: AbortSignal): Promise<Tended> =>
  withClient(pool, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      advisoryLocks.searchMeaning,
    ])
    if (!rows[0]?.taken) return 'busy'
    try {
      return await tendWithin(client, signal)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.searchMeaning])
    }
  })

async function tendWithin(client: pg.PoolClient, signal: AbortSignal | undefined): Promise<Tended> {
  const { rows } = await client.query<{ documents: number; learnt: number | null; is_folded: boolean | null }>(
    `select (select coalesce(sum(documents), 0)::int from search_segments)
              + (select count(*)::int from search_fresh) as documents,
            l.documents as learnt, l.is_folded
     from (select) one left join lateral (
       select documents, is_folded from search_learnings order by learning desc limit 1) l on true`,
  )
  const { documents = 0, learnt = null, is_folded: isFolded = null } = rows[0] ?? {}
  const isDue = documents >= Math.max(leastDocuments, growth * (learnt ?? 0))
  const sample = isDue ? await readSample(client, documents) : undefined
  if (sample && sample.rows.starts.length > leastDocuments / 2) await learn(client, sample, { documents, signal })
  else if (isFolded !== false) return 'unchanged'
  await foldAll(client)
  return 'learnt'
}

async function learn(
  client: pg.PoolClient,
  sample: Sample,
  { documents, signal }: { documents: number; signal: AbortSignal | undefined },
): Promise<void> {
  const width = Math.min(dimensions, sample.rows.starts.length - 1, sample.terms.length)
  const basis = await decompose(sample.rows, width, signal)
  await client.query('begin')
  try {
    const { rows } = await client.query<{ learning: number }>(
      'insert into search_learnings (documents) values ($1) returning learning',
      [documents],
    )
    const learning = rows[0]?.learning ?? 0
    for (let from = 0; from < sample.terms.length; from += termsPerStatement) {
      const terms = sample.terms.slice(from, from + termsPerStatement)
      const vectors = terms.map((_, nth) => packedOf(basis, from + nth, width, sample.idfs[from + nth] as number))
      await client.query(
        `insert into search_term_vectors (learning, term, vector)
         select $1, t.term, t.vector from unnest($2::int[], $3::bytea[]) t(term, vector)`,
        [learning, terms, vectors],
      )
      await yieldToEventLoop()
    }
    await client.query('delete from search_learnings where learning < $1', [learning])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** A word counts the more the more telling it is. */
function packedOf(basis: Float32Array, column: number, width: number, idf: number): Buffer {
  const vector = basis.slice(column * width, (column + 1) * width)
  return packVector(vector.map((each) => each * idf))
}
