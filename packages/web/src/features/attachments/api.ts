import { type Attachment, type AttachmentType, attachmentRoutes, type ImageSize } from '@materia/contract'
import { call } from '../../lib/client.ts'
import { addressOf } from '../../lib/request.ts'

export interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (part: number) => void
}

export const uploadFile = (file: Blob, type: AttachmentType, options: UploadOptions = {}): Promise<Attachment> =>
  call(attachmentRoutes.uploadAttachment, { query: { attachmentType: type }, file }, options)

/** Where the browser fetches it by itself. */
export const fileAddress = (id: string, size?: ImageSize): string =>
  addressOf(attachmentRoutes.getAttachment, { params: { id }, query: { size } })
