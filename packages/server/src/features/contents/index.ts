import type { Feature } from '../../platform/feature.ts'
import { contentsHub } from './contents.hub.ts'
import { eraseViewer, joinContents } from './contents.jobs.ts'
import { contentsHttp, likesHttp } from './contents.routes.ts'
import { analyticsHttp } from './engagement/analytics.routes.ts'
import { mayReadContentFile } from './held-files.queries.ts'
import './contents.tables.ts'

export { frenchHeadings } from '@materia/language/decision-headings.fr.ts'
export { contentsWritten, contentVersionAdded } from './contents.events.ts'
export { pushToReaders } from './contents.hub.ts'
export { refreshTrending } from './contents.jobs.ts'
export type { FrenchTexts, LinkRelation, Visibility } from './contents.tables.ts'
export { createContentsState, type KindCompletions } from './contents-state.ts'
export { getContent, listContents } from './details/contents.service.ts'
export { changeCommentsCount, updateCommentsClosed } from './engagement/comments.queries.ts'
export { markFeedsStale } from './feed/feed.queries.ts'
export { statusWordOf } from './kinds/drug.ts'
export { amountInFrench } from './kinds/drug-french.ts'
export { followsFamily, needsNoPrescription } from './kinds/feed-weight.ts'
export { isGenericName } from './kinds/generic-names.ts'
export { bylineOf } from './kinds/index.ts'
export type { KindFields } from './kinds/kind.ts'
export { bilingualQuestion } from './search/bilingual.ts'
export { looksLikeDrugName } from './search/drug-names.ts'
export { withDecodedDetails } from './stored-details.ts'
export { type ContentRow, isVisible } from './summaries/contents.queries.ts'
export { disclosureOf } from './summaries/disclosure.view.ts'
export { findSource } from './summaries/fixed-lists.ts'
export { markTitle, severityAt, titleOfNotice } from './summaries/notices.view.ts'
export { strengthIn } from './summaries/strengths.view.ts'
export { listSummaries } from './summaries/summaries.service.ts'
export { authorOf } from './summaries/summaries.view.ts'
export { titleIn } from './summaries/titles.queries.ts'
export { updateEditorial } from './versions/editorial.queries.ts'
export {
  deleteItems,
  forgetAuthor,
  hideItems,
  passItems,
  purgeDeletedItems,
  purgeItems,
  removeAuthor,
  restoreItems,
  unhideItems,
} from './versions/items.service.ts'
export { inheritAreas } from './versions/links.queries.ts'
export { linkContents } from './versions/links.service.ts'
export type { NewVersion } from './versions/new-version.ts'
export { isIdTaken, renewXmin } from './versions/versions.queries.ts'
export {
  markGone,
  type PutOutcome,
  type PutResult,
  putContentVersions,
} from './versions/versions.service.ts'
export { isUnread, visibleTo } from './visibility.queries.ts'

export const contents: Feature = {
  routes: [...contentsHttp, ...likesHttp, ...analyticsHttp],
  hubs: [contentsHub],
  eraseUser: eraseViewer,
  mayReadHeldFile: mayReadContentFile,
  join: joinContents,
}
