import type { Content } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { kindOf } from '../kinds/index.ts'
import type { Complete, KindName } from '../kinds/kind.ts'
import { type ContentRow, findVersionRow, listContentRows } from '../summaries/contents.queries.ts'
import { commonView } from '../summaries/summaries.view.ts'

export async function getContent(app: App, viewer: Actor, contentItemId: string): Promise<Content> {
  const [content] = await listContents(app, viewer, [contentItemId])
  if (!content) throw notFound('content')
  return content
}

export async function getContentVersion(app: App, viewer: Actor, versionId: string): Promise<Content> {
  const row = await findVersionRow(app, viewer, versionId)
  const [content] = row ? await whole(app, viewer, [row]) : []
  if (!content) throw notFound('version')
  return content
}

/** Whole items in the order of the ids; what the viewer may not see is left out. */
export const listContents = async (app: App, viewer: Actor, ids: string[]): Promise<Content[]> =>
  whole(app, viewer, await listContentRows(app, viewer, ids))

async function whole(app: App, viewer: Actor, rows: ContentRow[]): Promise<Content[]> {
  const names = [...new Set(rows.map((row) => row.type))]
  const parts = await Promise.all(
    names.map((name) =>
      complete(
        app,
        viewer,
        name,
        rows.filter((row) => row.type === name),
      ),
    ),
  )
  const fields = new Map(parts.flatMap((part) => [...part]))
  return rows.map(
    (row) =>
      ({
        ...commonView(row),
        ...detailsShown(row),
        sourceContent: row.source_content,
        ...(fields.get(row.content_item_id) ?? {}),
      }) as unknown as Content,
  )
}

/** In the viewer's language, where the source has both. */
function detailsShown({ type, details, language }: ContentRow): Record<string, unknown> {
  const shown = kindOf(type).shown?.(details as never, language)
  return (shown?.details as Record<string, unknown> | undefined) ?? details
}

async function complete(app: App, viewer: Actor, name: KindName, rows: ContentRow[]): Promise<Map<string, object>> {
  const completions: Partial<Record<KindName, Complete<never, unknown>>> = app.features.contents.completions
  const completeRows = completions[name] ?? kindOf(name).complete
  return completeRows ? ((await completeRows(app, viewer, rows as never)) as Map<string, object>) : new Map()
}
