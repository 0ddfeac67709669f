import type { KindDetails } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { listContentRows, listVersionLines, type VersionLine } from '../summaries/contents.queries.ts'
import { getItemOrigin } from './mock-versions.queries.ts'
import type { NewVersion } from './new-version.ts'
import { putContentVersions } from './versions.service.ts'

/** Gives an item a new version that differs in its summary alone, so that its arrival can be watched. */
export async function generateMockVersion(app: App, actor: Actor, contentItemId: string): Promise<VersionLine> {
  if (!app.config.MATERIA_ENABLE_MOCKS) throw notFound('page')
  const [row] = await listContentRows(app, actor, [contentItemId])
  if (!row) throw notFound('content')
  const item = await getItemOrigin(app.db, contentItemId)
  const at = app.clock.now()
  const ids = (role: string) => (row.attachments ?? []).filter((held) => held.role === role).map((held) => held.id)
  const version: NewVersion = {
    type: row.type,
    contentItemId,
    sourceKey: item.source_key,
    ownerId: row.owner_id,
    visibility: item.visibility,
    title: row.title,
    summary: `${(row.summary ?? '').replace(mark, '')} [Mock version of ${at.toISOString()}]`.trim(),
    byline: row.byline,
    sourceName: row.source?.name ?? null,
    sourceUrl: row.source_url,
    sourceContent: row.source_content,
    publishedOn: row.published_on,
    details: row.details as KindDetails[typeof row.type],
    areasOfInterest: (row.areas ?? []).map((area) => area.id),
    attachmentIds: ids('attachment'),
    imageIds: ids('image'),
    featuredImageId: ids('featured')[0] ?? null,
    promotedBy: row.promoted_by,
    promotedByUserId: row.promoted_by_user_id,
    voiceOf: row.voice_of,
    paidBy: row.paid_by,
    paidFor: row.paid_for,
  }
  await inTransaction(app, (tx) => putContentVersions(tx, [version], at))
  const [line] = await listVersionLines(app.db, actor, { contentItemId, count: 1, offset: 0 })
  if (!line) throw notFound('content')
  return line
}

const mark = / ?\[Mock version of [^\]]*\]$/
