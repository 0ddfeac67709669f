import { beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { everyone, mergeFresh, putDocuments, search } from './index.ts'
import { document } from './testing/documents.ts'

const [drugs, articles] = [0, 3]
const hints = {
  synonyms: [],
  names: [],
  types: [],
  typeWords: [],
  subjectTypes: [],
  subjectClasses: [drugs],
  isSubject: () => false,
  isOrdinary: (word: string) => word === 'syrup',
  isPlain: () => false,
  isAttribute: () => false,
}
let database: TestDatabase

const titled = async (text: string) => {
  const { hits } = await search(database.pool, { text, audiences: [everyone], limit: 5, hints })
  return hits.map(({ id }) => titles.get(id))
}
const titles = new Map<string, string>()

beforeAll(async () => {
  database = await testDatabase()
  const documents = [
    ...Array.from({ length: 6 }, (_, nth) => document(`Velanol strength ${nth}`, { kind: drugs })),
    ...Array.from({ length: 6 }, (_, nth) => document(`Syrup number ${nth}`, { kind: drugs })),
    ...Array.from({ length: 6 }, (_, nth) => document(`Liver disease day by day ${nth}`, { kind: articles })),
    ...Array.from({ length: 700 }, (_, nth) => document(`Notes ${nth}`, { kind: articles })),
  ]
  for (const { id, title } of documents) titles.set(id, title)
  await database.db.transaction().execute((tx) => putDocuments(tx, documents))
  await mergeFresh(database.pool)
})

it('a question is about a word that hardly anything but names hold', async () => {
  expect((await titled('velanol by day'))[0]).toContain('Velanol')
})

it('a word that the caller knows to be no name is one like any other', async () => {
  expect((await titled('syrup by day'))[0]).toContain('Liver disease')
})
