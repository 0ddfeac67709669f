import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { files } from '../../testing/files.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const tester = await testApp()
const { make } = tester
const { upload, read } = attachmentCalls(tester)

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

  it('is refused where it would take too much memory, though few bytes and not too many pixels', async () => {
    const doctor = await make.doctor()
    const large = [await files.interlacedPng(5_200, { depth: 16 }), await files.turnedJpeg(6_000)]

    const replies = await Promise.all(large.map((bytes) => upload(doctor, 'Image', bytes, 'large')))
    const small = await upload(doctor, 'Image', await files.interlacedPng(2_000, { depth: 16 }), 'small')

    expect(replies.map(({ status }) => status)).toEqual([400, 400])
    expect(replies[0]?.body).toMatchObject({ extensions: { code: 'image-unreadable' } })
    expect(small.status).toBe(200)
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
