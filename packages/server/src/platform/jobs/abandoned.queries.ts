import type { Pool, PoolClient } from 'pg'
import { advisoryLocks } from '../db/lock-numbers.ts'

// A lock of a session ends with the process that holds it, however it ends.
const lockSpace = advisoryLocks.runningJobs

/** Shows, as long as this connection lives, that somebody works under the name. */
export const holdName = (client: PoolClient, name: string) =>
  client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, name])

export const releaseName = (client: PoolClient, name: string) =>
  client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, name])

/** Names that hold jobs and that nobody shows to work under. */
export async function listSilentNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(silentNames, [lockSpace])
  return rows.map(({ name }) => name)
}

export const forceUnlock = (pool: Pool, names: string[]) =>
  pool.query('select graphile_worker.force_unlock_workers($1::text[])', [names])

const silentNames = `
select distinct j.locked_by as name
from graphile_worker._private_jobs j
where j.locked_by like 'pool-%'
  and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.classid = $1::int::oid
      and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid
      and l.database = (select oid from pg_database where datname = current_database()))`
