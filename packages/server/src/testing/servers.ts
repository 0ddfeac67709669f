import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { type Replica, startReplica } from './replica.ts'

/** Where test databases are made: copies of a migrated template, seen on the replica if there is one. */
export interface DatabaseServers {
  templateUrl: string
  replicaUrl: string | undefined
}

export interface TestServers extends DatabaseServers {
  folder: string
  replica: Replica | undefined
  stop(): Promise<void>
}

// A replica knows of what has reached the primary's log; crash safety is still of no interest.
const replicated = { synchronous_commit: 'on', wal_keep_size: '1GB' }

export async function startServers({ withReplica }: { withReplica: boolean }): Promise<TestServers> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-test-'))
  // Open to the account that PostgreSQL runs under when tests run as root.
  await chmod(folder, 0o755)
  const primaryFolder = join(folder, 'postgres')
  const settings = withReplica ? replicated : {}
  const postgres = await startEmbeddedPostgres({ folder: primaryFolder, durable: false, settings })
  await migrate(postgres.url)
  const replica = withReplica
    ? await startReplica(postgres, { primaryFolder, folder: join(folder, 'replica') })
    : undefined
  return {
    folder,
    templateUrl: postgres.url,
    replicaUrl: replica?.urlOf('materia'),
    replica,
    async stop() {
      await replica?.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
