import { attachmentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { blobOf, files } from '../../testing/files.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const tester = await testApp()
const { make, as, stranger } = tester
const { upload, read } = attachmentCalls(tester)

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
    const reply = await stranger.call(attachmentRoutes.uploadAttachment, {
      query: { attachmentType: 'Image' },
      file: blobOf(await files.png()),
    })

    expect(reply.status).toBe(401)
  })
})
