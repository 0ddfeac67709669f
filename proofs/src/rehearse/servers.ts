import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eventually, expectSame } from './eventually.ts'
import { type Manual, repository } from './manual.ts'
import type { Running, Workspace } from './workspace.ts'

/** The page's settings with the values of this rehearsal; one that the page gains must be given a value here. */
export async function settingsOf(
  manual: Manual,
  workspace: Workspace,
  own: { databaseUrl: string; replicaUrl: string; publicUrl: string },
): Promise<Record<string, string>> {
  const values: Record<string, string> = {
    DATABASE_URL: own.databaseUrl,
    DATABASE_REPLICA_URL: own.replicaUrl,
    MATERIA_SECRET: randomBytes(36).toString('base64'),
    PUBLIC_URL: own.publicUrl,
    // No mail server here: letters land in the outbox, as the page says.
    SMTP_URL: '',
  }
  const written = manual.settings()
  const example = await readFile(`${repository}.env.example`, 'utf8')
  const unset = Object.fromEntries([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => [name, '']))
  return {
    ...unset,
    ...written,
    ...values,
    MATERIA_DATA_DIR: workspace.path('data'),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
}

/** One process of the product, started as the service file starts it. */
export async function startServer(
  workspace: Workspace,
  name: string,
  { port, settings }: { port: number; settings: Record<string, string> },
): Promise<Running> {
  const running = await workspace.start(name, process.execPath, ['scripts/start.mjs'], {
    cwd: repository,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings, PORT: String(port) },
    isGroup: true,
  })
  await eventually(async () => expectSame('/readyz', (await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200), {
    withinMs: 60_000,
  })
  return running
}
