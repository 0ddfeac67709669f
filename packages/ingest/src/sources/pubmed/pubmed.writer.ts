import { putContentVersions } from '@materia/server/features/contents/index.ts'
import { putReports, type SourcedReports } from '@materia/server/features/safety/index.ts'
import type { Tx } from '@materia/server/platform/db/db.ts'
import type { RecordEntry, WriteCounts } from '../../source-definition.ts'

/** Writes articles, and what their records say of retractions; a record older than the one known says nothing. */
export async function writeArticles(tx: Tx, records: RecordEntry<SourcedReports>[], now: Date): Promise<WriteCounts> {
  const counts: WriteCounts = {}
  const written = records.filter(({ version }) => version)
  const results = await putContentVersions(
    tx,
    written.flatMap(({ version }) => version ?? []),
    now,
  )
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1
  const current = written.filter((_, at) => results[at]?.outcome !== 'older')
  await putReports(
    tx,
    'pubmed',
    current.flatMap(({ extra }) => extra ?? []),
  )
  return counts
}
