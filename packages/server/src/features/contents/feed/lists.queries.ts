import { type ContentItemType, contentItemTypes, postKinds } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { isUnread } from '../visibility.queries.ts'

interface Id {
  id: string
}

/** What members write and show; the rest of the catalogue comes from sources. */
const authoredTypes: ContentItemType[] = [...postKinds, 'Folio']

// Each kind is read from its own stretch of the index: a rare kind is as near as a common one.
export async function listNewestIds(
  db: Db,
  wanted: { include: ContentItemType[]; exclude: ContentItemType[]; creatorId?: string; count: number; offset: number },
): Promise<string[]> {
  const included = wanted.include.length > 0 ? wanted.include : contentItemTypes
  const types = included.filter((type) => !wanted.exclude.includes(type))
  const { rows } = wanted.creatorId
    ? await sql<Id>`
        select i.id
        from content_items i
        where i.is_listed and i.owner_id = ${wanted.creatorId} and i.type = any(${types}::text[])
        order by i.published_on desc nulls last, i.id desc
        limit ${wanted.count} offset ${wanted.offset}`.execute(db)
    : await sql<Id>`
        select newest.id
        from unnest(${types}::text[]) as kind (type)
        cross join lateral (
          select i.id, i.published_on
          from content_items i
          where i.is_listed and i.type = kind.type
          order by i.published_on desc nulls last, i.id desc
          limit ${wanted.count + wanted.offset}) as newest
        order by newest.published_on desc nulls last, newest.id desc
        limit ${wanted.count} offset ${wanted.offset}`.execute(db)
  return rows.map((row) => row.id)
}

/** Newest posts and public folios of the people a viewer follows. */
export async function listFollowedIds(
  db: Db,
  viewerId: string,
  { count, unread }: { count: number; unread: boolean },
): Promise<string[]> {
  const { rows } = await sql<Id>`
    select newest.id
    from follows f
    cross join lateral (
      select i.id, i.published_on
      from content_items i
      where i.is_listed and i.owner_id = f.followed_user_id and i.type = any(${authoredTypes}::text[])
        and ${unread ? isUnread(viewerId) : sql`true`}
      order by i.published_on desc nulls last, i.id desc
      limit ${count}) as newest
    where f.source_user_id = ${viewerId}
    order by newest.published_on desc nulls last, newest.id desc
    limit ${count}`.execute(db)
  return rows.map((row) => row.id)
}
