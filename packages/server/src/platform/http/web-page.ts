import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page kept in memory with its compressed twins, so that nothing is compressed for a visitor. */
export interface WebPage {
  /** Search engines may list it. */
  isListed: boolean
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

// Also in the web's `build.ts`, which leaves it where an address of this installation belongs.
const publicUrlMark = '%PUBLIC_URL%'
const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  // A window of 256 kB holds any page; the usual one would take megabytes for each.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

export async function webPage(
  template: string,
  { publicUrl, isDemo }: { publicUrl: string; isDemo: boolean },
): Promise<WebPage> {
  const marked = isDemo ? template.replace('<html ', '<html data-demo ') : template
  const plain = Buffer.from(marked.replaceAll(publicUrlMark, publicUrl))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  const br = await promisify(brotliCompress)(plain, { params: brotli })
  const gz = await promisify(gzip)(plain)
  return {
    isListed: !template.includes('<meta name="robots" content="noindex"'),
    send(request, reply) {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie').header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      const accepted = String(request.headers['accept-encoding'] ?? '')
      if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
      if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gz)
      return reply.send(plain)
    },
  }
}
