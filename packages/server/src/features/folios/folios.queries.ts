import type { FolioInvitationStatus, ShareLevel } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export interface FolioRow {
  id: string
  owner_id: string | null
  title: string
  summary: string | null
  share_level: ShareLevel
  logo_attachment_id: string | null
  verified_only: boolean
  published_on: Date | null
  is_deleted: boolean
  xmin: number
  /** Of the person asking. */
  member_status: FolioInvitationStatus | null
}

const folioColumns = sql`
  i.id, i.owner_id, i.published_on, i.is_deleted, v.title, v.summary, v.xmin::text::bigint as xmin,
  v.details ->> 'shareLevel' as share_level, coalesce((v.details ->> 'verifiedOnly')::boolean, false) as verified_only, (v.details ->> 'logoAttachmentId')::uuid as logo_attachment_id,
  fu.status as member_status`

/** The folio, deleted or not, as somebody stands to it. With `lock`, its writers go one after the other. */
export async function findFolio(
  db: Db,
  { folioId, userId, lock = false }: { folioId: string; userId: string; lock?: boolean },
): Promise<FolioRow | undefined> {
  // The lock comes first and alone, so that what is read next is what the writer before has left.
  if (lock) await sql`select 1 from content_items where id = ${folioId} for no key update`.execute(db)
  const { rows } = await sql<FolioRow>`
    select ${folioColumns}
    from content_items i
    join content_versions v on v.id = i.current_version_id
    left join folio_users fu on fu.folio_id = i.id and fu.user_id = ${userId}
    where i.id = ${folioId} and i.type = 'Folio' and i.hidden_at is null`.execute(db)
  return rows[0]
}

export async function listFolios(
  db: Db,
  { folioIds, userId }: { folioIds: string[]; userId: string },
): Promise<FolioRow[]> {
  const { rows } = await sql<FolioRow>`
    select ${folioColumns}
    from content_items i
    join content_versions v on v.id = i.current_version_id
    left join folio_users fu on fu.folio_id = i.id and fu.user_id = ${userId}
    where i.id = any(${folioIds}::uuid[]) and i.type = 'Folio'`.execute(db)
  return rows
}

/** Others who count this person's folios, deleted ones too, wait until this transaction has ended. */
export async function lockOwnedFolios(tx: Db, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`folios of ${userId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content_items where owner_id = ${userId} and type = 'Folio'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** One's own and those one has joined, newest first. */
export async function listFolioIdsOf(db: Db, { userId, limit }: { userId: string; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from content_items i
    where i.type = 'Folio' and not i.is_deleted and i.hidden_at is null and (
      i.owner_id = ${userId}
      or i.visibility <> 'owner' and i.id in (
        select fu.folio_id from folio_users fu where fu.user_id = ${userId} and fu.status = 'Accepted'))
    order by i.created_at desc, i.id desc
    limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** The folios that go with their owner, each with the member who has been with it longest; a deleted or private one goes to nobody. */
export async function listHeirs(
  db: Db,
  ownerId: string,
): Promise<{ folio_id: string; heir_id: string | null; invite_id: string | null }[]> {
  const { rows } = await sql<{ folio_id: string; heir_id: string | null; invite_id: string | null }>`
    select i.id as folio_id, heir.user_id as heir_id, heir.id as invite_id
    from content_items i
    left join lateral (
      select fu.id, fu.user_id
      from folio_users fu
      join users u on u.id = fu.user_id and u.deleted_at is null
      where fu.folio_id = i.id and fu.status = 'Accepted'
      order by fu.answered_at, fu.id
      limit 1) heir on not i.is_deleted and i.visibility <> 'owner'
    where i.owner_id = ${ownerId} and i.type = 'Folio'
    order by i.id
    for update of i`.execute(db)
  return rows
}
