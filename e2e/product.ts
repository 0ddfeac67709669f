import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const main = join(import.meta.dirname, '../packages/product/src/main.ts')

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

async function run(folder: string): Promise<Product> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      MATERIA_DATA_DIR: folder,
      MATERIA_RATE_LIMITS: 'off',
      MATERIA_ENABLE_MOCKS: '1',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '',
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
