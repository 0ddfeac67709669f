import type { Db } from '@materia/server/platform/db/db.ts'
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
