import { attachmentRoutes, contentRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { fetchedSite } from '../../../testing/fetched-site.ts'
import { files } from '../../../testing/files.ts'
import type { Person } from '../../../testing/make.ts'
import { sweepAttachments } from '../../attachments/attachments.jobs.ts'
import { forgetOldPreviews, lookUp } from './link-previews.service.ts'
import { readPage } from './page-preview.ts'

const { app, apps, make, as, clock } = await testApp()
const picture = await files.png(200, 100)

const page = `<!doctype html><html><head><meta charset="utf-8"><title>Fallback &amp; more</title>
  <meta property="og:title" content="Statins after 75"><meta property="og:site_name" content="A Journal"><meta name="description" content="Who gains, who loses.">
  <meta property="og:image" content="/cover.png"></head><body><script>alert(1)</script></body></html>`
const safeFetch = await fetchedSite((request, reply) => {
  if (request.url === '/cover.png') return reply.setHeader('content-type', 'image/png').end(picture)
  if (request.url === '/drawing') return reply.setHeader('content-type', 'image/svg+xml').end('<svg/>')
  if (request.url === '/broken') return reply.writeHead(500).end()
  return reply.setHeader('content-type', 'text/html; charset=utf-8').end(page)
})
for (const node of apps) node.safeFetch = safeFetch

const preview = (person: Person, externalLink: string) =>
  as(person).call(postRoutes.previewLink, { query: { externalLink } })

describe('the preview of a link', () => {
  it('is pending until the page was looked at, then shows its title, site and picture', async () => {
    const [doctor, other] = [await make.doctor(), await make.doctor()]
    const url = 'https://journal.example.org/statins'

    const before = await preview(doctor, url)
    await lookUp(app, url)
    const after = await preview(doctor, url)
    const shown = await as(other).call(attachmentRoutes.getAttachment, {
      params: { id: after.body.imageAttachmentId ?? '' },
    })

    expect(before.body).toEqual({ status: 'pending', title: null, site: null, imageAttachmentId: null })
    expect(after.body).toMatchObject({ status: 'ready', title: 'Statins after 75', site: 'A Journal' })
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('is asked for once, however many ask', async () => {
    const doctor = await make.doctor()
    const url = 'https://journal.example.org/once'
    await Promise.all(Array.from({ length: 5 }, () => preview(doctor, url)))

    const { rows } = await app.pool.query("select 1 from graphile_worker._private_jobs where payload ->> 'url' = $1", [
      url,
    ])

    expect(rows).toHaveLength(1)
  })

  it('fails quietly for a page that does not answer, or that lies inside', async () => {
    const doctor = await make.doctor()

    for (const url of ['https://journal.example.org/broken', 'https://inside.example.org/']) {
      await preview(doctor, url)
      await lookUp(app, url)
      expect((await preview(doctor, url)).body.status).toBe('failed')
    }
  })

  it('reaches the draft when it is saved again, and the post when it was published before', async () => {
    const doctor = await make.doctor()
    const url = 'https://journal.example.org/reaches'
    const body = { title: 'A paper', externalLinkType: 'Journal' as const, externalLink: url }
    const early = (await as(doctor).call(postRoutes.createDraftExternalLink, { body })).body.contentItemId
    const late = (await as(doctor).call(postRoutes.createDraftExternalLink, { body })).body.contentItemId
    await as(doctor).call(postRoutes.publishExternalLink, { query: { draftContentItemId: early } })

    await lookUp(app, url)
    const published = await as(doctor).call(contentRoutes.getContent, { params: { contentItemId: early } })
    const saved = await as(doctor).call(postRoutes.updateDraftExternalLink, { params: { contentItemId: late }, body })
    const second = await as(doctor).call(postRoutes.publishExternalLink, { query: { draftContentItemId: late } })

    const told = { linkTitle: 'Statins after 75', sourceContent: 'Who gains, who loses.' }
    expect(published.body).toMatchObject({ ...told, linkSite: 'A Journal' })
    expect(saved.body).toMatchObject(told)
    expect(second.body.featuredImage?.id).toBe(saved.body.linkImageAttachmentId)
  })

  it('reaches a draft that was saved before the page was looked at when it is published', async () => {
    const doctor = await make.doctor()
    const url = 'https://journal.example.org/late'
    const body = { title: 'A paper', externalLinkType: 'Journal' as const, externalLink: url }
    const draft = (await as(doctor).call(postRoutes.createDraftExternalLink, { body })).body.contentItemId
    await lookUp(app, url)

    const published = await as(doctor).call(postRoutes.publishExternalLink, { query: { draftContentItemId: draft } })

    expect(published.body).toMatchObject({ linkTitle: 'Statins after 75', linkSite: 'A Journal' })
    expect(published.body.featuredImage?.id).toEqual(expect.any(String))
  })

  it('keeps its picture for a month, used or not, and no longer', async () => {
    const url = 'https://journal.example.org/kept'
    await preview(await make.doctor(), url)
    await lookUp(app, url)
    const id = (await preview(await make.doctor(), url)).body.imageAttachmentId ?? ''
    const after = async (time: number) => {
      clock.advance(time)
      await forgetOldPreviews(app)
      await sweepAttachments(app)
      const reader = await make.doctor()
      const shown = (await preview(reader, url)).body.imageAttachmentId
      return [shown, (await as(reader).call(attachmentRoutes.getAttachment, { params: { id } })).status]
    }

    expect(await after(days(2))).toEqual([id, 200])
    expect(await after(days(29))).toEqual([null, 404])
  })
})

describe('reading a page', () => {
  const read = (html: string, contentType = 'text/html', url = 'https://www.example.org/a/b') =>
    readPage({ bytes: Buffer.from(html), contentType, url })

  it('falls back on the title element and the name of the host', () => {
    expect(read('<title> A &lt;b&gt;\n title </title>')).toEqual({
      title: 'A <b> title',
      site: 'example.org',
      description: null,
      imageUrl: null,
    })
  })

  it('cuts what is too long and survives what is no page', () => {
    expect(read(`<meta property="og:title" content="${'x'.repeat(5_000)}">`).title).toHaveLength(300)
    expect(read('\u0000\ufffd<<<>>>')).toMatchObject({ title: null, site: 'example.org' })
  })

  it('reads other character sets', () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><title>Caf\xe9</title>', 'latin1')

    expect(readPage({ bytes: latin, contentType: 'text/html', url: 'https://example.org/' }).title).toBe('Café')
  })

  it('takes only the name of the site from a page that was made to be hard to read', () => {
    expect(read(`<title>Bad</title>${'<div>'.repeat(100_000)}`)).toEqual({
      title: null,
      site: 'example.org',
      description: null,
      imageUrl: null,
    })
  })

  it('makes the picture’s address whole', () => {
    expect(read('<meta property="og:image" content="../c.png">').imageUrl).toBe('https://www.example.org/c.png')
    expect(read('<meta property="og:image" content="http://[bad">').imageUrl).toBeNull()
  })
})
