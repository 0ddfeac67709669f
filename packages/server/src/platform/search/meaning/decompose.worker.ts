import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { basisOf } from './decompose.ts'

// There alone a priority is the thread's own: whoever waits for an answer goes first.
if (process.platform === 'linux') setPriority(10)

const basis = basisOf(workerData.rows, workerData.dimensions)
parentPort?.postMessage(basis, [basis.buffer as ArrayBuffer])
