import { describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { everyone, loadDocuments, putDocuments, rebuild, type SearchDocument, search, suggest } from '../index.ts'

const words = 'asthma insulin renal cardiac dose child vaccine pain sleep stroke'.split(' ')
const any = (seed: number) => words[seed % words.length] ?? ''

const documents: SearchDocument[] = Array.from({ length: 1_300 }, (_, n) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  kind: n % 4,
  type: n % 9,
  audiences: n % 50 === 0 ? ['user:1', 'user:2'] : [everyone],
  title: `${any(n)} ${any(n >> 3)} O'Neil \\ ${n}`,
  ...(n % 5 === 0 && { aliases: [`Épreuve ${any(n * 3)}`] }),
  body: `${any(n * 7)} ${any(n * 11)} ${any(n >> 5)}`.repeat(1 + (n % 3)),
  publishedOn: `20${10 + (n % 15)}-01-01`,
}))

async function answers({ pool }: TestDatabase) {
  const told: unknown[] = []
  for (const audiences of [[everyone], [everyone, 'user:2']]) {
    for (const text of ['renal dose', '"asthma insulin"', 'épreuve', 'stroke -pain']) {
      for (const sort of ['relevance', 'newest'] as const) {
        const { hits, total } = await search(pool, { text, audiences, limit: 20, sort })
        told.push([text, sort, total, hits.map((hit) => hit.score.toFixed(6))])
      }
      told.push((await suggest(pool, { text, audiences })).map(({ label }) => label))
    }
  }
  return told
}

describe('loading a whole collection', () => {
  it('gives the index that putting it gives', async () => {
    const [loaded, put] = [await testDatabase(), await testDatabase()]
    await loadDocuments(loaded.pool, documents)
    await put.db.transaction().execute((tx) => putDocuments(tx, documents))
    await rebuild(put.pool)

    expect(await answers(loaded)).toEqual(await answers(put))
  })

  it('gives the same index when it is built in several runs that are merged', async () => {
    const { db, pool } = await testDatabase()
    await db.transaction().execute((tx) => putDocuments(tx, documents))
    const postings = async (documentsAtOnce: number) => {
      await rebuild(pool, { documentsAtOnce })
      const { rows } = await pool.query(
        `select term, class, chunk, documents, postings, top, encode(block, 'hex') as block from search_postings
         order by term, class, chunk`,
      )
      return rows
    }

    const atOnce = await postings(documents.length)
    expect(atOnce.length).toBeGreaterThan(documents.length / 10)
    expect(await postings(Math.ceil(documents.length / 7))).toEqual(atOnce)
    expect(await postings(1)).toEqual(atOnce)
  })

  it('is refused where there is one already', async () => {
    const { db, pool } = await testDatabase()
    await db.transaction().execute((tx) => putDocuments(tx, documents.slice(0, 1)))

    await expect(loadDocuments(pool, documents)).rejects.toThrow('Only an empty search index can be loaded.')
  })
})
