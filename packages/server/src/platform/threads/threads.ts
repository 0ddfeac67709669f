import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { ProblemError, tooManyRequests } from '../errors/errors.ts'

/** A function that a thread imports from its module and calls; what goes in and comes out is copied. */
export interface ThreadTask<Input, Output> {
  module: URL
  work(input: Input): Output
  /** How long the text in it is. */
  lengthOf(input: Input): number
}

export interface Threads {
  /** Does heavy work on text beside the event loop, within a time limit. `by` is the account that asks for it. */
  run<Input, Output>(task: ThreadTask<Input, Output>, input: Input, by?: string): Promise<Output>
  close(): Promise<void>
}

const usual = { threads: 2, tasksMax: 100, tasksMaxByOne: 4, withinMs: 10_000 }
/** Done sooner than a thread could be told of it. */
const shortText = 2_000
const memoryOfThread = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
const retryAfterSeconds = 2

export function createThreads({ threads, tasksMax, tasksMaxByOne, withinMs } = usual): Threads {
  let pool: Piscina | undefined
  let tasks = 0
  const tasksBy = new Map<string, number>()

  function take(by: string) {
    const own = tasksBy.get(by) ?? 0
    if (tasks >= tasksMax || (by && own >= tasksMaxByOne)) throw tooManyRequests(retryAfterSeconds)
    tasks += 1
    tasksBy.set(by, own + 1)
  }

  function release(by: string) {
    const left = (tasksBy.get(by) ?? 1) - 1
    tasks -= 1
    if (left > 0) tasksBy.set(by, left)
    else tasksBy.delete(by)
  }

  return {
    async run(task, input, by = '') {
      if (task.lengthOf(input) <= shortText) return task.work(input)
      take(by)
      pool ??= new Piscina({ minThreads: 0, maxThreads: threads, idleTimeout: 30_000, resourceLimits: memoryOfThread })
      const signal = AbortSignal.timeout(withinMs)
      try {
        return await pool.run(input, { filename: fileURLToPath(task.module), name: task.work.name, signal })
      } catch (error) {
        throw isTooMuch(error as NodeJS.ErrnoException) ? tooMuch() : error
      } finally {
        release(by)
      }
    },
    async close() {
      await pool?.destroy()
      pool = undefined
    },
  }
}

const isTooMuch = ({ name, code }: NodeJS.ErrnoException) =>
  name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY'

const tooMuch = () => new ProblemError(400, 'text-too-slow')
