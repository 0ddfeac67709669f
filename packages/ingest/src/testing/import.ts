import { createEvents } from '@materia/server/platform/events/events.ts'
import { type TestDatabase, testDatabase } from '@materia/server/testing/database.ts'
import { listInputFiles } from '../input/input.ts'
import { type ImportContext, type ImportOptions, runImport } from '../run-import.ts'
import { sources } from '../sources/index.ts'
import type { SourceName } from '../sources/source-names.ts'

/** A database of the test file's own, with nothing in it. */
export const importContext = async (): Promise<ImportContext> => contextOf(await testDatabase())

export const contextOf = ({ db }: Pick<TestDatabase, 'db'>): ImportContext => ({
  db,
  events: createEvents((error) => {
    throw error
  }),
})

export async function importFrom(
  context: ImportContext,
  name: SourceName,
  path: string,
  options: Partial<ImportOptions> = {},
) {
  const source = sources[name]
  return runImport(context, source, await source.plan(await listInputFiles(path)), { origin: path, ...options })
}
