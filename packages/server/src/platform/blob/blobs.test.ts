import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createBlobs } from './blobs.ts'

const folder = await mkdtemp(join(tmpdir(), 'materia-blobs-'))
const bucket = await startBucket()
afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const places = {
  'in a folder': createBlobs(readConfig({ MATERIA_DATA_DIR: folder })),
  'in a bucket': createBlobs(
    readConfig({
      MATERIA_DATA_DIR: folder,
      S3_BUCKET: 'materia',
      S3_ENDPOINT: bucket.address,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  ),
}

describe.each(Object.entries(places))('bytes kept %s', (_, blobs) => {
  it('come back whole, in part, and not at all once removed', async () => {
    await blobs.put('a/one', Buffer.from('0123456789'))

    expect((await buffer(await blobs.getStream('a/one'))).toString()).toBe('0123456789')
    expect((await buffer(await blobs.getStream('a/one', { start: 2, end: 5 }))).toString()).toBe('2345')
    expect(await blobs.has('a/one')).toBe(true)
    await blobs.remove('a/one')
    expect(await blobs.has('a/one')).toBe(false)
  })

  it('may come from a file', async () => {
    const path = join(folder, `upload-${crypto.randomUUID()}`)
    await writeFile(path, 'from a file')

    await blobs.putFile('b/two', path, { contentType: 'text/plain', sizeInBytes: 11 })

    expect((await buffer(await blobs.getStream('b/two'))).toString()).toBe('from a file')
  })
})

/** As much of an S3-compatible store as one bucket needs. */
async function startBucket() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, reply) => {
    const key = request.url?.split('?')[0] ?? ''
    if (request.method === 'PUT') {
      objects.set(key, await bodyOf(request))
      return reply.setHeader('etag', '"x"').end()
    }
    const bytes = objects.get(key)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return reply.writeHead(204).end()
    }
    if (!bytes) return reply.writeHead(404).end()
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    const part = start ? bytes.subarray(Number(start), Number(end) + 1) : bytes
    reply.writeHead(start ? 206 : 200, { 'content-length': part.length, 'last-modified': new Date(0).toUTCString() })
    return reply.end(request.method === 'HEAD' ? undefined : part)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Clients may send the body in signed chunks: each begins with its length in hexadecimal. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const raw = await buffer(request)
  if (!String(request.headers['content-encoding'] ?? '').includes('aws-chunked')) return raw
  const parts: Buffer[] = []
  for (let at = 0; at < raw.length; ) {
    const lineEnd = raw.indexOf('\r\n', at)
    const size = Number.parseInt(raw.subarray(at, lineEnd).toString(), 16)
    if (!size) break
    parts.push(raw.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
  return Buffer.concat(parts)
}
