import type { Feature } from '../../platform/feature.ts'
import { joinAttachments } from './attachments.jobs.ts'
import { attachmentsHttp } from './attachments.routes.ts'
import './attachments.tables.ts'

export {
  type AttachmentRow,
  type Holder,
  hideAttachment,
  isProductsOwn,
  listAttachments,
  listClaimable,
} from './attachments.queries.ts'
export {
  claimAttachments,
  isReadableBy,
  readWithHolder,
  releaseAttachments,
  removeAttachment,
} from './attachments.service.ts'
export { attachmentView } from './attachments.view.ts'
export { storeImageFrom } from './outside-images.service.ts'
export { storeImage, storeUpload } from './uploads.service.ts'

export const attachments: Feature = { routes: attachmentsHttp, join: joinAttachments }
