import type { Content, ContentSummary, DrugAlternative, DrugItem } from '@materia/contract'
import { defaultLanguage } from '@materia/contract/languages.ts'
import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { findVisibleItemOf } from '../engagement/views.queries.ts'
import { listAlternatives, listDrugIdsOf, listGroupIds, listProducts } from '../kinds/drug.queries.ts'
import { drugItemsOf } from '../kinds/drug.ts'
import { listNamed } from '../kinds/references.queries.ts'
import { listSummaries } from '../summaries/summaries.service.ts'
import { listContents } from './contents.service.ts'

type DrugGroup = Extract<Content, { contentItemType: 'DrugBrandGroup' | 'DrugIngredient' }>

/** The drugs of the brand or ingredient of that name. */
export async function listDrugSummaries(app: App, viewer: Actor, name: string): Promise<ContentSummary[]> {
  const groupIds = await listGroupIds(app.db, name)
  return listSummaries(app, viewer, await listDrugIdsOf(app.db, groupIds))
}

export async function listDrugGroups(app: App, viewer: Actor, name: string): Promise<DrugGroup[]> {
  const groups = await listContents(app, viewer, await listGroupIds(app.db, name))
  return groups.filter(
    (group) => group.contentItemType === 'DrugBrandGroup' || group.contentItemType === 'DrugIngredient',
  )
}

/** The products of a brand or ingredient; of a drug, its own brand's, or its ingredient's where it is called by that. */
export async function listDrugItems(app: App, viewer: Actor, versionId: string): Promise<DrugItem[]> {
  const contentItemId = await findVisibleItemOf(app.db, viewer, versionId)
  if (!contentItemId) throw notFound('version')
  const brands = (await listNamed(app.db, [contentItemId], 'brand')).get(contentItemId) ?? []
  const ingredients = (await listNamed(app.db, [contentItemId], 'ingredient')).get(contentItemId) ?? []
  const [group] = [...brands, ...ingredients]
  const groupIds = [group?.contentItemId ?? contentItemId]
  return drugItemsOf(await listProducts(app.db, groupIds), viewer.language ?? defaultLanguage)
}

/** The products interchangeable with a drug; none for anything else. */
export async function listDrugAlternatives(app: App, viewer: Actor, contentItemId: string): Promise<DrugAlternative[]> {
  const [item] = await listSummaries(app, viewer, [contentItemId])
  if (!item) throw notFound('content')
  return listAlternatives(app.db, contentItemId, viewer.language ?? defaultLanguage)
}
