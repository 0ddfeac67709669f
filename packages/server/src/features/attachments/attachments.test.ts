import { attachmentRoutes, userRoutes } from '@materia/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { blobOf, files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'
import { putContentVersions } from '../contents/index.ts'
import { sweepAttachments } from './attachments.jobs.ts'
import { claimAttachments, releaseAttachments, storeImage } from './index.ts'

const test = await testApp()
const { app, make, as, clock } = test

const upload = (person: Person, attachmentType: string, bytes: Uint8Array | string, fileName: string) =>
  as(person).call(attachmentRoutes.uploadAttachment, {
    query: { attachmentType: attachmentType as 'Image' },
    file: blobOf(bytes),
    fileName,
  })
const read = (person: Person, id: string, query = {}, headers = {}) =>
  as(person).call(attachmentRoutes.getAttachment, { params: { id }, query, headers })

describe('uploading a file', () => {
  it.each([
    ['Image', 'photo.jpg', () => files.jpeg(), 'image/webp', 'photo.webp'],
    ['Image', 'figure.PNG', () => files.png(), 'image/webp', 'figure.webp'],
    ['PDF', 'guideline.pdf', () => files.pdf(), 'application/pdf', 'guideline.pdf'],
    ['Video', 'talk.mp4', () => files.mp4(), 'video/mp4', 'talk.mp4'],
    [
      'Document',
      'notes.docx',
      () => files.docx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'notes.docx',
    ],
    ['Document', 'notes.odt', () => files.odt(), 'application/vnd.oasis.opendocument.text', 'notes.odt'],
    ['Document', 'notes.rtf', () => Buffer.from('{\\rtf1 Hello}'), 'application/rtf', 'notes.rtf'],
    ['Document', 'doses.csv', () => Buffer.from('drug,dose\nzoloft,50'), 'text/plain; charset=utf-8', 'doses.csv'],
    ['Document', 'été.txt', () => Buffer.from('Dosage: 50 µg'), 'text/plain; charset=utf-8', 'été.txt'],
  ])('keeps %s %s as what its bytes are', async (type, name, bytes, contentType, fileName) => {
    const doctor = await make.doctor()

    const reply = await upload(doctor, type, await bytes(), name)
    const download = await read(doctor, reply.body.id)

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      type,
      contentType,
      fileName,
      attachmentBelongsTo: 'UserContentUpload',
      attachmenUrlLocation: 'BlobStorage',
      url: `/api/attachment/${reply.body.id}`,
    })
    expect(reply.body.attachmentId).toBe(reply.body.id)
    expect(download.status).toBe(200)
    expect(download.headers['content-type']).toBe(contentType)
    expect(download.raw.rawPayload).toHaveLength(reply.body.sizeInBytes ?? 0)
  })

  it('goes by the bytes, not by the name or the claimed type', async () => {
    const doctor = await make.doctor()

    const pictureAsPdf = await upload(doctor, 'PDF', await files.png(), 'paper.pdf')
    const pdfAsPicture = await upload(doctor, 'Image', files.pdf(), 'photo.jpg')
    const pictureNamedHtml = await upload(doctor, 'Image', await files.png(), 'page.html')

    expect(pictureAsPdf.body).toMatchObject({
      status: 400,
      detail: 'This file is not a PDF that Materia can keep: PDF.',
      extensions: { errors: [{ field: 'file' }] },
    })
    expect(pdfAsPicture.status).toBe(400)
    expect(pictureNamedHtml.body).toMatchObject({ contentType: 'image/webp', fileName: 'page.webp' })
  })

  it('refuses an empty file, a missing file, a missing type and a body that is no form', async () => {
    const doctor = await make.doctor()
    const missing = new FormData()
    missing.append('note', 'no file here')
    const query = { attachmentType: 'Image' as const }

    const replies = [
      await upload(doctor, 'Document', '', 'empty.txt'),
      await as(doctor).call(attachmentRoutes.uploadAttachment, { query, body: missing }),
      await as(doctor).call(attachmentRoutes.uploadAttachment, { query, body: { file: 'no' } }),
      await as(doctor).call(attachmentRoutes.uploadAttachment, { query: {} as never, file: blobOf(await files.png()) }),
      await as(doctor).call(attachmentRoutes.uploadAttachment, {
        query: { attachmentType: 'Program' as never },
        file: blobOf('x'),
      }),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([400, 400, 400, 400, 400])
    expect(replies.map((reply) => (reply.body as never as { detail: string }).detail)).toEqual([
      'The file is empty.',
      'Choose a file.',
      'Send the file as multipart/form-data, in a field named file.',
      expect.stringContaining('attachmentType'),
      expect.stringContaining('attachmentType'),
    ])
  })

  it('is refused to a stranger', async () => {
    const reply = await test.stranger.call(attachmentRoutes.uploadAttachment, {
      query: { attachmentType: 'Image' },
      file: blobOf(await files.png()),
    })

    expect(reply.status).toBe(401)
  })
})

