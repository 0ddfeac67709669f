import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { visibleTo } from '../contents/index.ts'
import type { Pointer } from './references/identifiers.ts'

export interface PointedItem {
  scheme: Pointer['scheme']
  value: string
  content_item_id: string
  title: string
}

/** Where the pointers lead this viewer; of several items behind one pointer the newest counts. */
export async function listPointedItems(
  db: Db,
  { viewerId, pointers }: { viewerId: string; pointers: Pointer[] },
): Promise<PointedItem[]> {
  const ids = pointers.filter(({ scheme }) => scheme === 'item').map(({ value }) => value)
  const identifiers = pointers.filter(({ scheme }) => scheme !== 'item')
  const { rows } = await sql<PointedItem>`
    with pointed as (
      select p.scheme, p.value, c.content_item_id as id
      from jsonb_to_recordset(${JSON.stringify(identifiers)}::jsonb) as p (scheme text, value text)
      join content_identifiers c on c.scheme = p.scheme and c.value = p.value
      union
      select 'item', id::text, id from unnest(${ids}::uuid[]) as id)
    select distinct on (p.scheme, p.value) p.scheme, p.value, i.id as content_item_id, v.title
    from pointed p
    join content_items i on i.id = p.id
    join content_versions v on v.id = i.current_version_id
    where ${visibleTo(viewerId)}
    order by p.scheme, p.value, i.published_on desc nulls last, i.id`.execute(db)
  return rows
}
