import { spawnSync } from 'node:child_process'
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/postgres/embedded.ts'

export interface Replica {
  /** Address of the replica's copy of a database. */
  urlOf(database: string): string
  /** As a power cut would: its connections end without a word. */
  kill(): Promise<void>
  /** Again at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** A streaming replica of a PostgreSQL that runs below `primaryFolder`, as a base backup makes one. */
export async function startReplica(
  primary: EmbeddedPostgres,
  { primaryFolder, folder }: { primaryFolder: string; folder: string },
): Promise<Replica> {
  const cluster = join(folder, 'cluster')
  await mkdir(folder, { recursive: true })
  const label = await backup(primary.url, () => copy(primaryFolder, folder))
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await writeLike(join(cluster, 'PG_VERSION'), join(cluster, 'backup_label'), label)
  await writeLike(join(cluster, 'PG_VERSION'), join(cluster, 'standby.signal'), '')

  const { hostname, port, username, password } = new URL(primary.url)
  const settings = {
    primary_conninfo: `host=${decodeURIComponent(hostname)} port=${port} user=${username} password=${password}`,
    // On one machine it would be up to date before anybody could look: a reader has to wait for this one.
    recovery_min_apply_delay: '10ms',
  }
  let running = await startEmbeddedPostgres({ folder, durable: false, settings })
  const ownPort = Number(new URL(running.url).port)

  return {
    urlOf: (database) => running.urlOf(database),
    async kill() {
      const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      await running.stop()
    },
    async start() {
      running = await startEmbeddedPostgres({ folder, durable: false, port: ownPort, settings })
    },
    stop: () => running.stop(),
  }
}

/** Waits until the replica has all that the primary holds now. */
export async function catchUp(primaryUrl: string, replicaUrl: string): Promise<void> {
  const [goal] = await ask<{ at: string }>(primaryUrl, 'select pg_current_wal_insert_lsn() as at')
  const isThere = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there'
  while (!(await ask<{ is_there: boolean }>(replicaUrl, isThere, [goal?.at]))[0]?.is_there) await pause(5)
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function backup(url: string, work: () => void): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', true)`)
    work()
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    return rows[0]?.labelfile ?? ''
  } finally {
    await client.end()
  }
}

// With owners and modes: PostgreSQL insists on its own.
function copy(from: string, to: string) {
  const { status, stderr } = spawnSync('cp', ['-a', join(from, 'cluster'), join(from, 'password'), to])
  if (status !== 0) throw new Error(`The cluster could not be copied: ${stderr}`)
}

async function writeLike(model: string, path: string, text: string) {
  await writeFile(path, text, { mode: 0o600 })
  const { uid, gid } = await stat(model)
  await chown(path, uid, gid)
}
