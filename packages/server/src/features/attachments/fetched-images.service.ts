import type { App } from '../../platform/app.ts'
import type { AttachmentRow } from './attachments.queries.ts'
import { type NewImage, storeImage } from './uploads.service.ts'

const kept = /^image\/(jpeg|png|webp|gif|avif)/i

/** Fetches a picture and keeps it as one of ours: viewers never call its address. Undefined if there is none. */
export async function storeImageFrom(
  app: App,
  { url, ...image }: Omit<NewImage, 'bytes'> & { url: string },
): Promise<AttachmentRow | undefined> {
  const reply = await app.safeFetch(url, { accept: 'image/*' })
  if (!reply || !kept.test(reply.contentType)) return undefined
  return storeImage(app, { ...image, bytes: reply.bytes })
}
