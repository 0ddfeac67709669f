import { attachmentRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { fetchedSite } from '../../testing/fetched-site.ts'
import { files } from '../../testing/files.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const tester = await testApp()
const { app, apps, make, as } = tester
const picture = await files.png(200, 100)
const asked: string[] = []
const safeFetch = await fetchedSite((request, reply) => {
  asked.push(request.url ?? '')
  if (request.url === '/cover.png') return reply.setHeader('content-type', 'image/png').end(picture)
  if (request.url === '/drawing.svg') return reply.setHeader('content-type', 'image/svg+xml').end('<svg/>')
  if (request.url === '/lie.png') return reply.setHeader('content-type', 'image/png').end('<script>alert(1)</script>')
  return reply.setHeader('content-type', 'text/html').end('<p>A page</p>')
})
for (const node of apps) node.safeFetch = safeFetch
const { read } = attachmentCalls(tester)

describe('an attachment by its address', () => {
  it('keeps the address and sends readers there', async () => {
    const doctor = await make.doctor()

    const reply = await as(doctor).call(attachmentRoutes.addUrlAttachment, {
      body: { url: 'https://example.org/files/Guide%20A.pdf' },
    })
    const read_ = await read(doctor, reply.body.id)

    expect(reply.body).toMatchObject({
      type: 'PDF',
      name: 'Guide A.pdf',
      attachmenUrlLocation: 'ExternalUrl',
      url: 'https://example.org/files/Guide%20A.pdf',
      contentType: null,
    })
    expect([read_.status, read_.headers.location]).toEqual([302, 'https://example.org/files/Guide%20A.pdf'])
  })

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,<script>alert(1)</script>',
    'not an address',
    'https://user:password@example.org/a.pdf',
  ])('refuses %s', async (url) => {
    const reply = await as(await make.doctor()).call(attachmentRoutes.addUrlAttachment, { body: { url } })

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ extensions: { errors: [{ field: 'url' }] } })
  })
})

describe('a picture by its address', () => {
  const add = async (url: string, type?: 'Image') =>
    as(await make.doctor()).call(attachmentRoutes.addUrlAttachment, { body: { url, type } })

  it('is fetched, drawn anew and kept, so that no reader calls the place it came from', async () => {
    const doctor = await make.doctor()

    const { body: kept } = await as(doctor).call(attachmentRoutes.addUrlAttachment, {
      body: { url: 'https://example.org/cover.png' },
    })
    const shown = await read(doctor, kept.id)

    expect(kept).toMatchObject({
      type: 'Image',
      name: 'cover',
      attachmenUrlLocation: 'BlobStorage',
      url: `/api/attachment/${kept.id}`,
      contentType: 'image/webp',
      width: 200,
    })
    expect([shown.status, shown.headers['content-type'], shown.headers.location]).toEqual([
      200,
      'image/webp',
      undefined,
    ])
    expect(asked).toEqual(['/cover.png'])
  })

  it.each([
    'https://example.org/lie.png',
    'https://example.org/drawing.svg',
    'https://example.org/page',
    'https://inside.example.org/cover.png',
    'https://127.0.0.1/cover.png',
  ])('is refused where %s gives none', async (url) => {
    const reply = await add(url, 'Image')

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ extensions: { errors: [{ field: 'url' }] } })
  })

  it('is never stored by its address alone', async () => {
    await expect(
      sql`update attachments set location = 'ExternalUrl', url = 'https://example.org/a.png', blob_key = null where type = 'Image'`.execute(
        app.db,
      ),
    ).rejects.toThrow('attachments_images_are_kept')
  })
})
