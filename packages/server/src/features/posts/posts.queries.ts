import { type ContentItemType, draftKinds, type KindDetails, postKinds } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { withDecodedDetails } from '../contents/index.ts'
import type { NamedColleague } from './author-requests.queries.ts'

export type DraftType = (typeof draftKinds)[number]
export type PublishedType = (typeof postKinds)[number]
export type PostType = DraftType | PublishedType

export const postTypes: ContentItemType[] = [...draftKinds, ...postKinds]
const listed = 500

/** A post as it stands, with everything its next version takes over. */
export interface StoredPost {
  id: string
  type: PostType
  owner_id: string | null
  published_on: Date | null
  promoted_by: string | null
  promoted_by_user_id: string | null
  voice_of: string | null
  paid_by: string | null
  paid_for: string | null
  version_id: string
  xmin: number
  title: string
  summary: string | null
  source_content: string | null
  featured_image_id: string | null
  featured_image_alt_text: string | null
  attachment_ids: string[]
  image_ids: string[]
  area_ids: number[]
  details: KindDetails[PostType]
  named: NamedColleague[]
}

/** Writers of one post go one after the other: what is read after the lock is what the one before wrote. */
export async function lockPost(db: Db, contentItemId: string): Promise<StoredPost | undefined> {
  await sql`select 1 from content_items where id = ${contentItemId} for update`.execute(db)
  const { rows } = await sql<StoredPost>`
    select i.id, i.type, i.owner_id, i.published_on, i.promoted_by, i.promoted_by_user_id, i.voice_of,
           i.paid_by, i.paid_for,
           v.id as version_id, v.xmin::text::bigint as xmin, v.title, v.summary, v.source_content, v.featured_image_id, v.details,
           (select a.alt_text from attachments a where a.id = v.featured_image_id) as featured_image_alt_text,
           array(select a.attachment_id from content_version_attachments a
                 where a.version_id = v.id and a.role = 'attachment' order by a.position) as attachment_ids,
           array(select a.attachment_id from content_version_attachments a
                 where a.version_id = v.id and a.role = 'image' order by a.position) as image_ids,
           array(select c.area_id from content_areas c where c.content_item_id = i.id order by c.area_id) as area_ids,
           coalesce(
             (select json_agg(json_build_object('userId', a.user_id, 'status', a.status, 'position', a.position) order by a.user_id)
              from author_requests a where a.content_item_id = i.id), '[]') as named
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.id = ${contentItemId} and i.type = any(${postTypes}::text[]) and not i.is_deleted and i.hidden_at is null`.execute(
    db,
  )
  return rows[0] && withDecodedDetails(rows[0])
}

export interface PostLine {
  id: string
  type: PostType
  updated_at: Date
}

/** One's own drafts and posts, the last touched first. */
export async function listOwnPosts(db: Db, userId: string): Promise<PostLine[]> {
  const { rows } = await sql<PostLine>`
    select i.id, i.type, v.updated_at
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.owner_id = ${userId} and i.type = any(${postTypes}::text[]) and not i.is_deleted and i.hidden_at is null
    order by v.updated_at desc, i.id desc
    limit ${listed}`.execute(db)
  return rows
}

/** Whatever a sponsor promotes, the last touched first. */
export async function listPromotedBy(db: Db, userId: string): Promise<PostLine[]> {
  const { rows } = await sql<PostLine>`
    select i.id, i.type, v.updated_at
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.promoted_by_user_id = ${userId} and i.visibility = 'public' and not i.is_deleted and i.hidden_at is null
    order by v.updated_at desc, i.id desc
    limit ${listed}`.execute(db)
  return rows
}

/** Somebody's posts, deleted or not. */
export async function findPostOwner(
  db: Db,
  contentItemId: string,
): Promise<{ owner_id: string | null; visibility: string; is_deleted: boolean } | undefined> {
  const { rows } = await sql<{ owner_id: string | null; visibility: string; is_deleted: boolean }>`
    select i.owner_id, i.visibility, i.is_deleted
    from content_items i
    where i.id = ${contentItemId} and i.type = any(${postTypes}::text[]) and i.hidden_at is null`.execute(db)
  return rows[0]
}

export async function findVersionId(db: Db, contentItemId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select current_version_id as id from content_items where id = ${contentItemId}`.execute(db)
  return rows[0]?.id
}

/** Others who count this person's drafts wait until this transaction has ended. */
export async function lockDraftCounts(tx: Db, userId: string): Promise<{ kept: number; deleted: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts of ${userId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ kept: number; deleted: number }>`
    select count(*) filter (where not i.is_deleted) as kept, count(*) filter (where i.is_deleted) as deleted
    from content_items i
    where i.owner_id = ${userId} and i.type = any(${[...draftKinds]}::text[])`.execute(tx)
  return rows[0] ?? { kept: 0, deleted: 0 }
}

export async function listDraftsOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from content_items i
    where i.owner_id = ${userId} and i.type = any(${[...draftKinds]}::text[])
    order by i.id`.execute(db)
  return rows.map((row) => row.id)
}

export interface AuthorRow {
  id: string
  first_name: string
  last_name: string
  picture_id: string | null
}

export async function listAuthors(db: Db, userIds: string[]): Promise<AuthorRow[]> {
  const { rows } = await sql<AuthorRow>`
    select u.id, u.first_name, u.last_name, p.profile_picture_attachment_id as picture_id
    from users u
    left join profiles p on p.user_id = u.id
    where u.id = any(${userIds}::uuid[]) and u.deleted_at is null`.execute(db)
  return rows
}

/** Published links to this address that nothing is shown of yet. */
export async function listLinksWithoutPreview(db: Db, address: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from content_identifiers n
    join content_items i on i.id = n.content_item_id and i.type = 'UserExternalLink' and not i.is_deleted
    join content_versions v on v.id = i.current_version_id
    where n.scheme = 'url' and n.value = ${address.toLowerCase()} and v.details ->> 'linkSite' is null
    order by i.id
    limit 100`.execute(db)
  return rows.map((row) => row.id)
}
