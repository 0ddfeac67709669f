import type { Feature } from '../../platform/feature.ts'
import { joinAttachments } from './attachments.jobs.ts'
import { disownAttachments } from './attachments.queries.ts'
import { attachmentsHttp } from './attachments.routes.ts'
import './attachments.tables.ts'

export {
  type AttachmentRow,
  type Holder,
  hideAttachment,
  isProductsOwn,
  listAttachments,
  listClaimable,
  updateAltText,
} from './attachments.queries.ts'
export { claimAttachments, releaseAttachments, removeAttachment } from './attachments.service.ts'
export { attachmentView } from './attachments.view.ts'
export { createAttachmentsState } from './attachments-state.ts'
export { storeImageFrom } from './fetched-images.service.ts'
export { storeImage, storeUpload } from './uploads.service.ts'
export { isReadableBy } from './viewers.queries.ts'

export const attachments: Feature = {
  routes: attachmentsHttp,
  eraseUser: (_app, tx, userId) => disownAttachments(tx, userId),
  mayReadHeldFile: null,
  join: joinAttachments,
}
