import { sql } from 'kysely'
import { later } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Lease, LeaseStore } from './rate-limiter.ts'

declare module '../db/db.ts' {
  interface Tables {
    rate_limits: { key: Buffer; ends_at: Date; capacity: number; used: number; granted: number }
  }
}

interface LeaseRow {
  key: Buffer
  ends_at: Date
  granted: number
}

export const postgresStore = (db: Db): LeaseStore => ({
  async lease(requests, nowMs) {
    const now = new Date(nowMs)
    const { rows } = await sql<LeaseRow>`
      insert into rate_limits as r (key, ends_at, capacity, used, granted)
      select w.key, w.ends_at, w.capacity, w.granted, w.granted
      from unnest(
        ${requests.map(({ key }) => key)}::bytea[],
        ${requests.map(({ windowMs }) => later(now, windowMs))}::timestamptz[],
        ${requests.map(({ capacity }) => capacity)}::int[],
        ${requests.map(({ wanted, capacity }) => Math.min(wanted, Math.ceil(capacity / 4)))}::int[]
      ) as w (key, ends_at, capacity, granted)
      on conflict (key) do update
      set ends_at = case when r.ends_at <= ${now} then excluded.ends_at else r.ends_at end,
          capacity = excluded.capacity,
          used = case when r.ends_at <= ${now} then excluded.granted
            else r.used + greatest(0, least(excluded.granted, ceil((excluded.capacity - r.used) / 4.0)))::int end,
          granted = case when r.ends_at <= ${now} then excluded.granted
            else greatest(0, least(excluded.granted, ceil((excluded.capacity - r.used) / 4.0)))::int end
      returning r.key, r.ends_at, r.granted`.execute(db)
    const leases = new Map(rows.map((row) => [row.key.toString('hex'), row]))
    return requests.map(({ key }): Lease => {
      const row = leases.get(key.toString('hex'))
      return { granted: row?.granted ?? 0, endsMs: row?.ends_at.getTime() ?? nowMs }
    })
  },
})

export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<=', now).execute()
}
