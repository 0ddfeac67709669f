import type { FolioFinding, Replacement } from '@materia/contract'
import { actorLanguage } from '../../platform/actor-language.ts'
import type { Actor, App } from '../../platform/app.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { isVisible, listSummaries } from '../contents/index.ts'
import { isFolio, listFindingRows } from './findings.queries.ts'
import { listReplacements } from './replacements.queries.ts'

export async function listReplacementsOf(app: App, viewer: Actor, contentItemId: string): Promise<Replacement[]> {
  if (!(await isVisible(app.db, viewer, contentItemId))) throw notFound('content')
  const found = await listReplacements(app.db, [contentItemId], actorLanguage(viewer))
  return found.get(contentItemId) ?? []
}

/** What in a folio is retracted, recalled, short, removed or changed, and what may stand in for it. */
export async function checkFolio(app: App, viewer: Actor, folioId: string): Promise<FolioFinding[]> {
  if (!(await isVisible(app.db, viewer, folioId)) || !(await isFolio(app.db, folioId))) throw notFound('folio')
  const rows = await listFindingRows(app.db, { folioId, viewerId: viewer.userId })
  const summaries = await listSummaries(
    app,
    viewer,
    rows.map(({ id }) => id),
  )
  const noticed = summaries.filter(({ notices }) => notices.length > 0).map(({ contentItemId }) => contentItemId)
  const replacements = await listReplacements(app.db, noticed, actorLanguage(viewer))
  const changes = new Map(rows.map(({ id, changed_at }) => [id, changed_at?.toISOString() ?? null]))
  return summaries.map(({ contentItemId, contentItemType, title, notices, noticeCounts }) => ({
    contentItemId,
    contentItemType,
    title,
    notices,
    noticeCounts,
    changedOn: changes.get(contentItemId) ?? null,
    replacements: replacements.get(contentItemId) ?? [],
  }))
}
