import { readFile } from 'node:fs/promises'
import { demoFolder } from '@materia/ingest/demo-files.ts'
import { listInputFiles } from '@materia/ingest/input/input.ts'
import { type ImportContext, runImport } from '@materia/ingest/run-import.ts'
import { type Entry, sourceNames } from '@materia/ingest/source-definition.ts'
import { sources } from '@materia/ingest/sources/index.ts'

const dayMs = 86_400_000

/**
 * The demo's catalogue, by the same importers as everything else. Its records keep their facts; only the day each is
 * published on is counted back from today, so that the feed is alive. It is a choice and not the whole: what is there
 * beside it stays.
 */
export async function loadDemoCatalogue(
  context: ImportContext,
  { today = new Date(), onProgress }: { today?: Date; onProgress?: (line: string) => void } = {},
): Promise<void> {
  const daysAgo = JSON.parse(await readFile(demoFolder('dates.json'), 'utf8')) as Record<string, number>
  const adjust = (entry: Entry): Entry => {
    const days = entry.kind === 'record' ? daysAgo[entry.key] : undefined
    if (entry.kind !== 'record' || !entry.version || days === undefined) return entry
    return { ...entry, version: { ...entry.version, publishedOn: new Date(today.getTime() - days * dayMs) } }
  }
  for (const name of sourceNames) {
    const source = sources[name]
    onProgress?.(source.title)
    const plan = await source.plan(await listInputFiles(demoFolder(name)))
    await runImport(context, { ...source, gone: undefined }, plan, { origin: 'demo catalogue', adjust, now: today })
  }
}
