import { attachmentRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { files } from '../../testing/files.ts'
import { putContentVersions } from '../contents/index.ts'
import { claimAttachments, storeImage } from './index.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const tester = await testApp()
const { app, make, stranger } = tester
const { upload, read } = attachmentCalls(tester)

describe('downloading', () => {
  it('says that the bytes never change and that nothing in them may run', async () => {
    const doctor = await make.doctor()
    const picture = (await upload(doctor, 'Image', await files.png(), 'a.png')).body
    const notes = (await upload(doctor, 'Document', 'Hello', 'Ordonnance "été".txt')).body

    const first = await read(doctor, picture.id, { size: 'small' })
    const again = await read(doctor, picture.id, { size: 'small' }, { 'if-none-match': String(first.headers.etag) })
    const document = await read(doctor, notes.id)

    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'content-disposition': expect.stringMatching(/^inline; /),
    })
    expect([again.status, again.raw.rawPayload.length]).toEqual([304, 0])
    expect(document.headers['content-disposition']).toBe(
      `attachment; filename="Ordonnance _t_.txt"; filename*=UTF-8''Ordonnance%20%C3%A9t%C3%A9.txt`,
    )
  })

  it('lets a PDF be shown inside the product’s own pages, and nothing else be framed', async () => {
    const doctor = await make.doctor()
    const [pdf, picture] = [
      await upload(doctor, 'PDF', files.pdf(), 'paper.pdf'),
      await upload(doctor, 'Image', await files.png(), 'photo.png'),
    ]

    const framed = await read(doctor, pdf.body.id)
    const unframed = await read(doctor, picture.body.id)

    expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(unframed.headers['x-frame-options']).toBe('DENY')
  })

  it('answers ranges', async () => {
    const doctor = await make.doctor()
    const bytes = files.mp4(976)
    const { body } = await upload(doctor, 'Video', bytes, 'talk.mp4')
    const range = async (header: string, more = {}) => read(doctor, body.id, {}, { range: header, ...more })

    const start = await range('bytes=0-9')
    const middle = await range('bytes=990-')
    const tail = await range('bytes=-5')
    const beyond = await range('bytes=5000-')
    const several = await range('bytes=0-1,5-6')
    const stale = await range('bytes=0-9', { 'if-range': '"something else"' })

    expect([start.status, start.headers['content-range'], start.headers['content-length']]).toEqual([
      206,
      'bytes 0-9/1000',
      '10',
    ])
    expect(start.raw.rawPayload).toEqual(bytes.subarray(0, 10))
    expect(middle.raw.rawPayload).toEqual(bytes.subarray(990))
    expect(tail.headers['content-range']).toBe('bytes 995-999/1000')
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000'])
    expect([several.status, stale.status]).toEqual([200, 200])
    expect(several.raw.rawPayload).toHaveLength(1_000)
  })

  it('that cannot be given is an error no browser keeps', async () => {
    const doctor = await make.doctor()
    const { body } = await upload(doctor, 'Image', await files.png(), 'a.png')
    const row = await app.db.selectFrom('attachments').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
    await app.blobs.remove(row.blob_key ?? '')

    const reply = await read(doctor, body.id)

    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('json'),
    })
    expect(reply.headers.etag).toBeUndefined()
  })

  it('works by the cookie that browsers send for pictures', async () => {
    const doctor = await make.doctor()
    const { body } = await upload(doctor, 'Image', await files.png(), 'a.png')
    const signIn = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })
    const [cookie] = String(signIn.headers['set-cookie']).split(';')

    const shown = await stranger.call(attachmentRoutes.getAttachment, {
      params: { id: body.id },
      headers: { cookie: cookie ?? '' },
    })
    const without = await stranger.call(attachmentRoutes.getAttachment, { params: { id: body.id } })

    expect([shown.status, without.status]).toEqual([200, 401])
  })

  it('is not found by those who may not read what it belongs to', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const { body } = await upload(owner, 'Document', 'Draft', 'draft.txt')

    const replies = await Promise.all([body.id, '00000000-0000-4000-8000-000000000000'].map((id) => read(other, id)))

    expect(replies.map((reply) => reply.status)).toEqual([404, 404])
    expect((await read(owner, body.id)).status).toBe(200)
  })

  it('follows who sees the item that holds it', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const { body } = await upload(owner, 'Document', 'Post', 'post.txt')
    const put = (type: 'DraftUserArticle' | 'UserArticle', contentItemId?: string) =>
      inTransaction(app, async (tx) => {
        const [stored] = await putContentVersions(tx, [
          {
            type,
            contentItemId,
            ownerId: owner.userId,
            visibility: type === 'UserArticle' ? 'public' : 'owner',
            title: 'A post',
            details: { content: '<p>Hello</p>', authors: [], language: 'en', isLanguageGuessed: true },
            inPlace: true,
          },
        ])
        const holder = { kind: 'content-version' as const, id: stored?.versionId ?? '' }
        await claimAttachments(app, tx, { holder, ids: [body.id], ownerId: owner.userId, field: 'attachmentIds' })
        return stored?.contentItemId
      })

    const contentItemId = await put('DraftUserArticle')
    const whileDraft = await read(other, body.id)
    await put('UserArticle', contentItemId)
    const published = await read(other, body.id)

    expect([whileDraft.status, published.status]).toEqual([404, 200])
  })

  it('of a profile picture is open to every signed-in reader', async () => {
    const [owner, other] = [await make.doctor(), await make.sponsor()]
    const picture = await storeImage(app, {
      ownerId: owner.userId,
      bytes: await files.png(),
      name: 'me.png',
      belongsTo: 'ProfilePicture',
    })

    expect((await read(other, picture?.id ?? '')).status).toBe(200)
  })
})
