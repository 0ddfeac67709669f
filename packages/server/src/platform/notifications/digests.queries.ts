import type { NotificationKind } from '@materia/contract'
import { sql } from 'kysely'
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
    where n.user_id = d."userId" and n.kind = d.kind and n.mailed_at is null and n.read_at is null and n.created_at < d.before`.execute(
    tx,
  )
}
