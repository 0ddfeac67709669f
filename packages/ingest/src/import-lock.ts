import { ifLocked } from '@materia/server/platform/db/advisory-lock.ts'
import type { Db } from '@materia/server/platform/db/db.ts'
import { advisoryLocks } from '@materia/server/platform/db/lock-numbers.ts'
import type { Source } from './source-definition.ts'

export class AlreadyRunning extends Error {}

const lockSpace = advisoryLocks.imports

/** Runs of one source share fetched files and checkpoints: one at a time, in whichever process. */
export async function whileAlone<Result>(
  db: Db,
  { name, title }: Pick<Source, 'name' | 'title'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = await ifLocked(db, { space: lockSpace, name }, work)
  if (!done) throw new AlreadyRunning(`${title} is being imported already: try again when that has ended.`)
  return done.result
}
