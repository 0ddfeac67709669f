import { Readable } from 'node:stream'
import type { ImageSize } from '@materia/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { ByteRange } from '../../platform/blob/store.ts'
import { ProblemError } from '../../platform/errors/errors.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import type { AttachmentRow } from './attachments.queries.ts'
import { copyKey } from './uploads.service.ts'

// Whatever an upload holds, the browser runs nothing of it: no script, no form, no frame, no origin.
const sandbox = "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'"
// A sandboxed document may not open the browser's own PDF viewer, which runs apart from every page anyway.
// Pages of ours may show it inside them, and nobody else's.
const sandboxForPdf = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** Answers with the bytes: all of them, one range, or the news that the viewer's copy is still good. */
export async function sendAttachment(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, size }: { row: AttachmentRow; size: ImageSize | undefined },
): Promise<unknown> {
  if (row.url !== null || row.blob_key === null) return reply.redirect(row.url ?? '/', 302)
  const isCopy = row.type === 'Image' && size !== undefined
  const etag = `"${row.id}${isCopy ? `-${size}` : ''}"`
  reply.headers({
    'content-type': row.content_type ?? 'application/octet-stream',
    'content-disposition': dispositionOf(row),
    'content-security-policy': row.type === 'PDF' ? sandboxForPdf : sandbox,
    'cross-origin-resource-policy': 'same-origin',
    ...(row.type === 'PDF' && { 'x-frame-options': 'SAMEORIGIN' }),
    // Only this viewer's browser keeps it, and asks each time: on a shared machine the next person has no session to show it.
    'cache-control': 'private, no-cache',
    etag,
  })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (isCopy) return reply.send(await app.blobs.getStream(copyKey(row.blob_key, size)))

  const total = row.size_in_bytes ?? 0
  reply.header('accept-ranges', 'bytes')
  const range = rangeOf(request, etag, total)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${total}`)
  reply.header('content-length', range ? range.end - range.start + 1 : total)
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await app.blobs.getStream(row.blob_key, range))
}

/** One range as RFC 9110 writes it; several at once, or another unit, mean the whole. */
export function parseRange(header: string, total: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.replaceAll(' ', '')) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, total - Number(last)) : Number(first)
  const end = first === '' || last === '' ? total - 1 : Math.min(Number(last), total - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= total || end < start ? 'unsatisfiable' : { start, end }
}

function rangeOf(request: FastifyRequest, etag: string, total: number): ByteRange | undefined {
  const condition = request.headers['if-range']
  if (!request.headers.range || (condition !== undefined && condition !== etag)) return undefined
  const range = parseRange(request.headers.range, total)
  if (range === 'unsatisfiable') {
    throw new ProblemError(416, 'range-unsatisfiable', { headers: { 'content-range': `bytes */${total}` } })
  }
  return range
}

const matches = (header: string | undefined, etag: string): boolean | undefined =>
  header?.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()))

/** Documents are saved; what a browser shows by itself may stand in the page. */
const dispositionOf = (row: AttachmentRow): string =>
  contentDisposition(row.type === 'Document' ? 'attachment' : 'inline', row.file_name ?? 'file')
