import { EventEmitter } from 'node:events'
import {
  type ParsedCronItem,
  parseCronItem,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { watchAbandoned } from './abandoned.ts'
import { insertJob, insertJobs } from './jobs.queries.ts'
import { keepRunning, type Stoppable } from './runner.ts'

/** Jobs of one queue have workers of their own: they never wait for those of another. */
export type Queue = 'usual' | 'mail' | 'safeFetch'

export interface JobKind<Payload> {
  name: string
  queue: Queue
  /** Only carries the payload's type. */
  payload?: Payload
}

export const job = <Payload>(name: string, queue: Queue = 'usual'): JobKind<Payload> => ({ name, queue })

export interface JobOptions {
  /** A job with the same key that has not begun is replaced. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

interface RepeatedJob {
  name: string
  everyMs: number
  handler: (signal: AbortSignal) => Promise<void>
}

interface Handler {
  queue: Queue
  handle: (payload: never) => Promise<void>
}

const abandonedMs = 2_000
const usualAttempts = 12
// Beside those of the usual jobs, which a setting gives.
const ownWorkers = { mail: 2, safeFetch: 2 }

export interface Jobs {
  handle<Payload>(kind: JobKind<Payload>, handler: (payload: Payload) => Promise<void>): void
  /** Runs by the clock; throws where `pattern` is no crontab line. */
  schedule(name: string, pattern: string, handler: () => Promise<void>): void
  /**
   * Upkeep that cannot wait for the crontab's minute: in each process that works, so long after it last ended. The signal
   * says that the process stops: what takes long breaks off, another turn goes on with it.
   */
  repeat(name: string, everyMs: number, handler: (signal: AbortSignal) => Promise<void>): void
  start(concurrency: number): Promise<void>
  stop(): Promise<void>
  /** Runs what is due, then returns. */
  runDue(): Promise<void>
}

/** In a transaction, the job exists exactly if the transaction commits. */
export async function enqueue<Payload>(db: Db, kind: JobKind<Payload>, payload: Payload, options: JobOptions = {}) {
  const { runAt = null, maxAttempts = usualAttempts, key = null } = options
  await insertJob(db, { name: kind.name, payload: JSON.stringify(payload), runAt, maxAttempts, key })
}

/** A job for each payload: one that fails is tried again alone. */
export const enqueueEach = <Payload>(db: Db, { name }: JobKind<Payload>, payloads: Payload[]): Promise<void> =>
  insertJobs(db, { name, payloads, maxAttempts: usualAttempts })

export function createJobs(pool: Pool, log: Logger): Jobs {
  const handlers = new Map<string, Handler>()
  const scheduled: ParsedCronItem[] = []
  const repeated: RepeatedJob[] = []
  let repeating: Stoppable[] = []
  let runners: Stoppable[] = []
  const abandoned = watchAbandoned(pool)
  const logger = workerLogger(log)

  function tasksOf(isWanted: (queue: Queue) => boolean): TaskList {
    const wanted = [...handlers].filter(([, { queue }]) => isWanted(queue))
    return Object.fromEntries(
      wanted.map(([name, { handle }]) => [name, (payload: unknown) => handle(payload as never)]),
    )
  }

  async function begin(queue: Queue, workers: number): Promise<Stoppable> {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => abandoned.enter(workerPool.id))
    events.on('pool:release', ({ workerPool }) => abandoned.leave(workerPool.id))
    const options = {
      pgPool: pool,
      taskList: tasksOf((each) => each === queue),
      parsedCronItems: queue === 'usual' ? scheduled : [],
      noHandleSignals: true,
      logger,
      events,
      // Without these delays, a job that ends while the database is away would end the process.
      preset: {
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, pollInterval: 1_000, concurrentJobs: workers },
      },
    }
    return keepRunning(
      () => run(options),
      (error) => log.error({ err: error, queue }, 'job runner ended'),
    )
  }

  return {
    handle({ name, queue }, handler) {
      handlers.set(name, { queue, handle: handler })
    },
    schedule(name, pattern, handler) {
      scheduled.push(parseCronItem({ task: name, match: pattern }))
      handlers.set(name, { queue: 'usual', handle: handler })
    },
    repeat(name, everyMs, handler) {
      repeated.push({ name, everyMs, handler })
    },
    async start(concurrency) {
      if (concurrency === 0) return
      repeating = repeated.map((each) => repeat(each, log))
      const queues = new Set([...handlers.values()].map(({ queue }) => queue))
      const workers = { ...ownWorkers, usual: concurrency }
      runners = await Promise.all([...queues].map((queue) => begin(queue, workers[queue])))
      repeating.push(repeat({ name: 'abandoned-jobs', everyMs: abandonedMs, handler: abandoned.tend }, log))
    },
    async stop() {
      await Promise.all(repeating.map((each) => each.stop()))
      await Promise.all(runners.map((each) => each.stop()))
      abandoned.close()
    },
    runDue: () => runOnce({ pgPool: pool, taskList: tasksOf(() => true), noHandleSignals: true, logger }),
  }
}

/** Of a job, its number and its task alone: what it carries may be a letter to somebody. */
const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    const job = meta?.job as { id: string; task_identifier: string } | undefined
    const about = { job: job?.id, task: job?.task_identifier }
    if (level === 'error') log.error(about, message)
    if (level === 'warning') log.warn(about, message)
  })

function repeat({ name, everyMs, handler }: RepeatedJob, log: Logger): Stoppable {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const turn = async () => {
    await handler(signal).catch((error) => {
      if (!signal.aborted) log.error({ err: error, job: name }, 'a repeated job failed')
    })
    if (!signal.aborted) timer = setTimeout(next, everyMs)
  }
  const next = () => {
    running = turn()
  }
  next()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
