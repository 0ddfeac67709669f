import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../packages/product/src/main.ts')

export interface Product {
  url: string
  stop(): Promise<void>
}

/** The built product as `npm start` runs it, on a database of its own that goes with it. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-journeys-'))
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
    await rm(folder, { recursive: true, force: true })
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
