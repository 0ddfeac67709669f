import type { CitedDetails, ContentItemType, NoticeMatch, NoticeState } from '@materia/contract'
import { citedNotices, folioClippingsMax } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { titleIn, visibleTo } from '../../contents/index.ts'

export interface CitedNoticeRow {
  kind: (typeof citedNotices)[number]
  state: NoticeState
  match: NoticeMatch
  name: string
}

export interface CitedRow {
  content_item_id: string
  type: ContentItemType
  title: string
  published_on: Date | null
  source_url: string | null
  source_name: string | null
  creator_name: string | null
  is_retracted: boolean
  notices: CitedNoticeRow[]
  note: string | null
  details: CitedDetails
}

/** All that the viewer may see, in the folio's order, without the long texts. */
export async function listCitedClippings(
  db: Db,
  { folioId, viewerId, language }: { folioId: string; viewerId: string; language: Language | undefined },
): Promise<CitedRow[]> {
  const isFrench = language === 'fr'
  const nameOfNotice = isFrench
    ? sql`coalesce(n.facts #>> '{name,fr}', n.facts #>> '{name,en}')`
    : sql`coalesce(n.facts #>> '{name,en}', n.facts #>> '{name,fr}')`
  const { rows } = await sql<CitedRow>`
    select i.id as content_item_id, i.type, ${titleIn(language)} as title, i.published_on,
           ${isFrench ? sql`coalesce(v.french ->> 'sourceUrl', v.source_url)` : sql`v.source_url`} as source_url,
           ${isFrench ? sql`coalesce(s.name_fr, s.name)` : sql`s.name`} as source_name,
           u.first_name || ' ' || u.last_name as creator_name, c.note,
           exists (
             select from safety_bindings b join safety_notices n on n.id = b.notice_id and n.is_open and n.kind = 'Retraction'
             where b.content_item_id = i.id and b.is_direct) as is_retracted,
           coalesce((
             select json_agg(json_build_object('kind', n.kind, 'state', n.state, 'match', b.match, 'name', ${nameOfNotice}) order by n.severity, n.id)
             from safety_bindings b join safety_notices n on n.id = b.notice_id and n.is_open and n.kind = any(${[...citedNotices]}::text[])
             where b.content_item_id = i.id and b.is_direct), '[]') as notices,
           v.details - '{french,content,sections,decisionItems,locations,eligibility,description}'::text[] as details
    from clippings c
    join content_items i on i.id = c.content_item_id
    join content_versions v on v.id = i.current_version_id
    left join content_sources s on s.id = v.source_id
    left join users u on u.id = v.creator_id
    where c.folio_id = ${folioId} and ${visibleTo(viewerId)}
    order by c.position, c.content_item_id
    limit ${folioClippingsMax}`.execute(db)
  return rows
}
