import assert from 'node:assert/strict'
import { contentRoutes, folioRoutes, type Route } from '@materia/contract'
import { allRoutes } from '@materia/contract/all.ts'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'
import type { Stage } from '../stage.ts'

const readers = 6
const atOnce = 30
const saved = 200
const searchTerm = 'metformin tablet injection capsule'

type ShapedRead = (typeof allRoutes)[string]

/** Every list and page of the product as long as it may be, many times at once, by more than one account. */
export const attack: Attack = {
  name: 'reads-at-once',
  async run(stage) {
    await stage.makeArticles(saved)
    await stage.importRealFiles()
    const wanted = await idsOf(stage)
    for (const read of Object.values(allRoutes).filter(isRead)) await readAtOnce(stage, read, wanted)
  },
}

const isRead = ({ method, access, download }: ShapedRead) => method === 'GET' && access === 'signed-in' && !download

interface Wanted {
  contentItemId: string
  folioId: string
}

/** A substance that many products contain, and a folio that holds much. */
async function idsOf({ makePerson, database }: Stage): Promise<Wanted> {
  const person = await makePerson()
  const { body: found } = await person.call(contentRoutes.searchContents, { query: { searchTerm, count: 1 } })
  const { body: folio } = await person.call(folioRoutes.createFolio, {
    body: { title: 'Much', shareLevel: 'Public' },
  })
  const items = await database.db
    .selectFrom('content_items')
    .select('id as contentItemId')
    .where('type', 'in', ['Drug', 'Article'])
    .limit(saved)
    .execute()
  await person.call(folioRoutes.addClippings, { params: { id: folio.folioId }, body: { clippings: items } })
  return { contentItemId: found[0]?.contentItemId ?? items[0]?.contentItemId ?? '', folioId: folio.folioId }
}

/** Readers of its own for each call: no rate limit ends the attack. */
async function readAtOnce(stage: Stage, read: ShapedRead, wanted: Wanted) {
  const people = await Promise.all(Array.from({ length: readers }, () => stage.makePerson()))
  const call = (person: Person) =>
    person.call(read as Route, { params: paramsOf(read, person, wanted), query: queryOf(read) } as never)
  const answers = await Promise.all(people.flatMap((person) => Array.from({ length: atOnce }, () => call(person))))
  for (const { status, text } of answers)
    assert.ok(status < 500, `${read.path} was answered ${status} ${text.slice(0, 200)}`)
}

function paramsOf({ path, params }: ShapedRead, person: Person, { contentItemId, folioId }: Wanted) {
  const id = path.startsWith('/api/folio') ? folioId : contentItemId
  return Object.fromEntries(
    Object.keys(params?.shape ?? {}).map((name) => [name, name === 'userId' ? person.userId : id]),
  )
}

function queryOf({ query }: ShapedRead) {
  const most = { count: 100, searchTerm, name: 'o' }
  return Object.fromEntries(Object.entries(most).filter(([name]) => query && name in query.shape))
}
