import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page kept in memory, with its compressed twins once somebody has asked for them. */
export interface WebPage {
  /** Search engines may list it. */
  isListed: boolean
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

// Also in the web's `build.ts`, which leaves it where an address of this installation belongs.
const publicUrlMark = '%PUBLIC_URL%'
const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  // A window of 256 kB holds any page; the usual one would take megabytes for each.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

// In the order in which they are preferred.
const compressions = {
  br: (page: Buffer) => promisify(brotliCompress)(page, { params: brotli }),
  gzip: (page: Buffer) => promisify(gzip)(page),
}
const encodings = Object.keys(compressions) as (keyof typeof compressions)[]

export function webPage(template: string, { publicUrl, isDemo }: { publicUrl: string; isDemo: boolean }): WebPage {
  const marked = isDemo ? template.replace('<html ', '<html data-demo ') : template
  const plain = Buffer.from(marked.replaceAll(publicUrlMark, publicUrl))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  const twins: Partial<Record<keyof typeof compressions, Promise<Buffer>>> = {}
  return {
    isListed: !template.includes('<meta name="robots" content="noindex"'),
    async send(request, reply) {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie').header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      const accepted: string[] = String(request.headers['accept-encoding'] ?? '').match(/\w+/g) ?? []
      const encoding = encodings.find((each) => accepted.includes(each))
      if (!encoding) return reply.send(plain)
      twins[encoding] ??= compressions[encoding](plain)
      return reply.header('content-encoding', encoding).send(await twins[encoding])
    },
  }
}
