import type { Pool, PoolClient } from 'pg'

/** Keeps the jobs of processes that are no more from waiting for the four hours after which they would be tried again. */
export interface Abandoned {
  /** From now on this process works under that name too. */
  enter(name: string): void
  /** Nobody works under that name any more: what it still holds is free once it has been seen to be silent. */
  leave(name: string): void
  /** Shows that this process lives, and frees what dead ones held. */
  tend(): Promise<void>
  close(): void
}

// A lock of a session ends with the process that holds it, however it ends.
const lockSpace = 7_203_113

export function watchAbandoned(pool: Pool): Abandoned {
  const names = new Set<string>()
  let held: { client: PoolClient; names: Set<string> } | undefined
  let suspected = new Set<string>()

  async function show(): Promise<void> {
    if (!held) {
      const client = await pool.connect()
      held = { client, names: new Set() }
      client.once('error', () => letGo(client))
    }
    for (const name of names) {
      if (held.names.has(name)) continue
      await held.client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, name])
      held.names.add(name)
    }
    for (const name of held.names) {
      if (names.has(name)) continue
      await held.client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, name])
      held.names.delete(name)
    }
  }

  function letGo(client: PoolClient): void {
    if (held?.client !== client) return
    held = undefined
    client.release(true)
  }

  return {
    enter(name) {
      names.add(name)
    },
    leave(name) {
      names.delete(name)
    },
    async tend() {
      try {
        await show()
      } catch (error) {
        if (held) letGo(held.client)
        throw error
      }
      const { rows } = await pool.query<{ name: string }>(abandonedNames, [lockSpace])
      const silent = rows.map(({ name }) => name)
      // Seen twice: after the database itself was away, everybody needs a moment to show up again.
      const dead = silent.filter((name) => suspected.has(name))
      suspected = new Set(silent)
      if (dead.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
    },
    close() {
      if (held) letGo(held.client)
    },
  }
}

const abandonedNames = `
select distinct j.locked_by as name
from graphile_worker._private_jobs j
where j.locked_by like 'pool-%'
  and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.classid = $1::int::oid
      and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid
      and l.database = (select oid from pg_database where datname = current_database()))`
