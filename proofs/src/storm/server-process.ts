import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@materia/server/platform/postgres/free-port.ts'
import { nodeFlagsOf } from '../../../scripts/spawn.mjs'

const product = 'packages/product/src/main.ts'
const main = fileURLToPath(new URL(`../../../${product}`, import.meta.url))

/** A server in a process of its own, to be killed and started again at the same address. */
export interface ServerProcess {
  url: string
  pid(): number | undefined
  isUp(): boolean
  start(): Promise<void>
  /** As a power cut would: no goodbye. */
  kill(): Promise<void>
}

interface Options {
  script?: string
  /** Hears what the server writes to its log. */
  onOutput?(text: string): void
}

export async function serverProcess(
  settings: Record<string, string>,
  { script = main, onOutput }: Options = {},
): Promise<ServerProcess> {
  const port = await freePort()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [...nodeFlagsOf(product), script], {
      env: { ...process.env, ...settings, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((ready, failed) => {
      started.stdout?.on('data', (chunk: Buffer) => {
        onOutput?.(chunk.toString())
        if (chunk.includes('is ready')) ready()
      })
      started.once('exit', (code) => failed(new Error(`The server ended with ${code} before it was ready.`)))
    })
    child = started
  }

  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid,
    isUp: () => child !== undefined,
    start,
    async kill() {
      const killed = child
      child = undefined
      if (!killed || killed.exitCode !== null) return
      const gone = once(killed, 'exit')
      killed.kill('SIGKILL')
      await gone
    },
  }
}
