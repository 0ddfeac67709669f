import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type AttachmentBelongsTo, type AttachmentType, imageSizes, uploadQuotaBytes } from '@materia/contract'
import type { FastifyRequest } from 'fastify'
import type { Actor, App } from '../../platform/app.ts'
import { conflict, invalid, ProblemError } from '../../platform/errors/errors.ts'
import { makeId } from '../users/index.ts'
import { type AttachmentRow, countUploadedBytes, insertAttachment, lockUploadedBytes } from './attachments.queries.ts'
import { codeWordOf, type FileKind, fileNameOf, findFileKind, maxBytesOf } from './file-kinds.ts'
import { type EncodedImage, imageContentType, imageEnding, maxMegapixels } from './images.ts'

interface Spooled {
  path: string
  givenName: string
  sizeInBytes: number
}

interface Purpose {
  belongsTo: AttachmentBelongsTo
  type: AttachmentType
  altText?: string | null
}

export interface NewImage {
  ownerId: string | null
  bytes: Uint8Array
  name: string
  belongsTo: AttachmentBelongsTo
  altText?: string | null
}

/** Keeps the file of a multipart request as what its bytes are, and nothing of it if it may not be kept. */
export const storeUpload = (
  app: App,
  actor: Actor,
  request: FastifyRequest,
  purpose: Purpose,
): Promise<AttachmentRow> =>
  app.features.attachments.uploadTurns(actor.userId, () => storeInTurn(app, actor, request, purpose))

async function storeInTurn(app: App, actor: Actor, request: FastifyRequest, purpose: Purpose): Promise<AttachmentRow> {
  checkRoom(await countUploadedBytes(app.db, actor.userId), 1)
  const id = makeId()
  const path = join(await spoolFolder(app), `${id}.part`)
  try {
    const spooled = await spool(request, path, purpose.type)
    const kind = await checkedKind(spooled, purpose.type)
    const image = kind.type === 'Image' ? await checkedImage(app, path) : undefined
    if (image) return await keepImage(app, { id, ownerId: actor.userId, image, name: spooled.givenName, ...purpose })
    return await keepFile(app, { id, ownerId: actor.userId, spooled, kind, ...purpose })
  } finally {
    await rm(path, { force: true })
  }
}

/** Keeps a picture that did not come by a request; undefined if the bytes are no picture. */
export async function storeImage(app: App, { bytes, ...picture }: NewImage): Promise<AttachmentRow | undefined> {
  const image = await app.features.attachments.encodeImage(bytes)
  return image && keepImage(app, { id: makeId(), image, ...picture })
}

