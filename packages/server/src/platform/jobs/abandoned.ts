import type { Pool, PoolClient } from 'pg'
import { forceUnlock, holdName, listSilentNames, releaseName } from './abandoned.queries.ts'

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
      await holdName(held.client, name)
      held.names.add(name)
    }
    for (const name of held.names) {
      if (names.has(name)) continue
      await releaseName(held.client, name)
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
      const silent = await listSilentNames(pool)
      // Seen twice: after the database itself was away, everybody needs a moment to show up again.
      const dead = silent.filter((name) => suspected.has(name))
      suspected = new Set(silent)
      if (dead.length > 0) await forceUnlock(pool, dead)
    },
    close() {
      if (held) letGo(held.client)
    },
  }
}
