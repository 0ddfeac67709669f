import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SparseRows } from './decompose.ts'

const program = new URL('./decompose.worker.ts', import.meta.url)

/** What `basisOf` gives, made beside the event loop, which answers requests meanwhile. The rows are given away. */
export async function decompose(rows: SparseRows, dimensions: number, signal?: AbortSignal): Promise<Float32Array> {
  const transferList = [rows.starts, rows.columns, rows.values].map(({ buffer }) => buffer as ArrayBuffer)
  const worker = new Worker(program, { workerData: { rows, dimensions }, transferList, execArgv: [] })
  try {
    const [basis] = await once(worker, 'message', { signal })
    return basis
  } finally {
    await worker.terminate()
  }
}
