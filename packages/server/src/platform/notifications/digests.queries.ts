import type { NotificationKind } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import { hours, later } from '../clock.ts'
import type { Db } from '../db/db.ts'

export interface DueDigest {
  id: string
  userId: string
  kind: NotificationKind
  /** What came before this moment goes out. */
  before: Date
}

/** Puts what is due into digests: each notification goes out in one of them. */
export async function fillDigests(tx: Db, digests: DueDigest[], at: Date): Promise<void> {
  await sql`
    update notifications n
    set digest_id = d.id, mailed_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as d (id uuid, "userId" uuid, kind text, before timestamptz)
    where n.user_id = d."userId" and n.kind = d.kind and n.mailed_at is null and n.read_at is null
      and ${cameBefore(sql`d.before`, at)}`.execute(tx)
}

/**
 * Came before a digest's hour. What a wrong clock dated ahead came before it too, and would wait until that day. The clocks of
 * several servers are some seconds apart, and what comes meanwhile is of the next digest.
 */
export const cameBefore = (hour: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(n.created_at < ${hour} or n.created_at > ${later(now, hours(1))})`
