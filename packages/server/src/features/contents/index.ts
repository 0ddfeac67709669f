import type { Feature } from '../../platform/feature.ts'
import { analyticsHttp } from './analytics.routes.ts'
import { contentsHub } from './contents.hub.ts'
import { joinContents } from './contents.jobs.ts'
import { contentsHttp, likesHttp } from './contents.routes.ts'
import './contents.tables.ts'

export { contentVersionAdded } from './contents.events.ts'
export { refreshTrending } from './contents.jobs.ts'
export { type ContentRow, isVisible } from './contents.queries.ts'
export { completeKind, getContent, listContents } from './contents.service.ts'
export type { LinkRelation, Visibility } from './contents.tables.ts'
export { updateEditorial } from './editorial.queries.ts'
export {
  deleteItems,
  forgetAuthor,
  hideItems,
  passItems,
  purgeDeletedItems,
  purgeItems,
  restoreItems,
  unhideItems,
} from './items.service.ts'
export { bylineOf } from './kinds/index.ts'
export type { KindFields } from './kinds/kind.ts'
export { type CompanyRow, type DrugPriceRow, deleteDrugPrices, putCompanies, putDrugPrices } from './sources.queries.ts'
export { authorOf, listSummaries } from './summaries.view.ts'
export { isIdTaken } from './versions.queries.ts'
export {
  linkContents,
  markGone,
  type NewVersion,
  type PutOutcome,
  type PutResult,
  putContentVersions,
} from './versions.service.ts'
export { visibleTo } from './visibility.ts'

export const contents: Feature = {
  routes: [...contentsHttp, ...likesHttp, ...analyticsHttp],
  hubs: [contentsHub],
  join: joinContents,
}
