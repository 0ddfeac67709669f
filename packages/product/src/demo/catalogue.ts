import { demoFolder } from '@materia/ingest/demo-files.ts'
import { listInputFiles } from '@materia/ingest/input/input.ts'
import { type ImportContext, runImport } from '@materia/ingest/run-import.ts'
import { sources } from '@materia/ingest/sources/index.ts'
import { type SourceName, sourceNames } from '@materia/ingest/sources/source-names.ts'

const dayMs = 86_400_000

// When each came to Materia; when a record was published, its source alone says.
export const arrivedDaysAgo: Record<SourceName, number> = {
  'drug-products': 24,
  formulary: 22,
  decisions: 15,
  pubmed: 6,
  trials: 2,
  shortages: 1,
  recalls: 1,
  retractions: 1,
}

/**
 * The demo's catalogue, by the same importers as everything else: a choice of true records, without the texts of their
 * sources. It is not the whole: what is there beside it stays.
 */
export async function loadDemoCatalogue(
  context: ImportContext,
  { today = new Date(), onProgress }: { today?: Date; onProgress?: (line: string) => void } = {},
): Promise<void> {
  for (const name of sourceNames) {
    const source = sources[name]
    onProgress?.(source.title)
    const plan = await source.plan(await listInputFiles(demoFolder(name)))
    const now = new Date(today.getTime() - arrivedDaysAgo[name] * dayMs)
    await runImport(context, { ...source, gone: undefined }, plan, { origin: 'demo catalogue', now })
  }
}
