import { randomUUID } from 'node:crypto'
import {
  compactSegments,
  everyone,
  mergeFresh,
  putDocument,
  putDocuments,
  rebuild,
  search,
  tendSearch,
} from '@materia/server/platform/search/index.ts'
import { document } from '@materia/server/platform/search/testing/documents.ts'
import { testDatabase } from '@materia/server/testing/database.ts'
import { describe, expect, it } from 'vitest'

const report = (id: string, marker: string) =>
  document(`Report ${marker}`, { id, body: 'common words that every document here shares with all the others' })

describe('segments of one size', () => {
  it('become one when there are eight, and everything in them is found as before', async () => {
    const { db, pool } = await testDatabase({ poolSize: 4 })
    const countSegments = async () => {
      const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from search_segments')
      return rows[0]?.count
    }
    const merge = async (nth: number) => {
      await db.transaction().execute((tx) => putDocument(tx, report(randomUUID(), `mark${nth}`)))
      await mergeFresh(pool)
    }

    for (let nth = 1; nth <= 7; nth++) await merge(nth)
    expect(await compactSegments(pool)).toEqual({ compacted: 0 })
    await merge(8)
    expect(await countSegments()).toBe(8)
    expect(await compactSegments(pool)).toEqual({ compacted: 8 })

    expect(await countSegments()).toBe(1)
    for (let nth = 1; nth <= 8; nth++) {
      const { total } = await search(pool, { text: `mark${nth}`, audiences: [everyone], limit: 5 })
      expect(total).toBe(1)
    }
  })
})

describe('writers beside merges, rebuilds and searches', () => {
  it('never lose or hide a document: each write is found by the next search and stays found', {
    timeout: 120_000,
  }, async () => {
    const { db, pool } = await testDatabase({ poolSize: 16 })
    const expected = new Map<string, string>()
    const missed: string[] = []
    let isWriting = true

    const isFound = async (id: string, marker: string) => {
      const { hits } = await search(pool, { text: marker, audiences: [everyone], limit: 5 })
      return hits.some((hit) => hit.id === id)
    }
    const write = async (writer: number) => {
      for (let round = 0; round < 40; round++) {
        const isUpdate = round % 4 === 3
        const own = [...expected.keys()].filter((id) => id.startsWith(`0000000${writer}`))
        const id = (isUpdate ? own[round % own.length] : undefined) ?? `0000000${writer}${randomUUID().slice(8)}`
        const marker = `mark${writer}x${round}`
        // From here until the write is known to hold, nobody may expect the old words or the new.
        expected.delete(id)
        if (round % 20 === 10) {
          const many = Array.from({ length: 210 }, () => report(randomUUID(), 'bulk'))
          await db.transaction().execute((tx) => putDocuments(tx, [report(id, marker), ...many]))
        } else {
          await db.transaction().execute((tx) => putDocument(tx, report(id, marker)))
        }
        expected.set(id, marker)
        if (!(await isFound(id, marker))) missed.push(`${marker} after its write`)
      }
    }
    const disturb = async (work: () => Promise<unknown>) => {
      let times = 0
      for (; isWriting; times++) await work()
      return times
    }
    const read = async () => {
      const [id, marker] = [...expected].at(Math.floor(Math.random() * expected.size)) ?? []
      if (id && marker && !(await isFound(id, marker)) && expected.get(id) === marker)
        missed.push(`${marker} in between`)
      await search(pool, { text: 'common words', audiences: [everyone], limit: 10 })
    }

    const disturbances = [
      disturb(() => mergeFresh(pool)),
      disturb(() => rebuild(pool)),
      disturb(() => rebuild(pool)),
      disturb(() => tendSearch(pool, { mergeFrom: 1 })),
      disturb(() => compactSegments(pool)),
      disturb(read),
      disturb(read),
    ]
    await Promise.all([1, 2, 3, 4].map(write)).finally(() => {
      isWriting = false
    })
    const times = await Promise.all(disturbances)

    expect(missed).toEqual([])
    expect(Math.min(...times)).toBeGreaterThan(0)
    for (const settle of [() => mergeFresh(pool), () => compactSegments(pool), () => rebuild(pool)]) {
      await settle()
      for (const [id, marker] of expected) expect(await isFound(id, marker), marker).toBe(true)
    }
  })

  it('that bring the same new words in any order never wait for each other for ever', async () => {
    const { db, pool } = await testDatabase({ poolSize: 12 })
    const wordsOf = (round: number, writer: number) => {
      const words = Array.from({ length: 12 }, (_, nth) => `new${round}word${nth}`)
      return [...words.slice(writer), ...words.slice(0, writer)].join(' ')
    }
    const write = (round: number, writer: number) =>
      db.transaction().execute((tx) => putDocument(tx, report(randomUUID(), wordsOf(round, writer))))

    for (let round = 0; round < 15; round++) {
      await Promise.all(Array.from({ length: 8 }, (_, writer) => write(round, writer)))
    }

    for (const round of [0, 7, 14]) {
      const { total } = await search(pool, { text: `new${round}word5`, audiences: [everyone], limit: 10 })
      expect(total).toBe(8)
    }
  })
})
