import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { deflateSync, gzipSync } from 'node:zlib'
import { attachmentRoutes, attachmentTypes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { blobOf, files, mp4Header, zip } from '../../testing/files.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const test = await testApp()
const { app, make, as } = test
const { upload } = attachmentCalls(test)

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const html = `<!DOCTYPE html><html><body>${script}</body></html>`
const png = await files.png()
const jpeg = await files.jpeg()

const payloads: Record<string, Uint8Array> = {
  'a drawing with a script': Buffer.from(svg),
  'a drawing after a prolog': Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]>${svg}`),
  'a drawing after a mark and blanks': Buffer.from(`\ufeff \n\t${svg}`),
  'a drawing after a comment': Buffer.from(`<!-- hello -->${svg}`),
  'a packed drawing': gzipSync(svg),
  'a page': Buffer.from(html),
  'a page in upper case': Buffer.from(html.toUpperCase()),
  'a page in UTF-16': Buffer.from(`\ufeff${html}`, 'utf16le'),
  'a page after text': Buffer.from(`Dear colleague,\n${html}`),
  'an image tag alone': Buffer.from('<img src=x onerror=alert(1)>'),
  'a picture that is a script too': Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`),
  'a picture with a page behind it': Buffer.concat([png, Buffer.from(html)]),
  'a photograph with a page in its comment': Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, html.length + 2]),
    Buffer.from(html),
    jpeg.subarray(2),
  ]),
  'a photograph cut short': jpeg.subarray(0, jpeg.length / 2),
  'a paper behind a page': Buffer.concat([Buffer.from(html), files.pdf()]),
  'a paper with a script': files.pdf(`<</S/JavaScript/JS(app.alert(1))>> ${script}`),
  'a paper that is an archive too': Buffer.concat([files.pdf(), zip([['evil.class', Buffer.from('cafebabe', 'hex')]])]),
  'a video with a page in it': Buffer.concat([mp4Header, Buffer.from(html)]),
  'a program': Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(200)]),
  'a Windows program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)]),
  'a shell script': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'a server script': Buffer.from('<?php system($_GET["c"]); ?>'),
  'an archive': zip([['a.txt', Buffer.from('x')]]),
  'an archive that climbs': zip([['../../../../etc/cron.d/x', Buffer.from('x')]]),
  'a document with macros': zip([
    [
      '[Content_Types].xml',
      Buffer.from(
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml" PartName="/word/document.xml"/></Types>',
      ),
    ],
    ['word/vbaProject.bin', Buffer.from('x')],
  ]),
  'an archive bomb': bombIn('[Content_Types].xml'),
  'a bomb for a mimetype': bombIn('mimetype'),
  'a flood of pixels': pngHeader(60_000, 60_000),
  'a flood of pixels in one row': pngHeader(1, 2_147_483_647),
  'a moving flood': gifHeader(65_535, 65_535),
  'nothing but zeros': Buffer.alloc(5_000),
}

const names = [
  'page.html',
  'drawing.svg',
  '../../../../etc/passwd',
  'C:\\Windows\\system32\\evil.exe',
  'photo\u202egpj.exe',
  'x";alert(1)//\r\nset-cookie: a=b.pdf',
  `${'long '.repeat(200)}.docx`,
  '.htaccess',
]
const safeTypes = new Set([
  'image/webp',
  'application/pdf',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'text/plain; charset=utf-8',
  'application/rtf',
])

