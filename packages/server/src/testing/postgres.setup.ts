import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database: test databases are copies of it. */
    templateUrl: string
  }
}

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'materia-test-'))
  // Open to the account that PostgreSQL runs under when tests run as root.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  await migrate(postgres.url)
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
