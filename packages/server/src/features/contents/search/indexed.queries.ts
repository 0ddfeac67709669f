import type { ContentItemType } from '@materia/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { FrenchCard, Visibility } from '../contents.tables.ts'
import { withDecodedDetails } from '../stored-details.ts'

export interface IndexedRow {
  id: string
  type: ContentItemType
  visibility: Visibility
  owner_id: string | null
  is_in_sight: boolean
  title: string
  summary: string | null
  byline: string | null
  extra_search_info: string | null
  details: unknown
  french: FrenchCard | null
  published_on: string
}

export async function listIndexed(tx: Tx, contentItemIds: string[]): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    select i.id, i.type, i.visibility, i.owner_id, v.title, v.summary, v.byline, v.extra_search_info, v.details, v.french,
           not i.is_deleted and i.hidden_at is null and i.gone_at is null as is_in_sight,
           to_char(coalesce(i.published_on, case when i.source_key is null then i.created_at else 'epoch' end)
             at time zone 'UTC', 'YYYY-MM-DD') as published_on
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.id = any(${contentItemIds}::uuid[])`.execute(tx)
  return rows.map(withDecodedDetails)
}
