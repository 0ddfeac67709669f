import type { ContentSummary, RelatedContent } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { similar } from '../../../platform/search/index.ts'
import { listLinked } from '../kinds/references.queries.ts'
import { listRepetitions, listSharingDrugs } from '../kinds/shared-drugs.queries.ts'
import { listSummaries } from '../summaries/summaries.service.ts'

const linkedMax = 3
const sharingMax = 3
/** So alike that two of one sort need share nothing else. */
const alikeAlone = 0.5
/** So alike that a shared area of interest makes two of one sort related. */
const alikeInArea = 0.25
/** Of two sorts, records of one area share more words by chance. */
const alikeAcross = 0.33
const considered = 40

/**
 * What is linked to the item, what is about the same drugs, then what is about the same: few or none rather than what
 * merely shares a word, and nothing that its own page lists.
 */
export async function listRelated(
  app: App,
  viewer: Actor,
  { contentItemId, count }: { contentItemId: string; count: number },
): Promise<RelatedContent[]> {
  const [item] = await listSummaries(app, viewer, [contentItemId])
  if (!item) throw notFound('content')
  const [linked, sharing, alike] = await Promise.all([
    listLinked(app.db, contentItemId, linkedMax),
    listsWhatShares(item) ? ([] as string[]) : listSharingDrugs(app.db, contentItemId, sharingMax),
    similar(app.pool, { id: contentItemId, limit: considered, least: alikeInArea }),
  ])
  const likeness = new Map(alike.map((hit) => [hit.id, hit.likeness]))
  const repeated = new Set(await listRepetitions(app.db, contentItemId, [...likeness.keys()]))
  const alikeIds = [...likeness.keys()].filter((id) => !repeated.has(id))
  const ids = [...new Set([...linked, ...sharing, ...alikeIds])]
  const areaIds = new Set(item.areasOfInterest.map(({ id }) => id))
  return (await listSummaries(app, viewer, ids))
    .flatMap((summary): RelatedContent[] => {
      const { contentItemId: id, areasOfInterest } = summary
      if (linked.includes(id)) return [{ ...summary, relation: 'Link' }]
      if (sharing.includes(id)) return [{ ...summary, relation: 'Drug' }]
      const isOneSort = isOfOneSort(item, summary)
      const alikeBy = likeness.get(id) ?? 0
      if (areasOfInterest.some((area) => areaIds.has(area.id)))
        return alikeBy >= (isOneSort ? alikeInArea : alikeAcross) ? [{ ...summary, relation: 'Area' }] : []
      return isOneSort && alikeBy >= alikeAlone ? [{ ...summary, relation: 'Text' }] : []
    })
    .slice(0, count)
}

const written = new Set<ContentSummary['contentItemType']>([
  'UserArticle',
  'DraftUserArticle',
  'UserExternalLink',
  'DraftUserExternalLink',
  'Folio',
])

/** A folio's two lines or a link's one share rare words with any trial: across sorts words alone tell nothing. */
const isOfOneSort = ({ contentItemType: one }: ContentSummary, { contentItemType: other }: ContentSummary) =>
  one === other || (written.has(one) && written.has(other))

/** The page of a drug lists the decisions, trials and articles on it itself. */
const listsWhatShares = ({ contentItemType }: ContentSummary) =>
  contentItemType === 'DrugIngredient' || contentItemType === 'DrugBrandGroup'
