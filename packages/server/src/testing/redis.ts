import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { freePort } from '../platform/postgres/free-port.ts'
import { atFileEnd } from './ending.ts'

/** A Redis of this test file's own, to be killed and started again. */
export interface TestRedis {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
}

/** Whether this machine has one: tests against it run where it is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export async function testRedis(): Promise<TestRedis> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start() {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' })
    while (!(await answers(url))) await sleep(20)
  }
  async function kill() {
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  atFileEnd(kill)
  return { url, start, kill }
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    client.destroy()
  }
}
