import { attachmentRoutes, type ImageSize } from '@materia/contract'
import { addressOf } from '../lib/request.ts'

/** Where the browser itself fetches a picture or file. */
export const attachmentUrl = (attachmentId: string | null | undefined, size?: ImageSize): string | undefined =>
  attachmentId
    ? addressOf(attachmentRoutes.getAttachment, { params: { id: attachmentId }, query: { size } })
    : undefined
