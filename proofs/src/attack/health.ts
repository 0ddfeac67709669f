import { Worker } from 'node:worker_threads'

/** How the server was all the while. */
export interface Health {
  slowestMs: number
  mostMemoryMb: number
  /** Polls without an answer. */
  failures: number
}

export interface HealthWatch {
  /** The figures since the last time. */
  take(): Promise<Health>
  stop(): Promise<unknown>
}

export interface Watched {
  url: string
  pid: number
}

/** Polls `/healthz` from a thread of its own, which an attack that keeps this process busy does not delay. */
export function watchHealth(watched: Watched): HealthWatch {
  const thread = new Worker(new URL('./health.worker.ts', import.meta.url), { workerData: watched })
  return {
    take: () =>
      new Promise((taken, failed) => {
        thread.once('message', taken)
        thread.once('error', failed)
        thread.postMessage('take')
      }),
    stop: () => thread.terminate(),
  }
}
