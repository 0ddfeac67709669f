import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'
import type { Source } from './source-definition.ts'

export class AlreadyRunning extends Error {}

// A lock of a session ends with the process that holds it, however it ends.
const lockSpace = 7_203_115

/** Runs of one source share fetched files and checkpoints: one at a time, in whichever process. */
export function whileAlone<Result>(
  db: Db,
  { name, title }: Pick<Source, 'name' | 'title'>,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (own) => {
    const { rows } = await sql<{ isAlone: boolean }>`
      select pg_try_advisory_lock(${lockSpace}::int, hashtext(${name})) as "isAlone"`.execute(own)
    if (!rows[0]?.isAlone)
      throw new AlreadyRunning(`${title} is being imported already: try again when that has ended.`)
    try {
      return await work()
    } finally {
      // A connection that broke meanwhile took its lock with it.
      await sql`select pg_advisory_unlock(${lockSpace}::int, hashtext(${name}))`.execute(own).catch(() => undefined)
    }
  })
}
