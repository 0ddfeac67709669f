import type { Author, ContentItemType, NoticeKind, NoticeMatch, NoticeState } from '@materia/contract'
import { defaultLanguage, type Language } from '@materia/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, App } from '../../../platform/app.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { AttachmentRow } from '../../attachments/index.ts'
import { isEmailShownTo } from '../../profiles/index.ts'
import type { FrenchCard } from '../contents.tables.ts'
import { visibleTo } from '../visibility.queries.ts'
import { type ListEntries, type ListIds, withListEntries } from './fixed-lists.ts'
import { openNotices } from './open-notices.queries.ts'

/** What of an actor decides what they see. */
export interface Viewer {
  userId: string
  isAdmin: boolean
  language: Language
}

export const viewerOf = ({ userId, roles, language = defaultLanguage }: Actor): Viewer => ({
  userId,
  isAdmin: roles.includes('Admin'),
  language,
})

export interface HeldAttachment extends Omit<AttachmentRow, 'created_at' | 'unused_since' | 'hidden_at'> {
  created_at: string
  role: 'attachment' | 'image' | 'featured'
}

/** The open safety notices on an item as `openNotices` gives them; severities by their place in the contract's list. */
export interface OpenNotices {
  open: {
    noticeId: string
    kind: NoticeKind
    state: NoticeState
    severity: number
    match: NoticeMatch
    name: string
    strength: string | null
  }[]
  counts: [critical: number, warning: number, information: number]
}

/** What every reply says of a version, with this viewer's own marks on its item. */
export interface SummaryRow extends ListEntries {
  content_item_id: string
  version_id: string
  type: ContentItemType
  slug: string
  title: string
  summary: string | null
  byline: string | null
  created_at: Date
  published_on: Date | null
  promoted_by: string | null
  promoted_by_user_id: string | null
  paid_by: string | null
  paid_for: string | null
  voice_of: string | null
  source_url: string | null
  likes_count: number
  has_liked: boolean
  is_read: boolean
  saved_to_folio_ids: string[]
  views_count: number
  comments_count: number
  are_comments_closed: boolean
  creator_id: string | null
  creator_first_name: string | null
  creator_last_name: string | null
  creator_email: string | null
  creator_picture_id: Author['profilePictureAttachmentId']
  attachments: HeldAttachment[] | null
  superseded_by_id: string | null
  xmin: number
  fact_line: string | null
  status_word: string | null
  external_link: string | null
  /** The viewer's. */
  written_in: Language | null
  language: Language
  /** For who reads French. */
  french: FrenchCard | null
  /** Of a folio alone. */
  clippings_count: number | null
  members_count: number | null
  /** Null where there is none. */
  notices: OpenNotices | null
}

/** The columns of a stored SummaryRow, for a query with `content_items i` and `content_versions v`. */
export const summaryColumns = (viewer: Viewer): RawBuilder<unknown> => sql`
  i.id as content_item_id, v.id as version_id, i.type, i.slug, v.title, v.summary, v.byline, v.created_at, v.published_on,
  i.promoted_by, i.promoted_by_user_id, i.voice_of, i.paid_by, i.paid_for, v.source_url, i.likes_count, i.views_count, i.comments_count,
  i.comments_closed_at is not null as are_comments_closed, v.superseded_by_id,
  v.xmin::text::bigint as xmin, v.fact_line, v.status_word, v.external_link,
  ${viewer.language}::text as language, i.language as written_in, case when ${viewer.language}::text = 'fr' then v.french end as french,
  case when i.type = 'Folio' then (select count(*) from clippings c where c.folio_id = i.id) end as clippings_count,
  case when i.type = 'Folio' then (
    select count(*) from folio_users m where m.folio_id = i.id and m.status = 'Accepted') end as members_count,
  v.source_id as source,
  ${openNotices(viewer.language)} as notices,
  exists (
    select 1 from content_likes l where l.content_item_id = i.id and l.user_id = ${viewer.userId}) as has_liked,
  exists (
    select 1 from content_views w where w.version_id = i.current_version_id and w.user_id = ${viewer.userId}) as is_read,
  array(
    select c.folio_id from viewers_folios f join clippings c on c.folio_id = f.id and c.content_item_id = i.id
    order by c.folio_id) as saved_to_folio_ids,
  u.id as creator_id, u.first_name as creator_first_name, u.last_name as creator_last_name,
  case when ${isEmailShownTo(viewer, { userId: 'u.id', hiddenFields: 'p.hidden_fields' })} then u.email end as creator_email,
  p.profile_picture_attachment_id as creator_picture_id,
  array(select ca.area_id from content_areas ca where ca.content_item_id = i.id order by ca.area_id) as areas,
  (select json_agg(json_build_object(
     'role', va.role, 'id', t.id, 'owner_id', t.owner_id, 'type', t.type, 'belongs_to', t.belongs_to,
     'location', t.location, 'name', t.name, 'file_name', t.file_name, 'url', t.url, 'blob_key', t.blob_key,
     'content_type', t.content_type, 'size_in_bytes', t.size_in_bytes, 'width', t.width, 'height', t.height,
     'alt_text', t.alt_text, 'created_at', t.created_at) order by va.role, va.position)
   from content_version_attachments va
   join attachments t on t.id = va.attachment_id and (t.hidden_at is null or t.owner_id = ${viewer.userId})
   where va.version_id = v.id) as attachments`

export const summaryJoins = sql`
  left join users u on u.id = v.creator_id
  left join profiles p on p.user_id = v.creator_id`

/** The folios this viewer owns or has joined: few, so each card asks whether they hold it and not who holds it. */
export const viewersFolios = (viewerId: string): RawBuilder<unknown> => sql`viewers_folios as materialized (
  select f.id from content_items f where f.owner_id = ${viewerId} and f.type = 'Folio' and not f.is_deleted
  union
  select f.id from folio_users fu join content_items f on f.id = fu.folio_id and not f.is_deleted
  where fu.user_id = ${viewerId} and fu.status = 'Accepted' and f.visibility <> 'owner')`

/** A row as those columns give it. */
export type Stored<Row extends SummaryRow> = Omit<Row, keyof ListEntries> & ListIds

const summariesById = prepared<Viewer & { ids: string[] }, Stored<SummaryRow>>(
  'content-summaries',
  ({ userId, isAdmin, language, ids }) => sql`
    with ${viewersFolios(userId)}
    select ${summaryColumns({ userId, isAdmin, language })}
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, ordinal)
    join content_items i on i.id = wanted.id
    join content_versions v on v.id = i.current_version_id
    ${summaryJoins}
    where ${visibleTo(userId)}
    order by wanted.ordinal`,
)

/** In the order of the ids; what the viewer may not see is left out. */
export async function listSummaryRows(app: App, viewer: Actor, ids: string[]): Promise<SummaryRow[]> {
  return ids.length === 0 ? [] : withListEntries(app, await summariesById(app.db, { ...viewerOf(viewer), ids }))
}
