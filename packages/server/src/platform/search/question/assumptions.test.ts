import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import {
  type Assumptions,
  everyone,
  mergeFresh,
  putDocuments,
  rebuild,
  type SearchDocument,
  type SearchRequest,
  search,
} from '../index.ts'
import { document } from '../testing/documents.ts'

const [drugs, articles, decisions] = [0, 3, 2]
const assume: Assumptions = {
  ordinary: [articles],
  names: [drugs],
  isName: (word) => word.endsWith('mab'),
  isBeside: (word) => ['mg', 'tablet', 'dose'].includes(word),
}
const drug = (title: string, rest: Partial<SearchDocument> = {}) => document(title, { kind: drugs, ...rest })
const article = (title: string, rest: Partial<SearchDocument> = {}) => document(title, { kind: articles, ...rest })

const metformin = drug('Metformin')
const ageing = article('Metformin and ageing', { publishedOn: '2020-01-01' })
const depression = article('Depression in pregnancy')
const pregnancy = article('Pregnancy at altitude')

let database: TestDatabase

const find = (text: string, rest: Partial<SearchRequest> = {}) =>
  search(database.pool, { text, audiences: [everyone], limit: 20, assume, ...rest })
const idsOf = ({ hits }: { hits: { id: string }[] }) => hits.map(({ id }) => id)

beforeAll(async () => {
  database = await testDatabase()
  const documents = [
    metformin,
    ageing,
    depression,
    pregnancy,
    article('Notes', { body: 'depression' }),
    article('Depression: notes of old', { kind: 5 }),
    article('Hypertension in adults'),
    article('Hypotension in adults'),
    article('Chlorpromazine and chlorpropamide, a review'),
    drug('Chlorpropamide', { aliases: ['Chlorpropamide sodique'] }),
    drug('Hydroxyzine'),
    drug('Certolazimab'),
    article('Certolazimab at home'),
    ...['', ' 10 mg', ' 25 mg', ' 50 mg'].map((strength) => drug(`Amitrivelline${strength}`)),
    article('Urticaria'),
    article('Gastritis and its treatment'),
    drug('Gastritol'),
    article('Nivolimab at home'),
    document('Vendexor: a decision', { kind: decisions }),
    article('Secret notes on narcolepsy', { audiences: ['user:1'] }),
  ]
  await database.db.transaction().execute((tx) => putDocuments(tx, documents))
})

describe.each(['before', 'after'])('a word that nothing holds, %s a rebuild', (moment) => {
  beforeAll(async () => {
    if (moment === 'before') return
    await mergeFresh(database.pool)
    await rebuild(database.pool)
  })

  it('is taken as a beginning where it is the last one', async () => {
    const result = await find('metfor')

    expect(idsOf(result).sort()).toEqual([metformin.id, ageing.id].sort())
    expect(result).toMatchObject({ completed: ['metformin'], text: 'metformin' })
    expect(result.correctedTo).toBeUndefined()
    expect(idsOf(await find('ageing metfor'))[0]).toBe(ageing.id)
    expect(idsOf(await find('ageing metfor', { sort: 'newest' }))).toEqual([ageing.id])
    expect(idsOf(await find('metfor ageing'))).toEqual([ageing.id])
  })

  it('is taken as a name cut short before other words where several titles have the name', async () => {
    const result = await find('amitriv 25 mg urticaria')

    expect(result).toMatchObject({ completed: ['amitrivelline'], text: 'amitrivelline 25 mg urticaria' })
    expect((await find('metfor ageing')).completed).toBeUndefined()
    expect((await find('depres pregnancy')).completed).toBeUndefined()
  })

  it('is taken as any of several words that it begins', async () => {
    const result = await find('hyp', { sort: 'newest' })

    expect(result.completed?.toSorted()).toEqual(['hypertension', 'hypotension'])
    expect(result.total).toBe(2)
  })

  it('is read as the one ordinary word that it is a slip away from', async () => {
    const alone = await find('depresion')
    const among = await find('depresion -altitude -notes in pregnancy')

    expect(idsOf(alone)).toContain(depression.id)
    expect(alone).toMatchObject({ correctedTo: 'depression', text: 'depression' })
    expect(alone.didYouMean).toBeUndefined()
    expect(idsOf(among)).toEqual([depression.id])
    expect(among.correctedTo).toBe('depression -altitude -notes in pregnancy')
  })

  it.each([
    ['a name', 'hydroxizine', 'hydroxyzine'],
    ['a name as nearly as an ordinary word', 'gastritos', 'gastritis'],
    ['what looks like a name', 'nivolumab', 'nivolimab'],
    ['a word of decisions alone', 'vendexir', 'vendexor'],
    ['a word of one document alone', 'urticarria', 'urticaria'],
    ['one of two ordinary words', 'hypetension', 'hypertension'],
  ])('is only asked about where it may be %s', async (_, typed, meant) => {
    const result = await find(typed)

    expect(result.hits).toEqual([])
    expect(result.correctedTo).toBeUndefined()
    expect(result.didYouMean).toBe(meant)
  })

  it('is read as the one name that it is a slip away from, where that is used and nothing else is near', async () => {
    const result = await find('chlorpropamyde')

    expect(result).toMatchObject({ correctedTo: 'chlorpropamide', text: 'chlorpropamide' })
    expect((await find('chlorpropamyde of ageing')).correctedTo).toBeUndefined()
  })

  it('is read so where two letters of a name stand in each other’s place, though it looks like another', async () => {
    expect((await find('cirtolazemab')).correctedTo).toBe('certolazimab')
    expect((await find('certilazomab')).correctedTo).toBe('certolazimab')
    expect((await find('cartolozimab')).correctedTo).toBeUndefined()
  })

  it('is read so whatever stands beside the name of a product', async () => {
    const result = await find('chlorpropamyde 250 mg tablet dose')

    expect(result.correctedTo).toBe('chlorpropamide 250 mg tablet dose')
  })

  it('is read so in a longer question where the name is long and several are called so', async () => {
    const result = await find('amitrivelyne in adults with urticaria')

    expect(result.correctedTo).toBe('amitrivelline in adults with urticaria')
  })

  it('is left as typed in quotes, behind a minus, with digits, and where the reader wants it so', async () => {
    expect(await find('"depresion"')).toMatchObject({ hits: [] })
    expect((await find('"depresion"')).correctedTo).toBeUndefined()
    expect((await find('pregnancy -depresion')).correctedTo).toBeUndefined()
    expect(idsOf(await find('metfor1'))).toEqual([])
    const { assume: _, ...asTyped } = { assume }
    const plain = await search(database.pool, { text: 'depresion', audiences: [everyone], limit: 20, ...asTyped })
    expect(plain).toMatchObject({ hits: [], didYouMean: 'depression' })
  })

  it('says nothing of what others keep to themselves', async () => {
    expect(await find('narcolep')).toMatchObject({ hits: [], total: 0 })
    expect((await find('narcolepsi')).didYouMean).toBeUndefined()
  })
})
