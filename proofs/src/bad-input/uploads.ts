import { files } from '@materia/server/testing/files.ts'
import { oddTexts } from './odd-texts.ts'

interface Upload {
  headers: Record<string, string>
  payload: Buffer
}

const boundary = 'a-boundary'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }

function form(bytes: Uint8Array, fileName = 'file.png', field = 'file'): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

const png = await files.png()
const contents = [png, await files.jpeg(), files.pdf(), files.mp4(), files.docx(), files.odt(), Buffer.from('Notes')]
const whole = form(png)

export const oddUploads: Upload[] = [
  ...oddTexts,
  'x'.repeat(3_000),
  'a.png\u0000.exe',
  '.png',
  'CON',
  '💊.jpeg',
].flatMap((name, index) => [{ headers: multipart, payload: form(contents[index % contents.length] ?? png, name) }])

export const brokenUploads: Upload[] = [
  { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{"file":"x"}') },
  { headers: { 'content-type': 'text/plain' }, payload: Buffer.from('x') },
  { headers: { 'content-type': 'image/png' }, payload: png },
  { headers: { 'content-type': 'multipart/form-data' }, payload: whole },
  { headers: { 'content-type': 'multipart/form-data; boundary=' }, payload: whole },
  { headers: { 'content-type': 'multipart/form-data; boundary=another' }, payload: whole },
  { headers: multipart, payload: Buffer.alloc(0) },
  { headers: multipart, payload: Buffer.from(`--${boundary}--\r\n`) },
  { headers: multipart, payload: Buffer.from(`--${boundary}\r\n\r\n`) },
  { headers: multipart, payload: form(new Uint8Array(0)) },
  { headers: multipart, payload: whole.subarray(0, whole.length - 12) },
  { headers: multipart, payload: whole.subarray(0, 40) },
  {
    headers: multipart,
    payload: Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\njust a field\r\n--${boundary}--\r\n`,
    ),
  },
  { headers: multipart, payload: form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png') },
  { headers: multipart, payload: form(Buffer.from('7f454c4602010100', 'hex'), 'a.png') },
  { headers: multipart, payload: form(png.subarray(0, 30), 'a.png') },
]
