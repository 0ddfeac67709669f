import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Work that one process at a time does, while the others wait. A lock of a session ends with it, however it ends. */
export const whileLocked = <Result>(db: Db, lock: number, work: () => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (own) => {
    await sql`select pg_advisory_lock(${lock})`.execute(own)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(own)
    }
  })

/** The same under a name in a space of locks; undefined, at once, where another process has it. */
export const ifLocked = <Result>(
  db: Db,
  { space, name }: { space: number; name: string },
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> =>
  db.connection().execute(async (own) => {
    const { rows } = await sql<{ isAlone: boolean }>`
      select pg_try_advisory_lock(${space}::int, hashtext(${name})) as "isAlone"`.execute(own)
    if (!rows[0]?.isAlone) return undefined
    try {
      return { result: await work() }
    } finally {
      // A connection that broke meanwhile took its lock with it.
      await sql`select pg_advisory_unlock(${space}::int, hashtext(${name}))`.execute(own).catch(() => undefined)
    }
  })
