import type { Db } from '@materia/server/platform/db/db.ts'
import { NotInFormat } from '../formats/refusal.ts'
import type { ImportSettings } from '../settings.ts'
import type { Plan, Source } from '../source.ts'
import { listInputFiles } from './input.ts'

export interface PlannedImport {
  plan: Plan
  origin: string
  close(): Promise<void>
}

/** What to read: files of the operator's, or the source's own address. */
export async function planFrom({
  source,
  from,
}: {
  db: Db
  source: Source
  from: string | undefined
  settings: ImportSettings
  tell: (line: string) => void
  shouldStop: () => boolean
}): Promise<PlannedImport> {
  if (from === undefined) throw new NotInFormat(source.title, 'give the files with --from FILE, FOLDER or ZIP.')
  const path = from
  return { plan: await source.plan(await listInputFiles(path)), origin: path, close: async () => undefined }
}
