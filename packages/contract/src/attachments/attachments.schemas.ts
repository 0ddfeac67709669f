import { z } from 'zod'
import { Id, Timestamp, text } from '../fields.schemas.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { altTextMax, attachmentTypes } from './attachments.ts'

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
export const ImageSize = z.enum(['small', 'medium', 'large'])
export type ImageSize = z.infer<typeof ImageSize>

export const UrlAttachment = z.object({
  url: z.url({ protocol: /^https?$/, error: 'Give a complete web address.' }).max(2_000),
  attachmentType: AttachmentType.optional(),
  type: AttachmentType.optional(),
  name: text(200).nullish(),
})

export const attachmentShapes = {
  uploadAttachment: {
    query: z.object({ attachmentType: AttachmentType, altText: text(altTextMax).optional() }),
    reply: Attachment,
  },
  addUrlAttachment: { body: UrlAttachment, reply: Attachment },
  getAttachment: { params: z.object({ id: Id }), query: z.object({ size: ImageSize.optional() }), reply: z.unknown() },
  deleteAttachment: { query: z.object({ id: Id }), reply: nothing },
} satisfies RouteShapes
