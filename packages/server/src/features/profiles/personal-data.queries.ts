import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { FollowSide } from './follows.queries.ts'

interface FollowedName {
  user_id: string
  name: string
  since: Date
}

export async function listFollowNames(db: Db, side: FollowSide, userId: string): Promise<FollowedName[]> {
  const other = side === 'source_user_id' ? 'f.followed_user_id' : 'f.source_user_id'
  const { rows } = await sql<FollowedName>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name, f.created_at as since
    from follows f
    join users u on u.id = ${sql.ref(other)}
    where ${sql.ref(`f.${side}`)} = ${userId}
    order by f.created_at desc, f.id desc
    limit 100000`.execute(db)
  return rows
}
