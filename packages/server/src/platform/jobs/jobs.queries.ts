import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

interface NewJob {
  name: string
  /** As JSON. */
  payload: string
  runAt: Date | null
  maxAttempts: number
  key: string | null
}

export async function insertJob(db: Db, { name, payload, runAt, maxAttempts, key }: NewJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${name},
      ${payload}::json,
      run_at := ${runAt}::timestamptz,
      max_attempts := ${maxAttempts}::int,
      job_key := ${key}::text
    )`.execute(db)
}

/** One job for each payload. */
export async function insertJobs(
  db: Db,
  { name, payloads, maxAttempts }: Pick<NewJob, 'name' | 'maxAttempts'> & { payloads: unknown[] },
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, each.payload::json, max_attempts := ${maxAttempts}::int)
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as each (payload)`.execute(db)
}

/** Jobs that failed so often that nobody tries them any more: what they carry may be a letter to somebody. */
export async function deleteFailedJobs(db: Db, { before }: { before: Date }): Promise<void> {
  await sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and run_at < ${before}))`.execute(db)
}
