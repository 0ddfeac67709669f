import type { ContentReference, NoticeKind, NoticeMatch, NoticeSeverity, NoticeState } from '@materia/contract'
import { noticeSeverities } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { titleIn } from '../contents/index.ts'
import type { Facts } from './notice.ts'

export interface NoticeRow {
  id: string
  kind: NoticeKind
  state: NoticeState
  severity: number
  source_id: number | null
  facts: Facts
  starts_on: string | null
  expected_end_on: string | null
  ended_on: string | null
  updated_on: string | null
  match: NoticeMatch
  applies_to: ContentReference[]
  language: Language
}

export interface NoticeFilter {
  kind: NoticeKind[]
  state: NoticeState[]
  severity: NoticeSeverity[]
  /** Only those on what this viewer saved, wrote, follows, or opened since that day. */
  viewerId: string | null
  openedSince: Date
  /** Only those on what is of an area of interest of this reader. */
  interestedId: string | null
  /** Only those on this item, or of a folio on what it holds. */
  itemId: string | null
  /** Words that all must begin a word of the notice, or together the name of what it is on; null for every notice. */
  words: string[] | null
}

const appliesToMax = 50

const columns = (language: Language): RawBuilder<unknown> => sql`
  n.id, n.kind, n.state, n.severity, n.source_id, n.facts, n.starts_on, n.expected_end_on, n.ended_on, n.updated_on,
  ${language}::text as language,
  coalesce(
    (select min(b.match) from safety_bindings b where b.notice_id = n.id and b.is_direct),
    case when exists (select from safety_targets t where t.notice_id = n.id and t.scheme = 'name') then 'Name' else 'Identifier' end) as match,
  coalesce((
    select json_agg(json_build_object('contentItemId', a.id, 'contentItemType', a.type, 'title', a.title) order by a.title, a.id)
    from (
      select i.id, i.type, ${titleIn(language)} as title
      from safety_bindings b
      join content_items i on i.id = b.content_item_id and i.visibility = 'public' and not i.is_deleted and i.hidden_at is null
      join content_versions v on v.id = i.current_version_id
      where b.notice_id = n.id and b.is_direct
      order by 3, 1
      limit ${appliesToMax}) as a), '[]') as applies_to`

const severityPlaces = (severities: NoticeSeverity[]) =>
  severities.map((severity) => noticeSeverities.indexOf(severity))

/** Items that matter to a viewer. */
const itemsOf = (viewerId: string, openedSince: Date): RawBuilder<unknown> => sql`
  select c.content_item_id
  from content_items f
  join clippings c on c.folio_id = f.id
  where f.owner_id = ${viewerId} and f.type = 'Folio' and not f.is_deleted
  union
  select c.content_item_id
  from folio_users fu
  join content_items f on f.id = fu.folio_id and not f.is_deleted and f.visibility <> 'owner'
  join clippings c on c.folio_id = f.id
  where fu.user_id = ${viewerId} and fu.status = 'Accepted'
  union
  select w.content_item_id from content_views w where w.user_id = ${viewerId} and w.viewed_at > ${openedSince}
  union
  select s.content_item_id from subscriptions s where s.user_id = ${viewerId} and s.type = 'Content'
  union
  select o.id from content_items o where o.owner_id = ${viewerId} and not o.is_deleted`

/** A notice on something of a reader's area, or of one within it; with `safety_notices n`. */
const isOfAreasOf = (readerId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1
  from safety_bindings b
  join content_areas ca on ca.content_item_id = b.content_item_id
  where b.notice_id = n.id and ca.area_id = any(array(
    select a.id
    from profile_areas mine
    join areas_of_interest a on mine.area_id in (a.id, a.parent_id)
    where mine.user_id = ${readerId})))`

/** On an item; of a folio on what it holds. */
const noticesOn = (itemId: string): RawBuilder<unknown> => sql`
  select b.notice_id from safety_bindings b where b.content_item_id = ${itemId}
  union
  select b.notice_id from clippings c join safety_bindings b on b.content_item_id = c.content_item_id
  where c.folio_id = ${itemId}`

/** What the viewer may see of it is another matter: a notice itself is for everybody. */
const isCalled = (words: string[]): RawBuilder<boolean> => {
  if (words.length === 0) return sql<boolean>`false`
  const beginning = words.join(' ')
  return sql<boolean>`(
    n.words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})
    or n.id in (
      select b.notice_id
      from search_titles t
      join search_documents d on d.ord = t.ord and d.audiences is null
      join safety_bindings b on b.content_item_id = d.id
      where t.folded >= ${beginning} and t.folded < ${`${beginning}\u{10ffff}`}))`
}

const matching = ({
  kind,
  state,
  severity,
  viewerId,
  openedSince,
  interestedId,
  itemId,
  words,
}: NoticeFilter): RawBuilder<boolean> => sql<boolean>`
  (${kind.length === 0} or n.kind = any(${kind}::text[]))
  and (${state.length === 0} or n.state = any(${state}::text[]))
  and (${severity.length === 0} or n.severity = any(${severityPlaces(severity)}::smallint[]))
  and ${
    viewerId
      ? sql`n.id in (
          select b.notice_id from safety_bindings b where b.content_item_id in (${itemsOf(viewerId, openedSince)}))`
      : sql`true`
  }
  and ${itemId ? sql`n.id in (${noticesOn(itemId)})` : sql`true`}
  and ${interestedId ? isOfAreasOf(interestedId) : sql`true`}
  and ${words ? isCalled(words) : sql`true`}`

/** Newest first, or before that the open ones, the worst of them first. */
export async function listNoticeRows(
  db: Db,
  filter: NoticeFilter & { isWorstFirst: boolean; language: Language; count: number; offset: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns(filter.language)}
    from safety_notices n
    where ${matching(filter)}
    order by ${filter.isWorstFirst ? sql`n.is_open desc, n.severity,` : sql``} n.updated_on desc nulls last, n.id
    limit ${filter.count} offset ${filter.offset}`.execute(db)
  return rows
}

/** Counted no further than `most`. */
export async function countNotices(db: Db, filter: NoticeFilter & { most: number }): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select 1 from safety_notices n where ${matching(filter)} limit ${filter.most}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findNoticeRow(db: Db, noticeId: string, language: Language): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select ${columns(language)} from safety_notices n where n.id = ${noticeId}`.execute(db)
  return rows[0]
}

const historyMax = 200

/** Open ones first, worst first; then what is over. Of a folio those on what it holds. */
export async function listNoticeRowsOf(db: Db, contentItemId: string, language: Language): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns(language)}
    from (${noticesOn(contentItemId)}) as bound
    join safety_notices n on n.id = bound.notice_id
    order by n.is_open desc, n.severity, n.updated_on desc nulls last, n.id
    limit ${historyMax}`.execute(db)
  return rows
}
