import type { Db } from '../../../platform/db/db.ts'

export const getItemOrigin = (db: Db, contentItemId: string) =>
  db
    .selectFrom('content_items')
    .select(['source_key', 'visibility'])
    .where('id', '=', contentItemId)
    .executeTakeFirstOrThrow()
