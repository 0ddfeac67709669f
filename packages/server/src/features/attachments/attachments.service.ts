import { type AttachmentType, attachmentTypes, type UrlAttachment } from '@materia/contract'
import type { z } from 'zod'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { makeId } from '../users/index.ts'
import { removeBlobsLater } from './attachments.jobs.ts'
import {
  type AttachmentRow,
  deleteAttachment,
  deleteUses,
  findAttachmentWhere,
  type Holder,
  insertAttachment,
  insertUses,
  listClaimable,
  listHolders,
  lockOwnAttachment,
} from './attachments.queries.ts'
import { storeImageFrom } from './fetched-images.service.ts'
import { isReadableByActor } from './viewers.queries.ts'

export async function getReadableAttachment(app: App, actor: Actor, id: string): Promise<AttachmentRow> {
  const row = await findAttachmentWhere(app.db, id, isReadableByActor(app, actor))
  if (!row) throw notFound('attachment')
  return row
}

/** Keeps the address alone, or, of a picture, the picture: nothing else is fetched. */
export async function addUrlAttachment(
  app: App,
  actor: Actor,
  input: z.output<typeof UrlAttachment>,
): Promise<AttachmentRow> {
  const address = new URL(input.url)
  if (address.username || address.password) throw invalid('url-credentials', 'url')
  const lastPart = decodedLastPart(address)
  const type = input.attachmentType ?? input.type ?? typeByName(lastPart)
  const name = input.name || lastPart || address.hostname
  if (type === 'Image') return addImageFrom(app, actor, { url: address.href, name })
  return insertAttachment(app.db, {
    id: makeId(),
    owner_id: actor.userId,
    type,
    belongs_to: 'UserContentUpload',
    location: 'ExternalUrl',
    name,
    file_name: null,
    url: address.href,
    blob_key: null,
    content_type: null,
    size_in_bytes: null,
    width: null,
    height: null,
    alt_text: null,
    created_at: app.clock.now(),
    unused_since: app.clock.now(),
    hidden_at: null,
  })
}

async function addImageFrom(app: App, actor: Actor, { url, name }: { url: string; name: string }) {
  await app.limiter.take('safeFetch', `account ${actor.userId}`)
  const image = { ownerId: actor.userId, name, belongsTo: 'UserContentUpload' } as const
  const kept = await storeImageFrom(app, { url, ...image })
  if (!kept) throw invalid('image-address-unusable', 'url')
  return kept
}

/** The owner lets go of it. What viewers were already shown stays until they are shown it no longer. */
export async function removeAttachment(app: App, actor: Actor, id: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    const row = await lockOwnAttachment(tx, actor.userId, id)
    if (!row) throw notFound('attachment')
    const holders = await listHolders(tx, id)
    if (holders.length > 0) throw conflict('attachment-in-use')
    await deleteAttachment(tx, id)
    await removeBlobsLater(tx, [row])
  })
}

/**
 * Makes these the attachments the holder holds; others it held are let go of. Only one's own may be taken, or what
 * the holder has already.
 */
export async function claimAttachments(
  app: App,
  tx: Tx,
  { holder, ids, ownerId, field }: { holder: Holder; ids: string[]; ownerId: string | null; field: string },
): Promise<void> {
  const wanted = [...new Set(ids)]
  const claimable = await listClaimable(tx, { ids: wanted, ownerId, holder })
  if (claimable.length < wanted.length) {
    throw invalid('file-not-found', field)
  }
  await insertUses(tx, holder, wanted)
  await deleteUses(tx, [holder], { keepIds: wanted, at: app.clock.now() })
}

/** The holders are gone; what nothing else holds is swept a day later. */
export const releaseAttachments = (app: App, tx: Tx, ...holders: Holder[]): Promise<void> =>
  deleteUses(tx, holders, { keepIds: [], at: app.clock.now() })

function decodedLastPart(address: URL): string {
  const last = address.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
      .replaceAll(/\p{Cc}/gu, '')
      .slice(0, 200)
      .toWellFormed()
  } catch {
    return last.slice(0, 200)
  }
}

function typeByName(name: string): AttachmentType {
  if (/\.(jpe?g|png|webp|gif|avif|tiff?)$/i.test(name)) return 'Image'
  if (/\.(mp4|m4v|webm|mov)$/i.test(name)) return 'Video'
  return attachmentTypes.find((type) => name.toLowerCase().endsWith(`.${type.toLowerCase()}`)) ?? 'Document'
}
