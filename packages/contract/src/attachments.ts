import { z } from 'zod'
import { Id, Timestamp, text } from './fields.ts'
import { nothing, route } from './route.ts'

export const attachmentTypes = ['Image', 'Video', 'PDF', 'Document'] as const
export const AttachmentType = z.enum(attachmentTypes)
export type AttachmentType = z.infer<typeof AttachmentType>

export const AttachmentBelongsTo = z.enum(['ContentItem', 'DefaultFolioLogos', 'ProfilePicture', 'UserContentUpload'])
export type AttachmentBelongsTo = z.infer<typeof AttachmentBelongsTo>

export const AttachmentLocation = z.enum(['BlobStorage', 'ExternalUrl'])

export const Attachment = z.object({
  id: Id,
  attachmentId: Id,
  type: AttachmentType,
  attachmentBelongsTo: AttachmentBelongsTo,
  attachmenUrlLocation: AttachmentLocation,
  name: z.string(),
  fileName: z.string().nullable(),
  url: z.string(),
  contentType: z.string().nullable(),
  createdOn: Timestamp,
  sizeInBytes: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  altText: z.string().nullable(),
})
export type Attachment = z.infer<typeof Attachment>

/** Longest edge, in pixels, of the copies kept of an image. */
export const imageSizes = { small: 160, medium: 480, large: 1280 } as const
export const ImageSize = z.enum(['small', 'medium', 'large'])
export type ImageSize = z.infer<typeof ImageSize>

export const maxUploadBytes = 20 * 1024 * 1024
export const maxVideoBytes = 100 * 1024 * 1024
/** All files of an account together. */
export const uploadQuotaBytes = 2 * 1024 * 1024 * 1024

export const UrlAttachment = z.object({
  url: z.url({ protocol: /^https?$/, error: 'Give a complete web address.' }).max(2_000),
  attachmentType: AttachmentType.optional(),
  type: AttachmentType.optional(),
  name: text(200).nullish(),
})

export const attachmentRoutes = {
  uploadAttachment: route('POST', '/api/attachment/file', {
    access: 'signed-in',
    query: z.object({ attachmentType: AttachmentType, altText: text(500).optional() }),
    upload: true,
    reply: Attachment,
  }),
  addUrlAttachment: route('POST', '/api/attachment/url', {
    access: 'signed-in',
    body: UrlAttachment,
    reply: Attachment,
  }),
  getAttachment: route('GET', '/api/attachment/:id', {
    access: 'signed-in',
    params: z.object({ id: Id }),
    query: z.object({ size: ImageSize.optional() }),
    download: true,
    byCookie: true,
    reply: z.unknown(),
  }),
  deleteAttachment: route('DELETE', '/api/attachment', {
    access: 'signed-in',
    query: z.object({ id: Id }),
    reply: nothing,
  }),
}
