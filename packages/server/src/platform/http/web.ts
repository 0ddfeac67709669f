import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../errors/errors.ts'

export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

const yearSeconds = 31_536_000
const serverOnly = /^\/(api|socket\.io|assets|dev|healthz|readyz|metrics)(\/|$)/i

/** Serves the built web app: assets for ever, pages fresh, and the app's shell for every other address. */
export async function serveWeb(server: FastifyInstance): Promise<void> {
  if (!existsSync(join(webFolder, 'pages.json'))) return
  const pages = JSON.parse(await readFile(join(webFolder, 'pages.json'), 'utf8')) as Record<string, string>
  const pageOf = pageFinder(pages)

  await server.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isForever = path.includes('/assets/')
      reply.header('cache-control', isForever ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
  server.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (serverOnly.test(path)) throw new ProblemError(404, 'There is nothing at this address.')
    return reply.sendFile(pageOf(path))
  })
}

/** Exact address first, then `/Home/*` for what lies below, then the shell. */
function pageFinder(pages: Record<string, string>) {
  const byPath = new Map(Object.entries(pages).map(([path, file]) => [path.toLowerCase(), file]))
  return (path: string): string => {
    const wanted = path.toLowerCase().replace(/(.)\/$/, '$1')
    const parent = wanted.replace(/\/[^/]*$/, '/*')
    return byPath.get(wanted) ?? byPath.get(parent) ?? byPath.get('*') ?? 'app.html'
  }
}
