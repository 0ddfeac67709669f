import type { Author, ContentItemType } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { Holder } from '../../attachments/index.ts'
import type { KindName } from '../kinds/kind.ts'
import { withDecodedDetails } from '../stored-details.ts'
import { wasVisibleTo } from '../visibility.queries.ts'

export async function markItemsDeleted(db: Db, contentItemIds: string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update content_items
    set is_deleted = true, deleted_at = ${at}
    where id = any(${contentItemIds}::uuid[]) and not is_deleted
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

export async function unmarkItemsDeleted(db: Db, contentItemIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update content_items
    set is_deleted = false, deleted_at = null
    where id = any(${contentItemIds}::uuid[]) and is_deleted
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

/** What the next owner of a folio never saw goes, words and all, with the owner it had. */
export async function deleteVersionsUnseen(db: Db, items: { contentItemId: string; ownerId: string }[]): Promise<void> {
  await sql`
    update content_versions v
    set is_deleted = true, title = '', summary = null
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r ("contentItemId" uuid, "ownerId" uuid)
    join content_items i on i.id = r."contentItemId"
    where v.content_item_id = i.id and not ${wasVisibleTo(sql`r."ownerId"`)}`.execute(db)
}

/** The owner is the creator of what stands now; older versions keep theirs. */
export async function updateItemOwners(db: Db, items: { contentItemId: string; ownerId: string }[]): Promise<void> {
  const recordset = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r ("contentItemId" uuid, "ownerId" uuid)`
  await sql`
    update content_versions v
    set creator_id = r."ownerId"
    from ${recordset}
    join content_items i on i.id = r."contentItemId"
    where v.id = i.current_version_id`.execute(db)
  await sql`
    update content_items i
    set owner_id = r."ownerId"
    from ${recordset}
    where i.id = r."contentItemId"`.execute(db)
}

/** Oldest deletion first. Nobody brings them back while they are held here. */
export async function lockDeletedBefore(
  db: Db,
  { types, before, limit }: { types: ContentItemType[]; before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from content_items i
    where i.is_deleted and i.deleted_at < ${before} and i.type = any(${types}::text[])
    order by i.deleted_at, i.id
    limit ${limit}
    for update`.execute(db)
  return rows.map((row) => row.id)
}

/** In whose names these items hold files: their versions', and a folio's own. */
export async function listHoldersOf(db: Db, contentItemIds: string[]): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select 'content-version' as kind, id from content_versions where content_item_id = any(${contentItemIds}::uuid[])
    union all
    select 'folio', id from content_items where id = any(${contentItemIds}::uuid[]) and type = 'Folio'`.execute(db)
  return rows
}

/** With their versions, likes, views and places in folios. */
export async function removeItems(db: Db, contentItemIds: string[]): Promise<void> {
  await sql`delete from content_items where id = any(${contentItemIds}::uuid[])`.execute(db)
}

export interface AuthoredVersion {
  id: string
  item_id: string
  type: KindName
  details: { authors: Author[] }
  is_current: boolean
}

/** A name kept among the authors of a version gives way to one that names nobody. Gives the versions that changed. */
export async function renameAuthor(
  db: Db,
  { userId, name, at }: { userId: string; name: string; at: Date },
): Promise<AuthoredVersion[]> {
  const { rows } = await sql<AuthoredVersion>`
    update content_versions v
    set updated_at = ${at},
        details = jsonb_set(v.details, '{authors}', (
          select jsonb_agg(
            case when author ->> 'userId' = ${userId}
              then jsonb_build_object('userId', null, 'name', ${name}::text, 'profilePictureAttachmentId', null)
              else author end
            order by ordinal)
          from jsonb_array_elements(v.details -> 'authors') with ordinality as listed (author, ordinal)))
    from content_items i
    where i.id = v.content_item_id and v.creator_id is not null
      and v.details -> 'authors' @> jsonb_build_array(jsonb_build_object('userId', ${userId}::text))
    returning v.id, v.content_item_id as item_id, i.type, v.details, i.current_version_id = v.id as is_current`.execute(
    db,
  )
  return rows.map(withDecodedDetails)
}

/** Takes a person out of the authors of every version of an item. */
export async function deleteAuthor(
  db: Db,
  { contentItemId, userId, at }: { contentItemId: string; userId: string; at: Date },
): Promise<AuthoredVersion[]> {
  const { rows } = await sql<AuthoredVersion>`
    update content_versions v
    set updated_at = ${at},
        details = jsonb_set(v.details, '{authors}', coalesce((
          select jsonb_agg(author order by ordinal)
          from jsonb_array_elements(v.details -> 'authors') with ordinality as listed (author, ordinal)
          where author ->> 'userId' is distinct from ${userId}), '[]'))
    from content_items i
    where i.id = v.content_item_id and v.content_item_id = ${contentItemId}
      and v.details -> 'authors' @> jsonb_build_array(jsonb_build_object('userId', ${userId}::text))
    returning v.id, v.content_item_id as item_id, i.type, v.details, i.current_version_id = v.id as is_current`.execute(
    db,
  )
  return rows.map(withDecodedDetails)
}

/** The lines of a card that are made of its authors' names. */
export async function updateAuthorLines(
  db: Db,
  lines: { id: string; byline: string | null; factLine: string | null }[],
): Promise<void> {
  await sql`
    update content_versions v
    set byline = r.byline, fact_line = r."factLine"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (id uuid, byline text, "factLine" text)
    where v.id = r.id`.execute(db)
}
