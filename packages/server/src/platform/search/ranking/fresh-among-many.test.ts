import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { everyone, putDocuments, type SearchDocument, type SearchRequest, search } from '../index.ts'
import { document } from '../testing/documents.ts'

/** More than are looked at closely; they come at once, so none of them is fresh. All are of a ward, some of the rest. */
const merged = Array.from({ length: 900 }, (_, nth) =>
  document(`Ward report ${nth}`, { body: nth < 400 ? `amber basalt cobalt ${nth < 20 ? 'dunlin' : ''}` : 'egret' }),
)
const question = 'ward amber basalt cobalt dunlin'

let database: TestDatabase

const put = (...documents: SearchDocument[]) => database.db.transaction().execute((tx) => putDocuments(tx, documents))

const bestOf = async (text: string, rest: Partial<SearchRequest> = {}) => {
  const { hits } = await search(database.pool, { text, audiences: [everyone], limit: 40, ...rest })
  return hits.map(({ id }) => id)
}

beforeAll(async () => {
  database = await testDatabase()
  await put(...merged)
})

describe('beside hundreds that hold the common words, a document that was just put', () => {
  it('stands first where it holds every word in its title', async () => {
    const chosen = document('Amber, basalt, cobalt and the dunlin')
    await put(chosen)

    expect((await bestOf(question))[0]).toBe(chosen.id)
  })

  it('is found by the rare word alone', async () => {
    const chosen = document('Dunlin, dunlin and dunlin again')
    await put(chosen)

    expect(await bestOf(question)).toContain(chosen.id)
  })

  it('is found by common words in quotes that the others hold in another order, or of another type', async () => {
    const chosen = document('Report ward', { type: 7 })
    await put(chosen)

    expect(await bestOf(`"report ward" ${question}`)).toEqual([chosen.id])
    expect(await bestOf(question, { types: [7] })).toEqual([chosen.id])
  })

  it('is found by a common word once the others are gone', async () => {
    const chosen = document('Another ward again')
    await put(chosen)
    await put(...merged.map((each) => ({ ...each, audiences: [] })))

    expect(await bestOf(question)).toContain(chosen.id)
  })
})
