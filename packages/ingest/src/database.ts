import { join } from 'node:path'
import { readConfig } from '@materia/server/platform/config/config.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'

/** The operator's database, or the demo's own: adopted where it runs, otherwise started and stopped again. */
export async function openOwnDatabase(
  environment: Record<string, string | undefined>,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (environment.DATABASE_URL) return { url: environment.DATABASE_URL, stop: async () => undefined }
  const config = readConfig(environment)
  const { url, wasRunning, stop } = await startEmbeddedPostgres({ folder: join(config.MATERIA_DATA_DIR, 'postgres') })
  return { url, stop: wasRunning ? async () => undefined : stop }
}

/** Where what was fetched waits to be imported. */
export const fetchedFolder = (environment: Record<string, string | undefined>) =>
  join(readConfig({ MATERIA_DATA_DIR: environment.MATERIA_DATA_DIR }).MATERIA_DATA_DIR, 'imports')
