import type { Waiting } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export async function countWaiting(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select (select count(*)::int from reports where resolved_at is null) as reports,
           (select count(*)::int from appeals where resolved_at is null) as appeals,
           (select count(*)::int from contact_messages where answered_at is null) as contact,
           (select count(*)::int from verifications where state = 'Requested') as verifications`.execute(db)
  return rows[0] as Waiting
}
