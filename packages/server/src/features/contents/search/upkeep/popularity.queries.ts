import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

export interface UsedItem {
  id: string
  /** Readers and keepers, each person once and less the longer ago it was. */
  uses: number
}

/**
 * What most people opened or saved lately. A clipping tells more than a view; of one person the strongest counts alone,
 * so that nobody lifts an item by saving it into many folios.
 */
export async function listUsed(
  db: Db,
  { now, since, halfLifeDays, limit }: { now: Date; since: Date; halfLifeDays: number; limit: number },
): Promise<UsedItem[]> {
  const { rows } = await sql<UsedItem>`
    select content_item_id as id, sum(uses) as uses
    from (
      select content_item_id,
        max(weight * 0.5 ^ (extract(epoch from ${now}::timestamptz - at) / 86400 / ${halfLifeDays}::float8)) as uses
      from (
        select content_item_id, user_id, viewed_at as at, 1 as weight from content_views where viewed_at > ${since}
        union all
        select content_item_id, added_by_id, added_at, 3 from clippings where added_at > ${since}
      ) as used
      group by content_item_id, user_id
    ) as by_person
    group by content_item_id
    order by uses desc, content_item_id
    limit ${limit}`.execute(db)
  return rows
}
