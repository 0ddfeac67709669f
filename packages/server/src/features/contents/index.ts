import type { Feature } from '../../platform/feature.ts'
import { openAttachmentsToReaders } from './attachments.visibility.ts'
import './contents.tables.ts'

export { contentItemsRemoved, contentItemsRestored, contentVersionAdded } from './contents.events.ts'
export type { LinkRelation, Visibility } from './contents.tables.ts'
export { deleteItems, passItems, restoreItems } from './items.service.ts'
export { type CompanyRow, type DrugPriceRow, putCompanies, putDrugPrices } from './sources.queries.ts'
export {
  linkContents,
  markGone,
  type NewVersion,
  type PutOutcome,
  type PutResult,
  putContentVersions,
} from './versions.service.ts'
export { visibleTo } from './visibility.ts'

export const contents: Feature = { join: openAttachmentsToReaders }
