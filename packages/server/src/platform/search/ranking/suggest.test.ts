import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { didYouMean, everyone, putDocuments, rebuild, type SearchDocument, suggest } from '../index.ts'
import { document } from '../testing/documents.ts'

let database: TestDatabase

const put = (...documents: SearchDocument[]) => database.db.transaction().execute((tx) => putDocuments(tx, documents))

async function labelsOf(text: string, audiences = [everyone]) {
  return (await suggest(database.pool, { text, audiences })).map(({ label, isFuzzy }) =>
    isFuzzy ? `~${label}` : label,
  )
}

beforeAll(async () => {
  database = await testDatabase()
  await put(
    document('Metformin'),
    document('Metoprolol', { rank: 1 }),
    document('Apo-Metformin 500 mg', { aliases: ['Glucophage'] }),
    document('Effects of metformin on ageing'),
    document('Hydroxyzine'),
    document('Paracetol Liquid Gels', { aliases: ['Paracetol Gélules'] }),
    document('Hydralazine'),
    document('Crème de corticostéroïde'),
    document('Secretol trial notes', { audiences: ['user:1'] }),
    ...Array.from({ length: 250 }, (_, n) => document(`Vaccine report ${n}`, { rank: n === 77 ? 1 : 0 })),
  )
})

describe('suggestions while typing', () => {
  it('give the exact name first, then names that begin so, then names with a word that begins so', async () => {
    expect(await labelsOf('metformin')).toEqual(['Metformin', 'Apo-Metformin 500 mg', 'Effects of metformin on ageing'])
    expect((await labelsOf('met')).slice(0, 2)).toEqual(['Metoprolol', 'Metformin'])
  })

  it('find several words in any place, other names and accents left out', async () => {
    expect(await labelsOf('metformin age')).toEqual(['Effects of metformin on ageing'])
    expect(await labelsOf('gluco')).toEqual(['Glucophage'])
    expect(await labelsOf('cortico')).toEqual(['Crème de corticostéroïde'])
    expect(await labelsOf('paracetol')).toEqual(['Paracetol Liquid Gels'])
    expect(await labelsOf('paracetol gelu')).toEqual(['Paracetol Gélules'])
  })

  it('find the rare word that is being typed after another, however many commoner ones begin so', async () => {
    const commoner = Array.from({ length: 12 }, (_, n) => document(`Zopi${'abcdefghijkl'[n]} one`))
    await put(...commoner, ...commoner.map((each) => ({ ...each, id: randomUUID() })), document('Valerian and zopiz'))

    expect(await labelsOf('valerian zopi')).toEqual(['Valerian and zopiz'])
  })

  it('forget a name that was taken away', async () => {
    const named = document('Quillarone', { aliases: ['Vestibrand', 'Ostribrand'] })
    await put(named)
    expect(await labelsOf('ostri')).toEqual(['Ostribrand'])

    await put({ ...named, aliases: ['Vestibrand'] })

    expect(await labelsOf('ostri')).toEqual([])
    expect(await labelsOf('vesti')).toEqual(['Vestibrand'])
  })

  it('assume a slip only where nothing is spelt so, and say it', async () => {
    expect((await labelsOf('metfromin'))[0]).toBe('~Metformin')
    expect(await labelsOf('hydroxizin')).toEqual(['~Hydroxyzine'])
    expect((await labelsOf('hydral'))[0]).toBe('Hydralazine')
  })

  it('show a closed title to those who may see it and to nobody else', async () => {
    expect(await labelsOf('secretol')).toEqual([])
    expect(await labelsOf('secretol', [everyone, 'user:1'])).toEqual(['Secretol trial notes'])
    expect(await didYouMean(database.pool, 'secretoll')).toBeUndefined()
  })

  it('give the best of a beginning that hundreds share, also after a rebuild', async () => {
    await rebuild(database.pool)

    const [first] = await labelsOf('va')

    expect(first).toBe('Vaccine report 77')
    const numbered = await labelsOf('vaccine report 24')
    expect(numbered[0]).toBe('Vaccine report 24')
    expect(numbered).toHaveLength(10)
    expect(numbered.every((label) => label.startsWith('Vaccine report 24'))).toBe(true)
  })
})

describe('suggestions for a beginning that hundreds share', () => {
  it('name an item once whose title and other name begin alike', async () => {
    await put(
      ...Array.from({ length: 220 }, (_, n) => document(`Wintol ${n}`, { aliases: [`Winted ${n}`], type: n % 9 })),
    )
    await rebuild(database.pool)

    for (const typed of ['w', 'wi', 'win', 'wint']) {
      const suggestions = await suggest(database.pool, { text: typed, audiences: [everyone] })
      expect(suggestions, typed).toHaveLength(10)
      expect(new Set(suggestions.map(({ id }) => id)).size, typed).toBe(10)
    }
  })
})

describe('did you mean', () => {
  it('proposes the nearest word of the titles and keeps the others', async () => {
    expect(await didYouMean(database.pool, 'hydroxizine effects')).toBe('hydroxyzine effects')
  })

  it('neither corrects a code nor proposes one', async () => {
    await put(document('Study kelvo4'))

    expect(await didYouMean(database.pool, 'kelvo5')).toBeUndefined()
    expect(await didYouMean(database.pool, 'kelvox')).toBeUndefined()
  })

  it('is silent when every word is known', async () => {
    expect(await didYouMean(database.pool, 'hydralazine vaccine')).toBeUndefined()
  })
})
