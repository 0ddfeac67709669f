import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { AttachmentsTable, AttachmentUsesTable } from './attachments.tables.ts'

export type AttachmentRow = Selectable<AttachmentsTable>

/** What keeps an attachment alive, and decides who may read it. */
export interface Holder {
  kind: AttachmentUsesTable['holder_kind']
  id: string
}

export const insertAttachment = (db: Db, row: AttachmentRow): Promise<AttachmentRow> =>
  db.insertInto('attachments').values(row).returningAll().executeTakeFirstOrThrow()

/** The bytes of a person's files; others who count them wait until this transaction has ended. */
export async function lockUploadedBytes(tx: Db, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${ownerId}`}, 0))`.execute(tx)
  return countUploadedBytes(tx, ownerId)
}

export async function countUploadedBytes(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size_in_bytes), 0)::bigint as bytes from attachments where owner_id = ${ownerId}`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** In the order of the ids; those that are gone are left out. */
export async function listAttachments(db: Db, ids: string[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** Of an `attachments a`: a default logo, or a picture that never had an uploader. */
export const isProductsOwn = sql<boolean>`(a.belongs_to = 'DefaultFolioLogos' or (a.belongs_to = 'ContentItem' and a.owner_id is null))`

/** Its uploader, and whoever may read what holds it; pictures of people and the product's own are for every viewer. */
export const readableBy = (viewerId: string, mayReadHolder: RawBuilder<boolean>) => sql<boolean>`(
  a.owner_id = ${viewerId}
  or a.hidden_at is null and (
    a.belongs_to = 'ProfilePicture'
    or ${isProductsOwn}
    or exists (select 1 from attachment_uses u where u.attachment_id = a.id and ${mayReadHolder})))`

export async function findAttachmentWhere(
  db: Db,
  id: string,
  condition: RawBuilder<boolean>,
): Promise<AttachmentRow | undefined> {
  const { rows } = await sql<AttachmentRow>`
    select a.id, a.owner_id, a.type, a.belongs_to, a.location, a.name, a.file_name, a.url, a.blob_key, a.content_type,
           a.size_in_bytes, a.width, a.height, a.alt_text, a.created_at, a.unused_since, a.hidden_at
    from attachments a
    where a.id = ${id} and ${condition}`.execute(db)
  return rows[0]
}

/** Out of sight until an admin has looked at it, or with no date back into it. */
export async function hideAttachment(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('attachments').set({ hidden_at: at }).where('id', '=', id).execute()
}

/** Says what a picture of this person shows; false where they have no such picture. */
export async function updateAltText(
  db: Db,
  { id, ownerId, altText }: { id: string; ownerId: string; altText: string | null },
): Promise<boolean> {
  const updated = await db
    .updateTable('attachments')
    .set({ alt_text: altText })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Whoever is about to take hold of it waits, or has been waited for. */
export const lockOwnAttachment = (db: Db, ownerId: string, id: string): Promise<AttachmentRow | undefined> =>
  db
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()

/** Those of the ids that this person may put somewhere: their own, what is held there already, the product's own. */
export async function listClaimable(
  db: Db,
  { ids, ownerId, holder }: { ids: string[]; ownerId: string | null; holder?: Holder },
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select a.id
    from attachments a
    where a.id = any(${ids}::uuid[])
      and (a.owner_id = ${ownerId}
        or a.belongs_to = 'DefaultFolioLogos'
        or (a.belongs_to = 'ContentItem' and a.owner_id is null)
        or exists (
          select 1 from attachment_uses u
          where u.attachment_id = a.id and u.holder_kind = ${holder?.kind ?? null} and u.holder_id = ${holder?.id ?? null}::uuid))
    -- Nobody sweeps it while it is being taken hold of.
    for key share of a`.execute(db)
  return rows.map((row) => row.id)
}

export async function insertUses(db: Db, holder: Holder, attachmentIds: string[]): Promise<void> {
  if (attachmentIds.length === 0) return
  await db
    .insertInto('attachment_uses')
    .values(attachmentIds.map((id) => ({ attachment_id: id, holder_kind: holder.kind, holder_id: holder.id })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Ends the holders' uses but those kept; what they let go of is unused from now on. */
export async function deleteUses(
  db: Db,
  holders: Holder[],
  { keepIds, at }: { keepIds: string[]; at: Date },
): Promise<void> {
  await sql`
    with released as (
      delete from attachment_uses u
      using jsonb_to_recordset(${JSON.stringify(holders)}::jsonb) as h (kind text, id uuid)
      where u.holder_kind = h.kind
        and u.holder_id = h.id
        and u.attachment_id <> all (${keepIds}::uuid[])
      returning u.attachment_id
    )
    update attachments
    set unused_since = case when owner_id is null then 'epoch' else ${at}::timestamptz end
    from released
    where attachments.id = released.attachment_id`.execute(db)
}

export const listHolders = (db: Db, attachmentId: string): Promise<Holder[]> =>
  db
    .selectFrom('attachment_uses')
    .select(['holder_kind as kind', 'holder_id as id'])
    .where('attachment_id', '=', attachmentId)
    .limit(100)
    .execute()

export const deleteAttachment = (db: Db, id: string): Promise<AttachmentRow | undefined> =>
  db.deleteFrom('attachments').where('id', '=', id).returningAll().executeTakeFirst()

/** What nothing has held since then; the product's own logos stay. */
export async function deleteUnusedAttachments(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<AttachmentRow[]> {
  return db
    .deleteFrom('attachments')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('attachments as a')
        .select('a.id')
        .where('a.unused_since', '<', before)
        .where('a.belongs_to', '!=', 'DefaultFolioLogos')
        .where((not) =>
          not.not(
            not.exists(
              not.selectFrom('attachment_uses as u').select('u.attachment_id').whereRef('u.attachment_id', '=', 'a.id'),
            ),
          ),
        )
        .orderBy('a.unused_since')
        .orderBy('a.id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/**
 * The person lets go of all they uploaded: what is held stays without an owner, the rest is due to be swept. A logo becomes
 * an upload like any other, because a content's picture that never had an owner is the product's own, for every viewer.
 */
export async function disownAttachments(db: Db, ownerId: string): Promise<void> {
  await db
    .updateTable('attachments')
    .set({
      owner_id: null,
      unused_since: sql`'epoch'`,
      belongs_to: sql`case belongs_to when 'ContentItem' then 'UserContentUpload' else belongs_to end`,
    })
    .where('owner_id', '=', ownerId)
    .execute()
}
