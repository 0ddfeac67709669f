import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { everyone, putDocument, putDocuments, type SearchDocument, search, tendSearch } from '../index.ts'
import { document } from '../testing/documents.ts'

let database: TestDatabase

const put = (...documents: SearchDocument[]) => database.db.transaction().execute((tx) => putDocuments(tx, documents))

async function idsOf(text: string, { pool } = database): Promise<string[]> {
  const { hits } = await search(pool, { text, audiences: [everyone], limit: 20 })
  return hits.map(({ id }) => id)
}

beforeAll(async () => {
  database = await testDatabase()
})

describe('a document that no merge has seen yet', () => {
  it('is found by its new words alone when it changes after a search has looked at it', async () => {
    const chosen = document('Narwhal tusks')
    await put(chosen)
    expect(await idsOf('narwhal')).toEqual([chosen.id])

    await put({ ...chosen, title: 'Beluga songs' })

    expect(await idsOf('beluga')).toEqual([chosen.id])
    expect(await idsOf('narwhal')).toEqual([])
  })

  it('is found when it was written before others and committed after a search had looked at those', async () => {
    const late = document('Ptarmigan plumage')
    let commit = () => {}
    const held = new Promise<void>((resolve) => {
      commit = resolve
    })
    let wrote = () => {}
    const written = new Promise<void>((resolve) => {
      wrote = resolve
    })
    const lateWrite = database.db.transaction().execute(async (tx) => {
      await putDocument(tx, late)
      wrote()
      await held
    })
    await written
    const other = document('Lemming winters')
    await put(other)
    expect(await idsOf('lemming')).toEqual([other.id])
    expect(await idsOf('ptarmigan')).toEqual([])

    commit()
    await lateWrite

    expect(await idsOf('ptarmigan')).toEqual([late.id])
  })

  it('is found once others were merged, and by its new words when it changes after that', async () => {
    const [first, second] = [document('Caribou calving'), document('Wolverine dens')]
    await put(first)
    expect(await idsOf('caribou')).toEqual([first.id])
    expect(await tendSearch(database.pool, { mergeFrom: 1 })).toMatchObject({ merged: expect.any(Number) })
    expect(await idsOf('caribou')).toEqual([first.id])

    await put(second)
    expect(await idsOf('wolverine')).toEqual([second.id])
    await put({ ...first, title: 'Walrus haulouts' })

    expect(await idsOf('walrus')).toEqual([first.id])
    expect(await idsOf('caribou')).toEqual([])
    expect(await idsOf('wolverine')).toEqual([second.id])
  })

  it('is found by whichever of many searches at once asks first', async () => {
    const many = Array.from({ length: 30 }, (_, nth) => document(`Kittiwake colony ledge${nth}`))
    await Promise.all(
      many.map(async (one, nth) => {
        await put(one)
        expect(await idsOf(`ledge${nth}`)).toEqual([one.id])
      }),
    )
    expect(new Set(await idsOf('kittiwake colony'))).toHaveLength(20)
  })

  it('is found among hundreds of them', async () => {
    const many = Array.from({ length: 450 }, (_, nth) => document(`Muskox herd codename${nth}`))
    for (const from of [0, 150, 300]) await put(...many.slice(from, from + 150))

    for (const nth of [0, 149, 150, 299, 300, 449]) expect(await idsOf(`codename${nth}`)).toEqual([many[nth]?.id])
  })

  it('is found where the database was made anew behind a process that goes on', async () => {
    const renewed = await testDatabase()
    const add = (one: SearchDocument) => renewed.db.transaction().execute((tx) => putDocument(tx, one))
    const [old, later] = [document('Quagga'), document('Feathers of dodos gleam brightly')]
    await add(old)
    expect(await idsOf('quagga', renewed)).toEqual([old.id])
    await renewed.pool.query(
      'truncate search_documents, search_texts, search_titles, search_terms, search_fresh restart identity cascade',
    )

    await add(later)

    expect(await idsOf('gleam', renewed)).toEqual([later.id])
  })
})
