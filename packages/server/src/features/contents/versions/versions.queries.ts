import type { Language } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { FrenchCard, Visibility } from '../contents.tables.ts'
import { followsFamily } from '../kinds/feed-weight.ts'

export interface StoredVersion {
  id: string
  source_key: string | null
  type: string
  owner_id: string | null
  current_version_id: string
  fingerprint: string
  source_date: Date | null
  gone_at: Date | null
  feed_weight: number
}

/**
 * Locks the items, so that writers of one item go one after the other. Read in a second statement: the first one's
 * snapshot is older than the lock, and would show what the writer before had not yet written.
 */
export async function lockItems(
  db: Db,
  { ids, sourceKeys }: { ids: string[]; sourceKeys: string[] },
): Promise<StoredVersion[]> {
  const { rows: locked } = await sql<{ id: string }>`
    select i.id
    from content_items i
    where i.id = any(${ids}::uuid[]) or i.source_key = any(${sourceKeys}::text[])
    order by i.id
    for update`.execute(db)
  if (locked.length === 0) return []
  const { rows } = await sql<StoredVersion>`
    select i.id, i.source_key, i.type, i.owner_id, i.current_version_id, i.gone_at, i.feed_weight, v.fingerprint, v.source_date
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.id = any(${locked.map((row) => row.id)}::uuid[])`.execute(db)
  return rows
}

/**
 * Whether an item has this id. Others who ask about the same one wait until this transaction ends: of two who want to
 * give it to something new, the second sees what the first has made.
 */
export async function isIdTaken(db: Db, contentItemId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${contentItemId}, 0))`.execute(db)
  const { rows } = await sql`select from content_items where id = ${contentItemId}`.execute(db)
  return rows.length > 0
}

/** One row of a version with what its item takes over from it. */
export interface VersionRow {
  item_id: string
  version_id: string
  type: string
  slug: string
  source_key: string | null
  owner_id: string | null
  visibility: Visibility
  feed_weight: number
  published_on: string | null
  /** False leaves the labels that follow as they are. */
  sets_labels: boolean
  promoted_by: string | null
  promoted_by_user_id: string | null
  voice_of: string | null
  paid_by: string | null
  paid_for: string | null
  title: string
  summary: string | null
  byline: string | null
  extra_search_info: string | null
  source_name: string | null
  source_url: string | null
  source_content: string | null
  source_date: string | null
  creator_id: string | null
  featured_image_id: string | null
  details: unknown
  fingerprint: string
  fact_line: string | null
  status_word: string | null
  external_link: string | null
  language: Language | null
  french: FrenchCard | null
}

const recordset = (rows: VersionRow[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
  item_id uuid, version_id uuid, type text, slug text, source_key text, owner_id uuid, visibility text, feed_weight int,
  published_on timestamptz, sets_labels boolean, promoted_by text, promoted_by_user_id uuid, voice_of text, paid_by text, paid_for text, title text, summary text,
  byline text, extra_search_info text, source_name text, source_url text, source_content text, source_date timestamptz, creator_id uuid,
  featured_image_id uuid, details jsonb, fingerprint text, fact_line text, status_word text, external_link text, language text,
  french jsonb)`

// Of an item's own columns alone: its texts, which may be long, are not sent along.
const itemRecordset = (rows: VersionRow[]) =>
  recordset(
    rows.map((row) => ({
      ...row,
      title: '',
      summary: null,
      byline: null,
      extra_search_info: null,
      source_content: null,
      details: null,
      french: null,
    })),
  )

// A journal issue dated ahead is as fresh as today, not fresher; what has no date is the oldest.
const dateRank = sql`coalesce(extract(epoch from case when r.published_on > now() then now() else r.published_on end) / 86400, 0)`

export async function insertItems(db: Db, rows: VersionRow[]): Promise<void> {
  await sql`
    insert into content_items (id, type, slug, source_key, owner_id, visibility, current_version_id, published_on, date_rank,
                               promoted_by, promoted_by_user_id, voice_of, paid_by, paid_for, language, feed_weight, source_id)
    select r.item_id, r.type, r.slug, r.source_key, r.owner_id, r.visibility, r.version_id, r.published_on, ${dateRank},
           r.promoted_by, r.promoted_by_user_id, r.voice_of, r.paid_by, r.paid_for, r.language, r.feed_weight, s.id
    from ${itemRecordset(rows)}
    left join content_sources s on s.name = r.source_name`.execute(db)
}

export async function insertVersions(db: Db, rows: VersionRow[], at: Date): Promise<void> {
  await sql`
    insert into content_versions (id, content_item_id, created_at, updated_at, title, summary, byline, extra_search_info, source_id, source_url, source_content,
                                  source_date, published_on, creator_id, featured_image_id, details, fingerprint, fact_line, status_word, external_link, french)
    select r.version_id, r.item_id, ${at}, ${at}, r.title, r.summary, r.byline, r.extra_search_info, s.id, r.source_url, r.source_content,
           r.source_date, r.published_on, r.creator_id, r.featured_image_id, r.details, r.fingerprint,
           r.fact_line, r.status_word, r.external_link, r.french
    from ${recordset(rows)}
    left join content_sources s on s.name = r.source_name`.execute(db)
}

/** What was read of this version so far counts as stale: something that belongs to it has changed. */
export async function renewXmin(db: Db, versionId: string): Promise<void> {
  await sql`update content_versions set updated_at = updated_at where id = ${versionId}`.execute(db)
}

