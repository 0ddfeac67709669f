import { shell } from './command.ts'
import { eventually } from './eventually.ts'
import type { Manual } from './manual.ts'
import { flagsOf, type Postgres } from './postgres.ts'
import type { Workspace } from './workspace.ts'

export interface Replica {
  /** As a power cut would. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** The page's own commands make it, run by the account that PostgreSQL runs under. */
export async function makeReplica(
  workspace: Workspace,
  { manual, postgres, port, password }: { manual: Manual; postgres: Postgres; port: number; password: string },
): Promise<Replica> {
  const { programs, owner } = postgres
  const cluster = workspace.path('replica', 'cluster')
  await shell(`install -d -m 0700 ${ownerFlags(owner)} ${workspace.path('replica')}`, {})
  await postgres.administer(manual.block('replication-user').replace('…', password))
  const options = { ...owner, cwd: workspace.path('replica') }
  const primary = `host=127.0.0.1 port=${postgres.port} user=replica password=${password}`
  await shell(manual.block('replica'), {
    ...options,
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, PRIMARY: primary, REPLICA_FOLDER: cluster },
  })

  const run = () =>
    workspace.start('replica', `${programs}/postgres`, flagsOf(cluster, port), { ...options, signal: 'SIGQUIT' })
  const isUp = () =>
    eventually(() => shell(`${programs}/pg_isready --quiet --host=127.0.0.1 --port=${port}`, { cwd: workspace.folder }))
  let running = await run()
  await isUp()
  return {
    async kill() {
      await running.end()
    },
    async start() {
      running = await run()
      await isUp()
    },
  }
}

const ownerFlags = ({ uid, gid }: Postgres['owner']) => (uid ? `--owner=${uid} --group=${gid}` : '')
