import type pg from 'pg'
import { advisoryLocks } from '../../db/lock-numbers.ts'
import { type Connection, run, withClient } from '../connection.ts'
import { foldFresh } from '../meaning/fold.ts'
import { keptVectors, type TermVectors } from '../meaning/term-vectors.ts'
import { readForward } from './documents.ts'
import { rebuild } from './rebuild.ts'
import { appendSegment, deleteSegments, listAppendedSegments, listOrds, type Segment } from './segments.ts'

const mostFreshAtOnce = 5_000
// Looking at so many costs a search next to nothing; merging fewer would keep a busy index busier.
const fewFresh = 200
// While many are written so many are waited for, though not for long: they share words, of which each takes a row a merge.
const manyFresh = 1_000
const mergeEverySeconds = 5
const mostAlike = 8
const rebuildFromDocuments = 2_000
// Searches look at fresh documents until they are merged, so a merge hurries more than a compaction, for which nobody waits.
const mergeRest = 1
const compactRest = 3

/**
 * Gives the fresh documents their posting blocks. A document written meanwhile stays fresh, since its version is no longer
 * the one that was read.
 */
export const mergeFresh = async (pool: pg.Pool): Promise<{ merged: number }> => ({
  merged: (await alone(pool, advisoryLocks.searchMerge, (client) => mergeWithin(client, keptVectors(pool)))) ?? 0,
})

/**
 * Makes one segment of several of about one size, so that their number grows with the logarithm of the writes. It takes its
 * time, beside searches and merges: nobody waits for it.
 */
export const compactSegments = async (pool: pg.Pool): Promise<{ compacted: number }> => ({
  compacted: (await alone(pool, advisoryLocks.searchCompaction, compactWithin)) ?? 0,
})

/** In a transaction of its own, unless somebody is at it already. */
async function alone(
  pool: pg.Pool,
  lock: number,
  work: (connection: Connection) => Promise<number>,
): Promise<number | undefined> {
  return withClient(pool, async (client) => {
    try {
      await client.query('begin')
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [lock])
      const done = rows[0]?.taken ? await work(client) : undefined
      await client.query('commit')
      return done
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/** What a job calls every second or so: merges what is fresh, and rebuilds when a quarter of the collection has been appended. */
export async function tendSearch(
  pool: pg.Pool,
  { mergeFrom }: { mergeFrom?: number } = {},
): Promise<{ merged: number; rebuilt: boolean }> {
  const [state] = await run<{ fresh: number; appended: number; base: number; is_appended_lately: boolean }>(pool, {
    text: `select (select count(*) from search_fresh) as fresh,
             coalesce(sum(documents) filter (where not is_base), 0)::int as appended,
             coalesce(sum(documents) filter (where is_base), 0)::int as base,
             coalesce(max(appended_at) > now() - make_interval(secs => $1), false) as is_appended_lately
           from search_segments`,
    values: [mergeEverySeconds],
  })
  if (!state) return { merged: 0, rebuilt: false }
  if (state.fresh > 0) await foldFresh(pool)
  if (state.fresh + state.appended > Math.max(rebuildFromDocuments, state.base / 4)) {
    return { merged: 0, rebuilt: (await rebuild(pool)) !== undefined }
  }
  const enough = mergeFrom ?? (state.is_appended_lately ? manyFresh : fewFresh)
  if (state.fresh < enough) return { merged: 0, rebuilt: false }
  return { ...(await mergeFresh(pool)), rebuilt: false }
}

async function mergeWithin(connection: Connection, kept: TermVectors): Promise<number> {
  const fresh = await run<{ ord: number; version: number }>(connection, {
    text: 'select ord, version from search_fresh order by ord limit $1',
    values: [mostFreshAtOnce],
  })
  if (fresh.length === 0) return 0
  const ords = fresh.map(({ ord }) => ord)
  // Read after the versions: newer words under an older version are a better hint, older ones would be lost.
  const chunks = await readForward(connection, ords, { rest: mergeRest })
  await appendSegment(connection, chunks, { rest: mergeRest })
  await foldFresh(connection, kept)
  await run(connection, {
    text: `delete from search_fresh f using unnest($1::int[], $2::bigint[]) seen(ord, version)
           where f.ord = seen.ord and f.version = seen.version`,
    values: [ords, fresh.map(({ version }) => version)],
  })
  return fresh.length
}

async function compactWithin(connection: Connection): Promise<number> {
  const absorbed = segmentsToAbsorb(await listAppendedSegments(connection))
  if (absorbed.length === 0) return 0
  const ords = new Set(await listOrds(connection, absorbed))
  const chunks = await readForward(connection, [...ords], { rest: compactRest })
  await appendSegment(connection, chunks, { rest: compactRest })
  await deleteSegments(connection, absorbed, { rest: compactRest })
  return absorbed.length
}

/**
 * Segments of about one size wait until there are several, and then become one of the next size: a document is written
 * anew once for each such step.
 */
function segmentsToAbsorb(segments: Segment[]): number[] {
  const alike = Map.groupBy(segments, ({ documents }) => sizeOf(documents))
  const [, ripe = []] = [...alike].sort(([one], [other]) => one - other).find(([, of]) => of.length >= mostAlike) ?? []
  return ripe.map(({ segment }) => segment)
}

const sizeOf = (documents: number) => Math.floor(Math.log(Math.max(1, documents / fewFresh)) / Math.log(mostAlike))
