import { spawn } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** PostgreSQL as its processes, on this machine, to be killed, started again and stopped in mid-work. */
export interface DatabaseProcess {
  /** All of it, as a power cut would. */
  kill(): Promise<void>
  /** By the same command; resolves when it accepts connections. */
  start(): Promise<void>
  pause(): Promise<void>
  resume(): Promise<void>
}

export async function databaseProcess(url: string): Promise<DatabaseProcess> {
  let main = await findMain(url)
  const [program = '', ...args] = (await readFile(`/proc/${main}/cmdline`, 'utf8')).split('\0').slice(0, -1)
  const status = await readFile(`/proc/${main}/status`, 'utf8')
  const idOf = (name: string) => Number(status.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1])
  const options = { uid: idOf('Uid'), gid: idOf('Gid'), cwd: await readlink(`/proc/${main}/cwd`) }

  const family = async () => {
    const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8').catch(() => '')
    return [main, ...children.split(' ').filter(Boolean).map(Number)]
  }
  const signal = async (name: NodeJS.Signals) => {
    const pids = await family()
    for (const pid of pids) if (await isAlive(pid)) process.kill(pid, name)
    return pids
  }

  return {
    async kill() {
      const killed = await signal('SIGKILL')
      while ((await Promise.all(killed.map(isAlive))).some(Boolean)) await sleep(5)
    },
    async start() {
      const started = spawn(program, args, {
        ...options,
        env: { ...process.env, LC_ALL: 'C' },
        stdio: 'ignore',
        detached: true,
      })
      started.unref()
      main = started.pid ?? 0
      while (!(await accepts(url))) await sleep(20)
    },
    pause: async () => void (await signal('SIGSTOP')),
    resume: async () => void (await signal('SIGCONT')),
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** A process of its own serves each connection: its parent is the server. */
async function findMain(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const status = await readFile(`/proc/${rows[0]?.pid}/status`, 'utf8')
    return Number(status.match(/^PPid:\s+(\d+)/m)?.[1])
  } finally {
    await client.end()
  }
}

/** One that has ended and waits for its parent to notice is not. */
async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return status !== '' && !/^State:\s+[ZX]/m.test(status)
}
