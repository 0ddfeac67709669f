import type { RelatedContent } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { similar } from '../../../platform/search/index.ts'
import { listLinked } from '../kinds/references.queries.ts'
import { listSummaries } from '../summaries/summaries.service.ts'

const linkedMax = 3
/** So alike that nothing else need be shared. */
const alikeAlone = 0.5
/** So alike that a shared area of interest makes it related. */
const alikeInArea = 0.25
const considered = 40

/** What is linked to the item, then what is about the same: few or none rather than what merely shares a word. */
export async function listRelated(
  app: App,
  viewer: Actor,
  { contentItemId, count }: { contentItemId: string; count: number },
): Promise<RelatedContent[]> {
  const [item] = await listSummaries(app, viewer, [contentItemId])
  if (!item) throw notFound('content')
  const [linkedIds, alike] = await Promise.all([
    listLinked(app.db, contentItemId, linkedMax),
    similar(app.pool, { id: contentItemId, limit: considered, least: alikeInArea }),
  ])
  const likeness = new Map(alike.filter(({ id }) => !linkedIds.includes(id)).map((hit) => [hit.id, hit.likeness]))
  const areaIds = new Set(item.areasOfInterest.map(({ id }) => id))
  const summaries = await listSummaries(app, viewer, [...linkedIds, ...likeness.keys()])
  return summaries
    .flatMap((summary): RelatedContent[] => {
      const alikeness = likeness.get(summary.contentItemId)
      if (alikeness === undefined) return [{ ...summary, relation: 'Link' }]
      if (summary.areasOfInterest.some(({ id }) => areaIds.has(id))) return [{ ...summary, relation: 'Area' }]
      return alikeness >= alikeAlone ? [{ ...summary, relation: 'Text' }] : []
    })
    .slice(0, count)
}
