import { putContentVersions } from '@materia/server/features/contents/index.ts'
import type { Tx } from '@materia/server/platform/db/db.ts'
import type { SourcedVersion, WriteCounts } from './source-definition.ts'

/** Writes the versions of one batch and counts what became of them. */
export async function writeVersions(tx: Tx, versions: SourcedVersion[], now: Date): Promise<WriteCounts> {
  const counts: WriteCounts = {}
  if (versions.length === 0) return counts
  for (const { outcome } of await putContentVersions(tx, versions, now)) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
