import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { Language } from '@materia/contract/languages.ts'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../errors/errors.ts'
import { languageOfPage } from './request-language.ts'
import { serveForSearchEngines } from './search-engines.ts'
import { type WebPage, webPage } from './web-page.ts'

type FileByPath = Record<string, string>

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

const yearSeconds = 31_536_000
// Pages have the server's address filled in and are sent by their own; their templates are nobody's.
const templates = ['*/*.html', '*/*.html.*', 'pages.json', 'pages.json.*']
const template = /^\/(?:[^/]+\/[^/]+\.html|pages\.json)(\.[^/]+)?$/i
const serverOnly = /^\/(api|socket\.io|assets|dev|healthz|readyz|metrics)(\/|$)/i

interface Installation {
  publicUrl: string
  isDemo?: boolean
  /** Off: browsers that have the service worker get one that removes it. */
  hasWorker?: boolean
  folder?: string
}

/** Serves the built web app: assets for ever, pages fresh, and the app's shell for every other address. */
export async function serveWeb(
  server: FastifyInstance,
  { publicUrl, isDemo = false, hasWorker = true, folder = webFolder }: Installation,
): Promise<void> {
  if (!existsSync(join(folder, 'pages.json'))) return
  const fileOf = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as Record<Language, FileByPath>
  const pages = await readPages(folder, Object.values(fileOf).flatMap(Object.values<string>), { publicUrl, isDemo })
  const pageIn = { en: pageFinder(fileOf.en, pages), fr: pageFinder(fileOf.fr, pages) }

  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: hasWorker ? templates : [...templates, 'service-worker.js*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isForever = relative(folder, path).startsWith(`assets${sep}`)
      reply.header('cache-control', isForever ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
  if (!hasWorker) {
    server.get('/service-worker.js', { schema: { hide: true } }, async (_, reply) =>
      reply.sendFile('service-worker-off.js'),
    )
  }
  serveForSearchEngines(
    server,
    publicUrl,
    Object.keys(fileOf.en).filter(
      (path) => !path.includes('*') && path !== '/' && pages.get(fileOf.en[path] ?? '')?.isListed,
    ),
  )
  server.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (serverOnly.test(path) || template.test(path)) return reply.callNotFound()
    return pageIn[languageOfPage(request)](path).send(request, reply)
  })
}

async function readPages(
  folder: string,
  files: string[],
  installation: { publicUrl: string; isDemo: boolean },
): Promise<Map<string, WebPage>> {
  const pages = [...new Set(files)].map(
    async (file) => [file, webPage(await readFile(join(folder, file), 'utf8'), installation)] as const,
  )
  return new Map(await Promise.all(pages))
}

/** Exact address first, then `/Home/*` for what lies below, then the shell. */
function pageFinder(fileOf: FileByPath, pages: Map<string, WebPage>) {
  const byPath = new Map(Object.entries(fileOf).map(([path, file]) => [path.toLowerCase(), file]))
  return (path: string): WebPage => {
    const wanted = path.toLowerCase().replace(/(.)\/$/, '$1')
    const parent = wanted.replace(/\/[^/]*$/, '/*')
    const page = pages.get(byPath.get(wanted) ?? byPath.get(parent) ?? byPath.get('*') ?? '')
    if (!page) throw new ProblemError(404, 'address-unknown')
    return page
  }
}
