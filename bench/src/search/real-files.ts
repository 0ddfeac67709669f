import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { areRealFiles, importRealFiles, realFiles } from '@materia/proofs/real-data/real-files.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { say } from '../report.ts'

/**
 * `[--keep DIR] [--data DIR]`: imports the sources' real files and hands over the folder of their database; does nothing
 * where there are no such files.
 */
export async function withRealFiles(args: string[], measure: (folder: string) => Promise<void>): Promise<void> {
  const { values } = parseArgs({ args, strict: false, options: { keep: { type: 'string' }, data: { type: 'string' } } })
  const data = resolve(pathOf(values.data) ?? realFiles)
  if (!areRealFiles(data)) {
    say(`There are no real files in ${data}: nothing to measure.`)
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
    await importRealFiles(postgres.url, data)
  } finally {
    await postgres.stop()
  }
}
