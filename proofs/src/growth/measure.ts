import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

/** What one request cost, in processor time: what other programs do meanwhile does not count. */
export interface Cost {
  /** All threads of the server, and the database. */
  workMs: number
  /** The thread of the event loop alone. */
  loopMs: number
}

/** `fromIdle`: once what the requests before left to jobs and threads is done. */
export type Measure = (request: () => Promise<unknown>, from?: { fromIdle: boolean }) => Promise<Cost>

/** For a server in this process and its PostgreSQL on this machine. */
export async function measureWith(db: Db): Promise<Measure> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = read(`/proc/${rows[0]?.pid}/status`).match(/^PPid:\s+(\d+)/m)?.[1]
  const databaseMs = () =>
    read(`/proc/${postmaster}/task/${postmaster}/children`)
      .split(' ')
      .filter(Boolean)
      .reduce((sum, pid) => sum + Number(read(`/proc/${pid}/schedstat`).split(' ')[0] ?? 0) / 1e6, 0)

  const allMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + databaseMs()
  }

  return async (request, { fromIdle } = { fromIdle: false }) => {
    if (fromIdle) await idle(allMs)
    const databaseBefore = databaseMs()
    const [before, threadBefore] = [process.cpuUsage(), process.threadCpuUsage()]
    await request()
    const [all, thread] = [process.cpuUsage(before), process.threadCpuUsage(threadBefore)]
    return {
      workMs: (all.user + all.system) / 1000 + Math.max(0, databaseMs() - databaseBefore),
      loopMs: (thread.user + thread.system) / 1000,
    }
  }
}

const windowMs = 20
const idleMs = 4
const windowsMax = 100

/** What the request before left to jobs and threads is not the work of the next one. */
async function idle(workMs: () => number): Promise<void> {
  for (let nth = 0; nth < windowsMax; nth++) {
    const before = workMs()
    await wait(windowMs)
    if (workMs() - before < idleMs) return
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
