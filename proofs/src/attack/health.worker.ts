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

/** The time that either side merely waited for a processor, which other programs held, does not count. */
async function timeOne(url: string, pid: number): Promise<number | undefined> {
  const waitedBefore = waitedMs(`/proc/${pid}/task/${pid}`) + waitedMs('/proc/thread-self')
  const startedMs = performance.now()
  try {
    const reply = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(patienceMs) })
    await reply.arrayBuffer()
    if (!reply.ok) return undefined
  } catch {
    return undefined
  }
  const tookMs = performance.now() - startedMs
  const waited = waitedMs(`/proc/${pid}/task/${pid}`) + waitedMs('/proc/thread-self') - waitedBefore
  return Math.max(0, tookMs - waited)
}

function waitedMs(task: string): number {
  const [, waitedNs] = read(`${task}/schedstat`).split(' ')
  return Number(waitedNs ?? 0) / 1e6
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
