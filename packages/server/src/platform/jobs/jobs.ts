import { EventEmitter } from 'node:events'
import {
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { watchAbandoned } from './abandoned.ts'
import { keepRunning, type Stoppable } from './runner.ts'

export interface JobKind<Payload> {
  name: string
  /** Only carries the payload's type. */
  payload?: Payload
}

export const job = <Payload>(name: string): JobKind<Payload> => ({ name })

export interface JobOptions {
  /** A job with the same key that has not begun is replaced. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

/** A job that runs by the clock; `pattern` is a crontab line. */
export interface ScheduledJob {
  name: string
  pattern: string
}

interface RepeatedJob {
  name: string
  everyMs: number
  handler: () => Promise<void>
}

type Handler = (payload: never) => Promise<void>

const abandonedMs = 2_000

export interface Jobs {
  handle<Payload>(kind: JobKind<Payload>, handler: (payload: Payload) => Promise<void>): void
  schedule(name: string, pattern: string, handler: () => Promise<void>): void
  /** Upkeep that cannot wait for the crontab's minute: in each process that works, so long after it last ended. */
  repeat(name: string, everyMs: number, handler: () => Promise<void>): void
  start(concurrency: number): Promise<void>
  stop(): Promise<void>
  /** Runs what is due, then returns. */
  runDue(): Promise<void>
}

/** In a transaction, the job exists exactly if the transaction commits. */
export async function enqueue<Payload>(db: Db, kind: JobKind<Payload>, payload: Payload, options: JobOptions = {}) {
  await sql`
    select graphile_worker.add_job(
      ${kind.name},
      ${JSON.stringify(payload)}::json,
      run_at := ${options.runAt ?? null}::timestamptz,
      max_attempts := ${options.maxAttempts ?? 12}::int,
      job_key := ${options.key ?? null}::text
    )`.execute(db)
}

export const prepareJobTables = (url: string) => runMigrations({ connectionString: url, logger: silentLogger })

const silentLogger = new WorkerLogger(() => () => undefined)

export function createJobs(pool: Pool, log: Logger): Jobs {
  const handlers = new Map<string, Handler>()
  const scheduled: ScheduledJob[] = []
  const repeated: RepeatedJob[] = []
  let repeating: Stoppable[] = []
  let runner: Stoppable | undefined
  const abandoned = watchAbandoned(pool)
  const logger = workerLogger(log)

  const taskList = (): TaskList =>
    Object.fromEntries([...handlers].map(([name, handler]) => [name, (payload: unknown) => handler(payload as never)]))

  return {
    handle(kind, handler) {
      handlers.set(kind.name, handler as Handler)
    },
    schedule(name, pattern, handler) {
      handlers.set(name, handler as Handler)
      scheduled.push({ name, pattern })
    },
    repeat(name, everyMs, handler) {
      repeated.push({ name, everyMs, handler })
    },
    async start(concurrency) {
      if (concurrency === 0) return
      repeating = repeated.map((each) => repeat(each, log))
      const parsedCronItems = parseCronItems(scheduled.map(({ name, pattern }) => ({ task: name, match: pattern })))
      const events: WorkerEvents = new EventEmitter()
      events.on('pool:create', ({ workerPool }) => abandoned.enter(workerPool.id))
      events.on('pool:release', ({ workerPool }) => abandoned.leave(workerPool.id))
      const begin = () =>
        run({
          pgPool: pool,
          taskList: taskList(),
          parsedCronItems,
          noHandleSignals: true,
          logger,
          events,
          // Without these delays, a job that ends while the database is away would end the process.
          preset: {
            worker: {
              completeJobBatchDelay: 0,
              failJobBatchDelay: 0,
              pollInterval: 1_000,
              concurrentJobs: concurrency,
            },
          },
        })
      runner = await keepRunning(begin, (error) => log.error({ err: error }, 'job runner ended'))
      repeating.push(repeat({ name: 'abandoned-jobs', everyMs: abandonedMs, handler: abandoned.tend }, log))
    },
    async stop() {
      await Promise.all(repeating.map((each) => each.stop()))
      await runner?.stop()
      abandoned.close()
    },
    runDue: () => runOnce({ pgPool: pool, taskList: taskList(), noHandleSignals: true, logger }),
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
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const turn = async () => {
    await handler().catch((error) => log.error({ err: error, job: name }, 'a repeated job failed'))
    if (!isStopped) timer = setTimeout(next, everyMs)
  }
  const next = () => {
    running = turn()
  }
  next()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
