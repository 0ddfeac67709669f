import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '@materia/server/platform/config/config.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'

/** The operator's database, or the demo's own: adopted where it runs, otherwise started and stopped again. */
export async function openOwnDatabase(
  environment: Record<string, string | undefined>,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (environment.DATABASE_URL) return { url: environment.DATABASE_URL, stop: async () => undefined }
  const config = readConfig(environment)
  const folder = join(config.MATERIA_DATA_DIR, 'postgres')
  const wasRunning = await isRunning(folder)
  const postgres = await startEmbeddedPostgres({ folder })
  return { url: postgres.url, stop: wasRunning ? async () => undefined : () => postgres.stop() }
}

/** Where what was fetched waits to be imported. */
export const fetchedFolder = (environment: Record<string, string | undefined>) =>
  join(readConfig({ MATERIA_DATA_DIR: environment.MATERIA_DATA_DIR }).MATERIA_DATA_DIR, 'imports')

async function isRunning(folder: string): Promise<boolean> {
  const lock = await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => undefined)
  const pid = Number(lock?.split('\n')[0])
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