describe('a picture', () => {
  it('loses its metadata and keeps its orientation', async () => {
    const doctor = await make.doctor()
    const original = await files.jpeg({ width: 60, height: 20, orientation: 6 })

    const { body } = await upload(doctor, 'Image', original, 'portrait.jpg')
    const download = await read(doctor, body.id)
    const metadata = await sharp(download.raw.rawPayload).metadata()

    expect(original.includes('Secret camera')).toBe(true)
    expect([body.width, body.height]).toEqual([20, 60])
    expect([metadata.width, metadata.height, metadata.orientation]).toEqual([20, 60, undefined])
    expect(metadata.exif).toBeUndefined()
    expect(download.raw.rawPayload.includes('Secret camera')).toBe(false)
  })

  it('comes in three sizes', async () => {
    const doctor = await make.doctor()
    const { body } = await upload(doctor, 'Image', await files.png(3_000, 1_500), 'wide.png')

    const widths = await Promise.all(
      [undefined, 'small', 'medium', 'large'].map(async (size) => {
        const reply = await read(doctor, body.id, { size })
        return (await sharp(reply.raw.rawPayload).metadata()).width
      }),
    )
    const unknown = await read(doctor, body.id, { size: 'huge' })

    expect(widths).toEqual([2_560, 160, 480, 1_280])
    expect(unknown.status).toBe(400)
  })

  it('keeps moving if it moved', async () => {
    const doctor = await make.doctor()
    const frames = await sharp([await files.png(30, 30), await files.jpeg({ width: 30, height: 30 })], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()

    const { body } = await upload(doctor, 'Image', frames, 'loop.gif')
    const metadata = await sharp((await read(doctor, body.id)).raw.rawPayload).metadata()

    expect([body.width, body.height]).toEqual([30, 30])
    expect(metadata.pages).toBe(2)
  })
})

describe('downloading', () => {
  it('says that the bytes never change and that nothing in them may run', async () => {
    const doctor = await make.doctor()
    const picture = (await upload(doctor, 'Image', await files.png(), 'a.png')).body
    const notes = (await upload(doctor, 'Document', 'Hello', 'Ordonnance "été".txt')).body

    const first = await read(doctor, picture.id, { size: 'small' })
    const again = await read(doctor, picture.id, { size: 'small' }, { 'if-none-match': String(first.headers.etag) })
    const document = await read(doctor, notes.id)

    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'content-disposition': expect.stringMatching(/^inline; /),
    })
    expect([again.status, again.raw.rawPayload.length]).toEqual([304, 0])
    expect(document.headers['content-disposition']).toBe(
      `attachment; filename="Ordonnance _t_.txt"; filename*=UTF-8''Ordonnance%20%C3%A9t%C3%A9.txt`,
    )
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

  it('works by the cookie that browsers send for pictures', async () => {
    const doctor = await make.doctor()
    const { body } = await upload(doctor, 'Image', await files.png(), 'a.png')
    const signIn = await test.stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })
    const [cookie] = String(signIn.headers['set-cookie']).split(';')

    const shown = await test.stranger.call(attachmentRoutes.getAttachment, {
      params: { id: body.id },
      headers: { cookie: cookie ?? '' },
    })
    const without = await test.stranger.call(attachmentRoutes.getAttachment, { params: { id: body.id } })

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
            details: { content: '<p>Hello</p>', authors: [] },
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

describe('letting go of an attachment', () => {
  const remove = (person: Person, id: string) => as(person).call(attachmentRoutes.deleteAttachment, { query: { id } })
  const holder = () => ({ kind: 'profile' as const, id: crypto.randomUUID() })
  const keyOf = (id: string) => `attachments/${id.slice(0, 2)}/${id}`

  it('removes it, bytes and all, for its owner alone', async () => {
    const [owner, other] = [await make.doctor(), await make.admin()]
    const { body } = await upload(owner, 'Image', await files.png(), 'a.png')

    const foreign = await remove(other, body.id)
    const own = await remove(owner, body.id)
    await app.jobs.runDue()

    expect([foreign.status, own.status]).toEqual([404, 204])
    expect((await read(owner, body.id)).status).toBe(404)
    expect(await app.blobs.has(keyOf(body.id))).toBe(false)
    expect(await app.blobs.has(`${keyOf(body.id)}.small`)).toBe(false)
  })

  it('is refused while something holds it', async () => {
    const owner = await make.doctor()
    const { body } = await upload(owner, 'Image', await files.png(), 'a.png')
    const claim = { holder: holder(), ids: [body.id], ownerId: owner.userId, field: 'file' }
    await inTransaction(app, (tx) => claimAttachments(app, tx, claim))

    const held = await remove(owner, body.id)
    await inTransaction(app, (tx) => releaseAttachments(app, tx, claim.holder))
    const released = await remove(owner, body.id)

    expect([held.status, released.status]).toEqual([409, 204])
  })

  it('sweeps what nothing has held for a day, and nothing else', async () => {
    const owner = await make.doctor()
    const [held, letGo, forgotten] = [
      (await upload(owner, 'Document', 'held', 'a.txt')).body.id,
      (await upload(owner, 'Document', 'let go', 'b.txt')).body.id,
      (await upload(owner, 'Document', 'forgotten', 'c.txt')).body.id,
    ]
    const claim = { holder: holder(), ids: [held, letGo], ownerId: owner.userId, field: 'file' }
    await inTransaction(app, (tx) => claimAttachments(app, tx, claim))
    clock.advance(hours(23))
    await inTransaction(app, (tx) => claimAttachments(app, tx, { ...claim, ids: [held] }))
    clock.advance(hours(2))
    const rows = async () => {
      await sweepAttachments(app)
      await app.jobs.runDue()
      const left = await app.db.selectFrom('attachments').select('id').where('owner_id', '=', owner.userId).execute()
      return new Set(left.map((row) => row.id))
    }

    expect(await rows()).toEqual(new Set([held, letGo]))
    expect(await app.blobs.has(keyOf(forgotten))).toBe(false)
    clock.advance(days(1))
    expect(await rows()).toEqual(new Set([held]))
  })

  it('refuses to hold what is somebody else’s', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const { body } = await upload(owner, 'Document', 'mine', 'a.txt')
    const claim = { holder: holder(), ids: [body.id], ownerId: other.userId, field: 'attachmentIds' }

    await expect(inTransaction(app, (tx) => claimAttachments(app, tx, claim))).rejects.toMatchObject({
      status: 400,
      extensions: { errors: [{ field: 'attachmentIds' }] },
    })
  })

  it('happens to everything unpublished when the person leaves', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const kept = (await upload(owner, 'Document', 'kept', 'a.txt')).body.id
    const gone = (await upload(owner, 'Document', 'gone', 'b.txt')).body.id
    const claim = { holder: holder(), ids: [kept], ownerId: owner.userId, field: 'file' }
    await inTransaction(app, (tx) => claimAttachments(app, tx, claim))

    await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })
    await sweepAttachments(app)
    await app.jobs.runDue()

    expect(await app.blobs.has(keyOf(kept))).toBe(true)
    expect(await app.blobs.has(keyOf(gone))).toBe(false)
    expect((await read(other, gone)).status).toBe(404)
  })
})