describe('a hostile upload', () => {
  it.each(Object.entries(payloads))('as %s, under any name and type, can never run', async (_, bytes) => {
    const doctor = await make.doctor()
    const kept = []

    for (const [turn, type] of attachmentTypes.entries()) {
      for (const name of names.filter((_, index) => index % 2 === turn % 2)) {
        const reply = await upload(doctor, type, bytes, name)
        expect([200, 400]).toContain(reply.status)
        if (reply.status === 200) kept.push(reply.body)
      }
    }

    for (const attachment of kept) {
      const { headers, raw } = await as(doctor).call(attachmentRoutes.getAttachment, { params: { id: attachment.id } })
      const contentType = String(headers['content-type'])
      expect(safeTypes).toContain(contentType)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['set-cookie']).toBeUndefined()
      expect(attachment.fileName).toMatch(/^[^\\/\p{C}"]{1,160}\.(webp|pdf|mp4|mov|webm|txt|rtf|csv|tsv|md)$/u)
      if (contentType.startsWith('image/')) expect(raw.rawPayload.includes('alert(')).toBe(false)
      if (contentType.startsWith('text/')) expect(headers['content-disposition']).toMatch(/^attachment; /)
    }
  })

  it('leaves nothing behind but what was kept', async () => {
    const doctor = await make.doctor()
    for (const bytes of Object.values(payloads)) await upload(doctor, 'Image', bytes, 'x.png')

    const rows = await app.db.selectFrom('attachments').select(['blob_key', 'type']).execute()
    const expected = rows.flatMap(({ blob_key, type }) =>
      type === 'Image' ? ['', '.small', '.medium', '.large'].map((size) => `${blob_key}${size}`) : [`${blob_key}`],
    )
    const folder = app.config.MATERIA_DATA_DIR
    const stored = (await readdir(join(folder, 'blobs'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'blobs').length + 1))

    expect(await readdir(join(folder, 'uploads'))).toEqual([])
    expect(stored.sort()).toEqual(expected.sort())
  })

  it('that breaks off in the middle is refused and leaves nothing', async () => {
    const doctor = await make.doctor()
    const body = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      png.subarray(0, 40),
    ])

    const reply = await test.server.inject({
      method: 'POST',
      url: '/api/attachment/file?attachmentType=Image',
      headers: {
        authorization: `Bearer ${await test.accessTokenOf(doctor)}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: body,
    })

    expect(reply.statusCode).toBe(400)
    expect(await readdir(join(app.config.MATERIA_DATA_DIR, 'uploads'))).toEqual([])
  })
})

/** What is still in use, not what waits to be collected. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}

describe('large uploads', () => {
  it.each([
    ['Image', 'Pictures may have at most 20 MB.'],
    ['PDF', 'PDF files may have at most 20 MB.'],
    ['Document', 'Documents may have at most 20 MB.'],
  ] as const)('refuse a %s past 20 MB by naming the limit', async (type, detail) => {
    const doctor = await make.doctor()
    const bytes = Buffer.concat([files.pdf(), Buffer.alloc(20 * 1024 * 1024, 32)])

    const reply = await upload(doctor, type, bytes, 'big.pdf')

    expect(reply.body).toMatchObject({
      status: 400,
      detail,
      extensions: { errors: [{ field: 'file', message: detail }], maxBytes: 20 * 1024 * 1024 },
    })
    expect(await readdir(join(app.config.MATERIA_DATA_DIR, 'uploads'))).toEqual([])
  })

  it('take a video of 100 MB without holding it in memory, and refuse one byte more', async () => {
    const doctor = await make.doctor()
    const address = await test.address()
    const token = await test.accessTokenOf(doctor)
    const limit = 100 * 1024 * 1024
    const before = heldBytes()
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, heldBytes())
    }, 300)
    const send = async (bytes: number) => {
      const reply = await fetch(`${address}/api/attachment/file?attachmentType=Video`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
        body: videoForm(bytes),
        duplex: 'half',
      } as RequestInit)
      return { status: reply.status, body: (await reply.json()) as { sizeInBytes?: number; detail?: string } }
    }

    const whole = await send(limit)
    const tooLarge = await send(limit + 1)
    clearInterval(watch)

    expect([whole.status, whole.body.sizeInBytes]).toEqual([200, limit])
    expect([tooLarge.status, tooLarge.body.detail]).toEqual([400, 'Videos may have at most 100 MB.'])
    expect(peak - before).toBeLessThan(50 * 1024 * 1024)
  })

  it('succeed fifty at a time', async () => {
    const doctor = await make.doctor()
    const address = await test.address()
    const token = await test.accessTokenOf(doctor)
    const picture = await files.jpeg({ width: 1_200, height: 800 })

    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const form = new FormData()
        form.append('file', blobOf(index % 2 ? picture : files.pdf()), 'file')
        const reply = await fetch(`${address}/api/attachment/file?attachmentType=${index % 2 ? 'Image' : 'PDF'}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        })
        return reply.status
      }),
    )

    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

function videoForm(bytes: number): ReadableStream<Uint8Array> {
  const chunk = Buffer.alloc(256 * 1024, 9)
  let left = bytes - mp4Header.length
  let isStarted = false
  return new ReadableStream({
    pull(controller) {
      if (!isStarted) {
        isStarted = true
        controller.enqueue(
          Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="talk.mp4"\r\n\r\n'),
        )
        controller.enqueue(mp4Header)
        return
      }
      if (left > 0) {
        const part = chunk.subarray(0, Math.min(left, chunk.length))
        left -= part.length
        controller.enqueue(part)
        return
      }
      controller.enqueue(Buffer.from('\r\n--x--\r\n'))
      controller.close()
    },
  })
}

/** Claims a size far beyond what the bytes behind it hold. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from(png)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

function gifHeader(width: number, height: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from('800000ffffff000000', 'hex'), Buffer.alloc(64, 0x2c)])
}

/** 200 MB of zeros packed into a few kilobytes, where a reader of documents looks first. */
function bombIn(name: string): Buffer {
  const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 }).subarray(2, -4)
  const bomb = zip([[name, packed]])
  bomb.writeUInt16LE(8, 8)
  bomb.writeUInt32LE(200 * 1024 * 1024, 22)
  return bomb
}
