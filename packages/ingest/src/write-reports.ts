import { putReports, type SourcedReports } from '@materia/server/features/safety/index.ts'
import type { Source, WriteCounts } from './source-definition.ts'

/** How a source of safety reports writes its records. */
export const writesReports = (name: string): Pick<Source<SourcedReports>, 'write'> => ({
  async write(tx, records) {
    const counts: WriteCounts = {}
    const reports = records.flatMap(({ extra }) => extra ?? [])
    for (const outcome of await putReports(tx, name, reports)) counts[outcome] = (counts[outcome] ?? 0) + 1
    return counts
  },
})
