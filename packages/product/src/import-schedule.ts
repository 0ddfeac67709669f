import { join } from 'node:path'
import { outcomeLine } from '@materia/ingest/counts.ts'
import { AlreadyRunning, whileAlone } from '@materia/ingest/import-lock.ts'
import { NothingToAsk, withPlan } from '@materia/ingest/input/from.ts'
import { runImport } from '@materia/ingest/run-import.ts'
import { type ImportSettings, readImportSettings } from '@materia/ingest/settings.ts'
import { sources } from '@materia/ingest/sources/index.ts'
import { type SourceName, sourceNames } from '@materia/ingest/sources/source-names.ts'
import type { App } from '@materia/server/platform/app.ts'
import { BadSetting } from '@materia/server/platform/config/config.ts'

/** Lets the job queue run every importer by the clock. */
export function scheduleImports(app: App, pattern: string, settings = readImportSettings(process.env)): void {
  try {
    app.jobs.schedule('run-imports', pattern, () => runImports(app, settings))
  } catch (error) {
    throw new BadSetting(
      `The setting MATERIA_IMPORT_SCHEDULE is not usable: expected a crontab line such as 0 3 * * *, found ${pattern}.`,
      { cause: error },
    )
  }
}

/** One source that fails does not keep the others from running. */
export async function runImports(app: App, settings: ImportSettings): Promise<void> {
  for (const name of sourceNames) {
    try {
      await whileAlone(app.db, sources[name], () => runOne(app, name, settings))
    } catch (error) {
      if (error instanceof AlreadyRunning || error instanceof NothingToAsk)
        app.log.info({ source: name }, error.message)
      else app.log.error({ err: error, source: name }, 'an import failed')
    }
  }
}

function runOne(app: App, name: SourceName, settings: ImportSettings): Promise<void> {
  const source = sources[name]
  const ownAddress = {
    db: app.db,
    from: undefined,
    folder: join(app.config.MATERIA_DATA_DIR, 'imports'),
    settings,
    tell: (line: string) => app.log.info({ source: name }, line),
    shouldStop: () => false,
  }
  return withPlan(source, ownAddress, async ({ plan, origin, finish }) => {
    const { counts } = await runImport(app, source, plan, { origin })
    await finish()
    app.log.info({ source: name, ...counts }, outcomeLine(source, counts))
  })
}
