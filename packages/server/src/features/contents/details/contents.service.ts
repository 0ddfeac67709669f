import type { Content, KindDetails } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { kindOf } from '../kinds/index.ts'
import type { Complete, CompletedLater, KindFields, KindName } from '../kinds/kind.ts'
import { type ContentRow, findVersionRow, listContentRows } from '../summaries/contents.queries.ts'
import { commonView } from '../summaries/summaries.view.ts'

type AnyComplete = Complete<never, unknown>
const completions = new WeakMap<symbol, Map<KindName, AnyComplete>>()

/** A later feature that owns a kind's tables says how the kind's reply is completed from them. */
export function completeKind<Name extends CompletedLater>(
  app: App,
  name: Name,
  complete: Complete<KindDetails[Name], KindFields<Name>>,
): void {
  const known = completions.get(app.identity) ?? new Map<KindName, AnyComplete>()
  completions.set(app.identity, known.set(name, complete as unknown as AnyComplete))
}

export async function getContent(app: App, reader: Actor, contentItemId: string): Promise<Content> {
  const [content] = await listContents(app, reader, [contentItemId])
  if (!content) throw notFound('content')
  return content
}

export async function getContentVersion(app: App, reader: Actor, versionId: string): Promise<Content> {
  const row = await findVersionRow(app.db, reader, versionId)
  const [content] = row ? await whole(app, reader, [row]) : []
  if (!content) throw notFound('version')
  return content
}

/** Whole items in the order of the ids; what the reader may not see is left out. */
export const listContents = async (app: App, reader: Actor, ids: string[]): Promise<Content[]> =>
  whole(app, reader, await listContentRows(app.db, reader, ids))

async function whole(app: App, reader: Actor, rows: ContentRow[]): Promise<Content[]> {
  const names = [...new Set(rows.map((row) => row.type))]
  const parts = await Promise.all(
    names.map((name) =>
      complete(
        app,
        reader,
        name,
        rows.filter((row) => row.type === name),
      ),
    ),
  )
  const fields = new Map(parts.flatMap((part) => [...part]))
  return rows.map(
    (row) =>
      ({
        ...row.details,
        ...commonView(row),
        sourceContent: row.source_content,
        ...(fields.get(row.content_item_id) ?? {}),
      }) as unknown as Content,
  )
}

async function complete(app: App, reader: Actor, name: KindName, rows: ContentRow[]): Promise<Map<string, object>> {
  const completeRows = completions.get(app.identity)?.get(name) ?? kindOf(name).complete
  return completeRows ? ((await completeRows(app.db, reader, rows as never)) as Map<string, object>) : new Map()
}