export async function spoolFolder(app: App): Promise<string> {
  const folder = join(app.config.MATERIA_DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Every key under which bytes of this attachment lie. */
export function blobKeysOf(row: { type: AttachmentType; blob_key: string | null }): string[] {
  if (!row.blob_key) return []
  return row.type === 'Image' ? [row.blob_key, ...copyKeys(row.blob_key)] : [row.blob_key]
}

export const copyKey = (blobKey: string, size: string) => `${blobKey}.${size}`
const copyKeys = (blobKey: string) => Object.keys(imageSizes).map((size) => copyKey(blobKey, size))

/** Straight to disk as it arrives: an upload never lies in memory whole. */
async function spool(request: FastifyRequest, path: string, type: AttachmentType): Promise<Spooled> {
  if (!request.isMultipart()) throw invalid('file-form-required', 'file')
  // Whoever hung up while it waited for its turn sends no end either: nothing would ever be read.
  if (request.raw.destroyed) throw invalid('file-cut-short', 'file')
  const maxBytes = maxBytesOf(type)
  const part = await request.file({ limits: { fileSize: maxBytes }, throwFileSizeLimit: false }).catch(brokenForm)
  if (!part) throw invalid('file-required', 'file')
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(part.file, target).catch((error) => {
    // What is still to come is let pass: nothing else on this connection would be read before it.
    request.raw.unpipe().resume()
    brokenForm(error)
  })
  if (part.file.truncated) throw tooLarge(type, maxBytes)
  if (target.bytesWritten === 0) throw invalid('file-empty', 'file')
  return { path, givenName: part.filename ?? '', sizeInBytes: target.bytesWritten }
}

/** The disk's own errors carry a code; a form that cannot be read, or ends too early, carries none. */
function brokenForm(error: NodeJS.ErrnoException): never {
  throw error.code === undefined ? invalid('file-cut-short', 'file') : error
}

function tooLarge(type: AttachmentType, maxBytes: number): ProblemError {
  const problem = invalid(`${codeWordOf[type]}-too-large`, 'file', { megabytes: maxBytes / 1024 / 1024 })
  return new ProblemError(400, problem.code, { data: problem.data, extensions: { ...problem.extensions, maxBytes } })
}

async function checkedKind({ path, givenName }: Spooled, type: AttachmentType): Promise<FileKind> {
  const kind = await findFileKind(path, givenName)
  if (kind?.type === type) return kind
  throw invalid(`${codeWordOf[type]}-unsupported`, 'file')
}

async function checkedImage(app: App, path: string): Promise<EncodedImage> {
  const image = await app.features.attachments.encodeImage(path)
  if (!image) {
    throw invalid('image-unreadable', 'file', { megapixels: maxMegapixels })
  }
  return image
}

async function keepImage(
  app: App,
  {
    id,
    ownerId,
    image,
    name,
    belongsTo,
    altText,
  }: {
    id: string
    ownerId: string | null
    image: EncodedImage
    name: string
    belongsTo: AttachmentBelongsTo
    altText?: string | null
  },
): Promise<AttachmentRow> {
  const blobKey = blobKeyOf(id)
  const fileName = fileNameOf(name, imageEnding)
  const row = newRow(app, {
    id,
    ownerId,
    belongsTo,
    altText,
    fileName,
    kind: { type: 'Image', contentType: imageContentType, ending: imageEnding },
    sizeInBytes: image.bytes.length,
  })
  return keep(app, { ...row, width: image.width, height: image.height }, async () => {
    await app.blobs.put(blobKey, image.bytes)
    for (const copy of image.copies) await app.blobs.put(copyKey(blobKey, copy.size), copy.bytes)
  })
}

function keepFile(
  app: App,
  {
    id,
    ownerId,
    spooled,
    kind,
    belongsTo,
    altText,
  }: Purpose & { id: string; ownerId: string; spooled: Spooled; kind: FileKind },
): Promise<AttachmentRow> {
  const { path, sizeInBytes } = spooled
  const fileName = fileNameOf(spooled.givenName, kind.ending)
  const row = newRow(app, { id, ownerId, belongsTo, altText, fileName, kind, sizeInBytes })
  return keep(app, row, () => app.blobs.putFile(blobKeyOf(id), path, { contentType: kind.contentType, sizeInBytes }))
}

const blobKeyOf = (id: string) => `attachments/${id.slice(0, 2)}/${id}`

function newRow(
  app: App,
  upload: {
    id: string
    ownerId: string | null
    belongsTo: AttachmentBelongsTo
    altText?: string | null
    fileName: string
    kind: FileKind
    sizeInBytes: number
  },
): AttachmentRow {
  return {
    id: upload.id,
    owner_id: upload.ownerId,
    type: upload.kind.type,
    belongs_to: upload.belongsTo,
    location: 'BlobStorage',
    name: upload.fileName.replace(/\.[^.]*$/, ''),
    file_name: upload.fileName,
    url: null,
    blob_key: blobKeyOf(upload.id),
    content_type: upload.kind.contentType,
    size_in_bytes: upload.sizeInBytes,
    width: null,
    height: null,
    alt_text: upload.altText || null,
    created_at: app.clock.now(),
    unused_since: app.clock.now(),
    hidden_at: null,
  }
}

/** The row comes last: bytes without one are removed, a row without bytes never is. */
async function keep(app: App, row: AttachmentRow, write: () => Promise<void>): Promise<AttachmentRow> {
  try {
    await write()
    return await app.db.transaction().execute(async (tx) => {
      if (row.owner_id) checkRoom(await lockUploadedBytes(tx, row.owner_id), row.size_in_bytes ?? 0)
      return insertAttachment(tx, row)
    })
  } catch (error) {
    await Promise.allSettled(blobKeysOf(row).map((key) => app.blobs.remove(key)))
    throw error
  }
}

function checkRoom(usedBytes: number, wantedBytes: number): void {
  if (usedBytes + wantedBytes > uploadQuotaBytes) throw conflict('uploads-full')
}
