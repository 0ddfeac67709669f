import { sql } from 'kysely'
import type { Actor, App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { withDecodedDetails } from '../stored-details.ts'
import { visibleTo, wasVisibleTo } from '../visibility.queries.ts'
import { withListEntries } from './fixed-lists.ts'
import {
  type Stored,
  type SummaryRow,
  summaryColumns,
  summaryJoins,
  type Viewer,
  viewerOf,
  viewersFolios,
} from './summaries.queries.ts'
import { titleIn } from './titles.queries.ts'

/** A whole version: what a card shows and the kind's own fields. */
export interface ContentRow<Details = Record<string, unknown>> extends SummaryRow {
  details: Details
  source_content: string | null
  owner_id: string | null
}

const contentsById = prepared<Viewer & { ids: string[] }, Stored<ContentRow>>(
  'contents',
  ({ userId, isAdmin, language, ids }) => sql`
    with ${viewersFolios(userId)}
    select ${summaryColumns({ userId, isAdmin, language })}, v.details, v.source_content, i.owner_id
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, ordinal)
    join content_items i on i.id = wanted.id
    join content_versions v on v.id = i.current_version_id
    ${summaryJoins}
    where ${visibleTo(userId)}
    order by wanted.ordinal`,
)

/** The current versions of these items, in the order of the ids. */
export async function listContentRows(app: App, viewer: Actor, ids: string[]): Promise<ContentRow[]> {
  if (ids.length === 0) return []
  const rows = await contentsById(app.db, { ...viewerOf(viewer), ids })
  return withListEntries(app, rows.map(withDecodedDetails))
}

export async function findVersionRow(app: App, viewer: Actor, versionId: string): Promise<ContentRow | undefined> {
  const { rows } = await sql<Stored<ContentRow>>`
    with ${viewersFolios(viewer.userId)}
    select ${summaryColumns(viewerOf(viewer))}, v.details, v.source_content, i.owner_id
    from content_versions v
    join content_items i on i.id = v.content_item_id
    ${summaryJoins}
    where v.id = ${versionId} and ${visibleTo(viewer.userId)} and ${wasVisibleTo(viewer.userId)}`.execute(app.db)
  const [row] = await withListEntries(app, rows.map(withDecodedDetails))
  return row
}

export interface VersionLine {
  id: string
  content_item_id: string
  created_at: Date
  title: string
  is_current: boolean
}

/** Newest first. */
export async function listVersionLines(
  db: Db,
  viewer: Actor,
  { contentItemId, count, offset }: { contentItemId: string; count: number; offset: number },
): Promise<VersionLine[]> {
  const { rows } = await sql<VersionLine>`
    select v.id, v.content_item_id, v.created_at, ${titleIn(viewer.language)} as title, v.id = i.current_version_id as is_current
    from content_items i
    join content_versions v on v.content_item_id = i.id
    where i.id = ${contentItemId} and ${visibleTo(viewer.userId)} and ${wasVisibleTo(viewer.userId)}
    order by v.created_at desc, v.id desc
    limit ${count} offset ${offset}`.execute(db)
  return rows
}

export async function isVisible(db: Db, viewer: Actor, contentItemId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content_items i where i.id = ${contentItemId} and ${visibleTo(viewer.userId)}`.execute(db)
  return rows.length > 0
}
