import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith } from '../testing/files.ts'
import { sourcesServer } from '../testing/sources-server.ts'
import { createFetcher, FetchStopped } from './fetcher.ts'

const fetcherIn = (
  folder: string,
  rest: { shouldStop?: () => boolean; told?: string[]; requestsPerSecond?: number } = {},
) =>
  createFetcher({
    folder,
    requestsPerSecond: rest.requestsPerSecond ?? 50,
    retries: 3,
    backOffMs: 1,
    tell: (line) => rest.told?.push(line),
    shouldStop: rest.shouldStop ?? (() => false),
  })

const arrived = (folder: string, text: string) =>
  expect.poll(() => readFile(join(folder, 'a.zip.part'), 'utf8').catch(() => '')).toBe(text)

describe('fetching from a source', () => {
  it('tries again after a failure that passes, and says so', async () => {
    let failures = 2
    const server = await sourcesServer(() => (failures-- > 0 ? { status: 503 } : { body: 'here' }))
    const told: string[] = []

    const text = await fetcherIn(await folderWith({}), { told }).text(server.url, 'a.txt')

    expect(text).toBe('here')
    expect(server.asked).toHaveLength(3)
    expect(told[0]).toContain('The source answered 503. Trying again in')
  })

  it('gives up at once on what does not pass, and in the end on what does', async () => {
    const missing = await sourcesServer(() => ({ status: 404 }))
    const broken = await sourcesServer(() => ({ status: 500 }))
    const fetcher = fetcherIn(await folderWith({}))

    await expect(fetcher.save(missing.url, 'a')).rejects.toThrow('The source answered 404.')
    await expect(fetcher.save(broken.url, 'b')).rejects.toThrow('The source answered 500.')

    expect([missing.asked.length, broken.asked.length]).toEqual([1, 4])
  })

  it('goes on in the middle of a file that was cut off', async () => {
    const folder = await folderWith({})
    const asked: unknown[] = []
    const server = await sourcesServer(({ headers }) => {
      asked.push([headers.range, headers['if-range']])
      if (headers.range) return { status: 206, body: '5678' }
      return { body: '1234', headers: { 'content-length': '8', etag: '"one"' }, cut: () => arrived(folder, '1234') }
    })

    const path = await fetcherIn(folder).save(server.url, 'a.zip')

    expect(await readFile(path, 'utf8')).toBe('12345678')
    expect(asked).toEqual([
      [undefined, undefined],
      ['bytes=4-', '"one"'],
    ])
  })

  it.each([
    ['has changed meanwhile', { etag: '"one"', 'last-modified': 'Sat, 14 Nov 2026 00:00:00 GMT' }, '"one"'],
    [
      'is known by its day alone',
      { 'last-modified': 'Sat, 14 Nov 2026 00:00:00 GMT' },
      'Sat, 14 Nov 2026 00:00:00 GMT',
    ],
    ['may differ under the same tag', { etag: 'W/"one"' }, undefined],
    ['bears no sign of its state', {}, undefined],
  ])('never joins two states of a file that %s', async (_, state: Record<string, string>, ifRange) => {
    const folder = await folderWith({})
    const asked: unknown[] = []
    const server = await sourcesServer(({ headers }) => {
      asked.push(headers['if-range'])
      if (asked.length === 1)
        return { body: 'old ', headers: { 'content-length': '8', ...state }, cut: () => arrived(folder, 'old ') }
      return headers.range && !headers['if-range'] ? { status: 206, body: 'new' } : { body: 'all new' }
    })

    const path = await fetcherIn(folder).save(server.url, 'a.zip')

    expect(await readFile(path, 'utf8')).toBe('all new')
    expect(asked).toEqual([undefined, ifRange])
  })

  it('begins anew where the source knows no ranges', async () => {
    const server = await sourcesServer(() => ({ body: '12345678' }))
    const folder = await folderWith({ 'a.zip.part': 'xxxx', 'a.zip.state': '"one"' })

    const path = await fetcherIn(folder).save(server.url, 'a.zip')

    expect(await readFile(path, 'utf8')).toBe('12345678')
  })

  it('asks for nothing that it has', async () => {
    const server = await sourcesServer(() => ({ body: 'new' }))
    const folder = await folderWith({})
    await writeFile(join(folder, 'page-1.json'), 'kept')

    expect(await fetcherIn(folder).text(server.url, 'page-1.json')).toBe('kept')
    expect(server.asked).toEqual([])
  })

  it('is no faster than it may be', async () => {
    const server = await sourcesServer(() => ({ body: 'x' }))
    const fetcher = fetcherIn(await folderWith({}), { requestsPerSecond: 20 })
    const startedAt = performance.now()

    for (const name of ['a', 'b', 'c', 'd', 'e']) await fetcher.save(server.url, name)

    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(4 * 50 - 5)
  })

  it('stops between two requests when asked to', async () => {
    const server = await sourcesServer(() => ({ body: 'x' }))

    await expect(fetcherIn(await folderWith({}), { shouldStop: () => true }).save(server.url, 'a')).rejects.toThrow(
      FetchStopped,
    )
    expect(server.asked).toEqual([])
  })
})