/** A draft is rewritten where it stands: its history begins when it is published, which changes its type. */
export async function rewriteVersions(db: Db, rows: VersionRow[], at: Date): Promise<void> {
  await sql`
    update content_versions v
    set updated_at = ${at}, created_at = case when i.type = r.type then v.created_at else ${at} end, title = r.title, summary = r.summary, byline = r.byline, extra_search_info = r.extra_search_info,
        source_url = r.source_url, source_content = r.source_content, published_on = r.published_on, featured_image_id = r.featured_image_id,
        details = r.details, fingerprint = r.fingerprint, fact_line = r.fact_line, status_word = r.status_word,
        external_link = r.external_link, french = r.french
    from ${recordset(rows)}
    join content_items i on i.id = r.item_id
    where v.id = r.version_id`.execute(db)
}

/** Points the items at their new versions and the versions they had at their successors. */
export async function supersede(db: Db, rows: VersionRow[]): Promise<void> {
  await sql`
    update content_versions v
    set superseded_by_id = r.version_id
    from ${itemRecordset(rows)}
    join content_items i on i.id = r.item_id
    where v.id = i.current_version_id and v.id <> r.version_id`.execute(db)
  await sql`
    update content_items i
    set current_version_id = r.version_id, type = r.type,
        -- The address of what everybody has seen stays; one made of a title that few have seen does not.
        slug = case when i.published_on is null or i.visibility <> 'public' then r.slug else i.slug end, visibility = r.visibility, published_on = r.published_on,
        date_rank = ${dateRank}, feed_weight = r.feed_weight, gone_at = null, language = r.language,
        promoted_by = case when r.sets_labels then r.promoted_by else i.promoted_by end,
        promoted_by_user_id = case when r.sets_labels then r.promoted_by_user_id else i.promoted_by_user_id end,
        voice_of = case when r.sets_labels then r.voice_of else i.voice_of end,
        paid_by = case when r.sets_labels then r.paid_by else i.paid_by end,
        paid_for = case when r.sets_labels then r.paid_for else i.paid_for end
    from ${itemRecordset(rows)}
    where i.id = r.item_id`.execute(db)
}

/** What items and their versions have beside their rows, before it is written anew. */
export async function deleteBelongings(
  db: Db,
  { itemIds, versionIds }: { itemIds: string[]; versionIds: string[] },
): Promise<void> {
  if (itemIds.length === 0) return
  await sql`
    with identifiers as (delete from content_identifiers where content_item_id = any(${itemIds}::uuid[])),
      areas as (delete from content_areas where content_item_id = any(${itemIds}::uuid[]))
    delete from content_version_attachments where version_id = any(${versionIds}::uuid[])`.execute(db)
}

export async function insertIdentifiers(
  db: Db,
  identifiers: { content_item_id: string; scheme: string; value: string }[],
): Promise<void> {
  if (identifiers.length === 0) return
  await sql`
    insert into content_identifiers (scheme, value, content_item_id)
    select r.scheme, r.value, r.content_item_id
    from jsonb_to_recordset(${JSON.stringify(identifiers)}::jsonb) as r (content_item_id uuid, scheme text, value text)
    on conflict do nothing`.execute(db)
}

/** Titles that no area has are passed over. */
export async function insertAreas(
  db: Db,
  areas: {
    content_item_id: string
    area_id: number | null
    title: string | null
    published_on: string
    leads: boolean
  }[],
): Promise<void> {
  if (areas.length === 0) return
  // By title and by id apart: an `or` between them would compare every row with every area.
  await sql`
    with wanted as materialized (
      select r.content_item_id, r.area_id, lower(r.title) as title, r.published_on, r.leads
      from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb)
        as r (content_item_id uuid, area_id int, title text, published_on timestamptz, leads boolean)
    )
    insert into content_areas (content_item_id, area_id, published_on, leads)
    select w.content_item_id, a.id, w.published_on, w.leads from wanted w join areas_of_interest a on lower(a.title) = w.title
    union all
    select w.content_item_id, a.id, w.published_on, w.leads from wanted w join areas_of_interest a on a.id = w.area_id
    on conflict do nothing`.execute(db)
}

export async function insertAttachments(
  db: Db,
  attachments: { version_id: string; attachment_id: string; role: string; position: number }[],
): Promise<void> {
  if (attachments.length === 0) return
  await sql`
    insert into content_version_attachments (version_id, attachment_id, role, position)
    select r.version_id, r.attachment_id, r.role, r.position
    from jsonb_to_recordset(${JSON.stringify(attachments)}::jsonb)
      as r (version_id uuid, attachment_id uuid, role text, position int)`.execute(db)
}

export async function markItemsGone(db: Db, sourceKeys: string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string; was_there: boolean }>`
    with known as (
      select id, gone_at from content_items
      where source_key = any(${sourceKeys}::text[]) and (gone_at is null or gone_at > ${at})
      order by id
      for update)
    update content_items i
    set gone_at = ${at}
    from known
    where i.id = known.id
    returning i.id, known.gone_at is null as was_there`.execute(db)
  return rows.filter((row) => row.was_there).map((row) => row.id)
}

/** A later state that reads the same. */
export async function renewSourceDates(db: Db, dates: { versionId: string; sourceDate: Date }[]): Promise<void> {
  await sql`
    update content_versions v
    set source_date = r."sourceDate"
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as r ("versionId" uuid, "sourceDate" timestamptz)
    where v.id = r."versionId"`.execute(db)
}

/** Another weight makes no new version: nobody sees it. */
export async function updateFeedWeights(
  db: Db,
  weights: { contentItemId: string; feedWeight: number }[],
): Promise<void> {
  const weighed = sql`jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as r ("contentItemId" uuid, "feedWeight" int)`
  await sql`
    update content_items i set feed_weight = r."feedWeight" from ${weighed} where i.id = r."contentItemId"`.execute(db)
  await sql`
    update content_areas ca set leads = r."feedWeight" > ${followsFamily}
    from ${weighed} where ca.content_item_id = r."contentItemId"`.execute(db)
}
