import { languages } from '@materia/contract/languages.ts'
import type { FastifyInstance } from 'fastify'

/** What search engines ask for: which pages there are, and that the rest is not for them. */
export function serveForSearchEngines(server: FastifyInstance, publicUrl: string, paths: string[]) {
  const addresses = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc>${alternates(publicUrl + path)}</url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    '</urlset>',
  ]
  // The root leads to the first page; assets are what the pages are drawn with.
  const open = [...paths, '/assets/', '/favicon.svg', '/preview.png', '/$']
  const robots = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    'Disallow: /',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  const text = (lines: string[]) => `${lines.join('\n')}\n`

  server.get('/sitemap.xml', { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(text(sitemap)),
  )
  server.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(text(robots)),
  )
}

const alternates = (address: string) =>
  languages
    .map((language) => `<xhtml:link rel="alternate" hreflang="${language}-CA" href="${address}?lang=${language}"/>`)
    .join('')
