import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { nodeFlagsOf } from '../../../scripts/spawn.mjs'

const realFiles = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const importer = fileURLToPath(new URL('../../../packages/ingest/src/cli.ts', import.meta.url))
const flags = nodeFlagsOf('packages/ingest/src/cli.ts')

const sources: [source: string, from: string][] = [
  ['drug-products', 'dpd/2026-05'],
  ['decisions', 'decisions/rdsResult.json'],
  ['decisions', 'decisions/sbdResult.json'],
  ['decisions', 'decisions/safety_review.csv'],
  ['decisions', 'decisions/samples'],
  ['pubmed', 'pubmed'],
  ['trials', 'trials/ctg-studies-120.json'],
  ['trials', 'trials/ctg-studies-50-canada.json'],
]

/**
 * `[--keep DIR] [--data DIR]`: imports the sources' real files and hands over the folder of their database; does nothing
 * where there are no such files.
 */
export async function withRealFiles(args: string[], measure: (folder: string) => Promise<void>): Promise<void> {
  const { values } = parseArgs({ args, strict: false, options: { keep: { type: 'string' }, data: { type: 'string' } } })
  const data = resolve(pathOf(values.data) ?? realFiles)
  if (!existsSync(join(data, 'dpd'))) {
    process.stdout.write(`There are no real files in ${data}: nothing to measure.\n`)
    return
  }
  const folder = pathOf(values.keep) ? resolve(String(values.keep)) : await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  try {
    await importOnce(folder, data)
    await measure(folder)
  } finally {
    if (!values.keep) await rm(folder, { recursive: true, force: true })
  }
}

const pathOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)

async function importOnce(folder: string, data: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  try {
    await migrate(postgres.url)
    // What was read before is known by its fingerprint and passed by.
    for (const [source, from] of sources) {
      await promisify(execFile)(process.execPath, [...flags, importer, source, '--from', join(data, from)], {
        env: { ...process.env, DATABASE_URL: postgres.url },
        maxBuffer: 64_000_000,
      })
    }
  } finally {
    await postgres.stop()
  }
}
