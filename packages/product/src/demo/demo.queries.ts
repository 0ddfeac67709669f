import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'
import './demo.tables.ts'

export async function isFilled(db: Db): Promise<boolean> {
  const mark = await db.selectFrom('demo_marks').select('name').where('name', '=', 'filled').executeTakeFirst()
  return mark !== undefined
}

export async function markFilled(db: Db): Promise<void> {
  await db.insertInto('demo_marks').values({ name: 'filled' }).execute()
}

export const listUsers = (db: Db) => db.selectFrom('users').select(['id', 'email']).execute()

export const listAreas = (db: Db) => db.selectFrom('areas_of_interest').select(['id', 'title']).execute()

export const listItemKeys = (db: Db) => db.selectFrom('content_items').select(['id', 'source_key']).execute()

/** What people made, and what else the given ids name, the newest first. */
export const listReadable = (db: Db, contentItemIds: string[]) =>
  db
    .selectFrom('content_items')
    .select(['id', 'current_version_id', 'owner_id'])
    .where((where) =>
      where.and([
        where('is_listed', '=', true),
        where.or([where('owner_id', 'is not', null), where('id', 'in', contentItemIds)]),
      ]),
    )
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .execute()

/** The database's own clock lists all of it today: what came to the catalogue earlier was listed then. */
export async function listWhenItCame(db: Db): Promise<void> {
  await sql`
    update content_items i
    set listed_at = first.created_at
    from (select content_item_id, min(created_at) as created_at from content_versions group by content_item_id) as first
    where first.content_item_id = i.id and first.created_at < i.listed_at`.execute(db)
}
