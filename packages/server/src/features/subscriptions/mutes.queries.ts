import type { Language, Mute } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export interface MuteRow {
  id: string
  type: Mute['type']
  value: string
  name: string | null
  created_at: Date
}

/** What is muted, by its name; null where there is no such thing. */
const nameIn = (language: Language | undefined): RawBuilder<string | null> => sql<string | null>`
  case m.type
    when 'Area' then (
      select ${language === 'fr' ? sql`a.title_fr` : sql`a.title`} from areas_of_interest a where a.id::text = m.value)
    when 'Source' then (
      select ${language === 'fr' ? sql`coalesce(s.name_fr, s.name)` : sql`s.name`} from content_sources s where s.id::text = m.value)
    when 'Person' then (
      select u.first_name || ' ' || u.last_name from users u where u.id::text = m.value and u.deleted_at is null)
    else m.value end`

export async function listMutesOf(
  db: Db,
  userId: string,
  { language, count }: { language: Language | undefined; count: number },
): Promise<MuteRow[]> {
  const { rows } = await sql<MuteRow>`
    select m.id, m.type, m.value, ${nameIn(language)} as name, m.created_at
    from mutes m
    where m.user_id = ${userId}
    order by m.created_at desc, m.id desc
    limit ${count}`.execute(db)
  return rows
}

/** What would be muted: undefined when there is no such area, source or person. */
export async function findMutable(
  db: Db,
  given: { type: Mute['type']; value: string },
  language: Language | undefined,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select ${nameIn(language)} as name from (values (${given.type}, ${given.value})) as m (type, value)`.execute(db)
  return rows[0]?.name ?? undefined
}

/** Sources are known by their ids and by their names. */
export async function findSourceId(db: Db, named: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from content_sources where id::text = ${named} or lower(name) = lower(${named}) limit 1`.execute(
    db,
  )
  return rows[0]?.id
}

/** Muting twice is muting once. */
export async function insertMute(
  db: Db,
  mute: { id: string; userId: string; type: Mute['type']; value: string; at: Date },
): Promise<{ id: string; created_at: Date }> {
  const { rows } = await sql<{ id: string; created_at: Date }>`
    insert into mutes (id, user_id, type, value, created_at)
    values (${mute.id}, ${mute.userId}, ${mute.type}, ${mute.value}, ${mute.at})
    on conflict (user_id, type, value) do update set value = excluded.value
    returning id, created_at`.execute(db)
  return rows[0] as { id: string; created_at: Date }
}

export async function countMutesOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('mutes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether it was there. */
export async function deleteMute(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .deleteFrom('mutes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
