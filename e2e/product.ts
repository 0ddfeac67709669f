import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'

const sourceOf = (path: string) => join(import.meta.dirname, '../packages', path)
const main = sourceOf('product/src/main.ts')
const adminProgram = sourceOf('server/src/admin.ts')
const quiet = '--disable-warning=ExperimentalWarning'

export interface Product {
  url: string
  stop(): Promise<void>
}

/** The built product as `npm start` runs it, on a copy of the demo that goes with it. */
export async function startProduct(demo: string): Promise<Product> {
  const folder = await makeFolder()
  await copy(demo, folder)
  const product = await run(folder)
  return {
    ...product,
    async stop() {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Installation extends Product {
  /** `npm run admin -- …`: what it prints. */
  admin(...args: string[]): Promise<string>
}

/** The built product on a database that holds nobody, as operating.md sets one up. */
export async function startInstallation(): Promise<Installation> {
  const folder = await makeFolder()
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  const port = await freePort()
  const settings = {
    DATABASE_URL: postgres.url,
    MATERIA_SECRET: randomBytes(48).toString('base64'),
    PUBLIC_URL: `http://localhost:${port}`,
  }
  const product = await run(folder, { ...settings, PORT: String(port), MATERIA_ENABLE_MOCKS: '' })
  return {
    url: product.url,
    async admin(...args) {
      const env = { ...process.env, ...settings, SMTP_URL: '', MATERIA_DATA_DIR: folder, NODE_OPTIONS: '' }
      return (await promisify(execFile)(process.execPath, [quiet, adminProgram, ...args], { env })).stdout
    },
    async stop() {
      await product.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of a product that has made its demo and stopped: every worker begins with a copy. */
export async function makeDemo(): Promise<string> {
  const folder = await makeFolder()
  await (await run(folder)).stop()
  return folder
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-journeys-'))
  // Open to the account that PostgreSQL runs under when journeys run as root.
  await chmod(folder, 0o755)
  return folder
}

/** PostgreSQL runs under an account of its own when journeys run as root, and owns its files. */
async function copy(from: string, to: string): Promise<void> {
  if (process.getuid?.() === 0) await promisify(execFile)('cp', ['-a', `${from}/.`, to])
  else await cp(from, to, { recursive: true })
}

async function run(folder: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = settings.PORT ?? String(await freePort())
  const server = spawn(process.execPath, [quiet, main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      MATERIA_DATA_DIR: folder,
      MATERIA_RATE_LIMITS: 'off',
      // A journey asks what people see, not how long a machine that does much else may take.
      DATABASE_WAIT_SECONDS: '120',
      MATERIA_ENABLE_MOCKS: '1',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '',
      ...settings,
    },
  })
  const stop = async () => {
    if (server.exitCode === null) await Promise.all([once(server, 'exit'), server.kill('SIGTERM')])
  }
  const url = `http://localhost:${port}`
  try {
    await ready(server, url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The product ended before it was ready.')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return address.port
}
