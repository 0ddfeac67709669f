import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { Health, Watched } from './health.ts'

const pollEveryMs = 20
const patienceMs = 20_000
let health = begin()
let isAsked = false

parentPort?.on('message', () => {
  isAsked = true
})
await poll(workerData as Watched)

function begin(): Health {
  return { slowestMs: 0, mostMemoryMb: 0, failures: 0 }
}

async function poll({ url, pid }: Watched) {
  for (;;) {
    const answer = await timeOne(url, pid)
    if (answer === undefined) health.failures += 1
    else health.slowestMs = Math.max(health.slowestMs, answer)
    health.mostMemoryMb = Math.max(health.mostMemoryMb, memoryMbOf(pid))
    tellIfAsked()
    await new Promise((wake) => setTimeout(wake, pollEveryMs))
  }
}

/** Between two polls: one that an attack still delays counts. */
function tellIfAsked() {
  if (!isAsked) return
  isAsked = false
  parentPort?.postMessage(health)
  health = begin()
}

/**
 * How long the server kept the poll waiting. The time that either side merely waited for a processor, which other
 * programs held, does not count; nor does what passed while the server's own thread rested.
 */
async function timeOne(url: string, pid: number): Promise<number | undefined> {
  const before = { server: scheduled(`/proc/${pid}/task/${pid}`), own: scheduled('/proc/thread-self') }
  const startedMs = performance.now()
  try {
    const reply = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(patienceMs) })
    await reply.arrayBuffer()
    if (!reply.ok) return undefined
  } catch {
    return undefined
  }
  const tookMs = performance.now() - startedMs
  const after = { server: scheduled(`/proc/${pid}/task/${pid}`), own: scheduled('/proc/thread-self') }
  const waitedMs = after.server.waitedMs - before.server.waitedMs + after.own.waitedMs - before.own.waitedMs
  return Math.max(0, Math.min(tookMs - waitedMs, after.server.ranMs - before.server.ranMs))
}

function scheduled(task: string): { ranMs: number; waitedMs: number } {
  const [ranNs = 0, waitedNs = 0] = read(`${task}/schedstat`).split(' ').map(Number)
  return { ranMs: ranNs / 1e6, waitedMs: waitedNs / 1e6 }
}

function memoryMbOf(pid: number): number {
  return Number(read(`/proc/${pid}/status`).match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) / 1024
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
