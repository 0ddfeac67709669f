import {
  type CompanyProducts,
  type ContentReference,
  type DrugClass,
  type DrugOverview,
  postKinds,
} from '@materia/contract'
import { defaultLanguage } from '@materia/contract/languages.ts'
import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { listCompanies, listProductsById } from '../kinds/drug.queries.ts'
import { drugItemsOf } from '../kinds/drug.ts'
import {
  listClassMembers,
  listDrugIdsOfCompany,
  listFormularyOnly,
  listHoldingFolios,
  listRecruitingTrials,
  listStatusChanges,
} from '../kinds/drug-overview.queries.ts'
import { noFilters } from '../search/filters/filters.queries.ts'
import { searchContents } from '../search/search.service.ts'
import { listSummaries } from '../summaries/summaries.service.ts'

const postsShown = 5
const foliosShown = 5
const companyProductsMax = 1_000

const nothing: DrugOverview = {
  formularyOnly: [],
  classes: [],
  statusHistory: [],
  recruiting: [],
  posts: [],
  folios: [],
}

/** What the page of a brand or an ingredient tells beside its products; nothing of anything else. */
export async function getDrugOverview(app: App, viewer: Actor, contentItemId: string): Promise<DrugOverview> {
  const [group] = await listSummaries(app, viewer, [contentItemId])
  if (!group) throw notFound('content')
  if (group.contentItemType !== 'DrugIngredient' && group.contentItemType !== 'DrugBrandGroup') return nothing
  const { language } = viewer
  const [formularyOnly, members, statusHistory, recruiting, posts, folioIds] = await Promise.all([
    listFormularyOnly(app.db, contentItemId),
    listClassMembers(app.db, contentItemId, language),
    listStatusChanges(app.db, contentItemId, language),
    listRecruitingTrials(app.db, contentItemId),
    searchContents(app, viewer, {
      ...{ searchTerm: `"${group.title.replaceAll('"', ' ')}"`, count: postsShown, offset: 0 },
      ...noFilters,
      ...{ filter: [...postKinds], isRecent: true, asTyped: true },
    }),
    listHoldingFolios(app.db, viewer.userId, { groupId: contentItemId, limit: foliosShown }),
  ])
  const folios = await listSummaries(app, viewer, folioIds)
  return { formularyOnly, classes: classesOf(members), statusHistory, recruiting, posts: posts.items, folios }
}

function classesOf(members: (ContentReference & { code: string })[]): DrugClass[] {
  const byCode = Map.groupBy(members, ({ code }) => code)
  return [...byCode].map(([code, found]) => ({ code, members: found.map(({ code: _, ...reference }) => reference) }))
}

export async function getCompanyProducts(app: App, viewer: Actor, companyId: number): Promise<CompanyProducts> {
  const company = (await listCompanies(app.db, [companyId])).get(companyId)
  if (!company) throw notFound('company')
  const ids = await listDrugIdsOfCompany(app.db, companyId, companyProductsMax)
  const products = await listProductsById(app.db, ids)
  return { company, drugItems: drugItemsOf(products, viewer.language ?? defaultLanguage) }
}
