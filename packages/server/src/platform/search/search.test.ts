import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import {
  everyone,
  mergeFresh,
  putDocument,
  putDocuments,
  putSynonyms,
  rebuild,
  removeDocument,
  type SearchDocument,
  type SearchRequest,
  search,
} from './index.ts'
import { document } from './testing/documents.ts'

let database: TestDatabase

async function put(...documents: SearchDocument[]) {
  await database.db.transaction().execute((tx) => putDocuments(tx, documents))
}

const find = (text: string, rest: Partial<SearchRequest> = {}) =>
  search(database.pool, { text, audiences: [everyone], limit: 20, ...rest })

const idsOf = async (text: string, rest: Partial<SearchRequest> = {}) =>
  (await find(text, rest)).hits.map(({ id }) => id)

beforeAll(async () => {
  database = await testDatabase()
})

describe('a document that was put', () => {
  it('is found by the very next search, before and after a merge and a rebuild', async () => {
    const chosen = document('Quintessential zebrafish', { body: 'A study of stripes.' })
    await put(chosen)

    expect(await idsOf('zebrafish')).toEqual([chosen.id])
    await mergeFresh(database.pool)
    expect(await idsOf('zebrafish')).toEqual([chosen.id])
    await rebuild(database.pool)
    expect(await idsOf('zebrafish stripes')).toEqual([chosen.id])
  })

  it('is found by its new words only once it has been put again', async () => {
    const chosen = document('Pangolin habits')
    await put(chosen)
    await mergeFresh(database.pool)

    await put({ ...chosen, title: 'Armadillo habits' })

    expect(await idsOf('pangolin')).toEqual([])
    expect(await idsOf('armadillo')).toEqual([chosen.id])
  })

  it('is gone once it has been removed, whatever the posting lists still say', async () => {
    const chosen = document('Wolverine recovery')
    await put(chosen)
    await mergeFresh(database.pool)

    await database.db.transaction().execute((tx) => removeDocument(tx, chosen.id))

    expect(await idsOf('wolverine')).toEqual([])
  })

  it('is not found when its transaction was rolled back', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await putDocument(tx, document('Caribou migration'))
      throw new Error('no')
    })

    await expect(failing).rejects.toThrow('no')
    expect(await idsOf('caribou')).toEqual([])
  })

  it('is found at once when it came with hundreds of others', async () => {
    const many = Array.from({ length: 270 }, (_, n) => document(`Lemming number ${n}`, { type: n % 3 }))
    await put(...many)

    const result = await find('lemming')

    expect(result.total).toBe(270)
    expect(result.isExact).toBe(true)
    expect(result.types).toEqual([0, 1, 2].map((key) => ({ key, count: 90 })))
    expect(await idsOf('lemming 269')).toContain(many[269]?.id)
  })
})

describe('the words of a search', () => {
  it('match whatever their ending, case and accents', async () => {
    const chosen = document('Thérapies ciblées du cœur', { body: 'Randomized trials of inhibitors' })
    await put(chosen)

    expect(await idsOf('THERAPIES CIBLEES')).toContain(chosen.id)
    expect(await idsOf('coeur')).toContain(chosen.id)
    expect(await idsOf('randomised trial inhibitor')).toContain(chosen.id)
  })

  it('match any of them, those that hold more of them first', async () => {
    const both = document('Walrus and narwhal')
    const one = document('Walrus and seal')
    await put(one, both)

    expect(await idsOf('what do we know about the walrus, the narwhal and the unheardof thing?')).toEqual([
      both.id,
      one.id,
    ])
  })

  it('in quotes must stand together', async () => {
    const together = document('Notes', { body: 'The harp seal pup was seen.' })
    const apart = document('Notes', { body: 'The seal played a harp.' })
    await put(together, apart)

    expect(await idsOf('"harp seal"')).toEqual([together.id])
    expect(await idsOf('harp seal')).toEqual(expect.arrayContaining([together.id, apart.id]))
    expect(await idsOf('harp -"harp seal"')).toEqual([apart.id])
  })

  it('after a minus must not occur', async () => {
    const wanted = document('Grizzly bear in spring')
    const unwanted = document('Grizzly bear in autumn')
    await put(wanted, unwanted)

    expect(await idsOf('grizzly -autumn')).toEqual([wanted.id])
  })

  it('count for more in the title than in the text', async () => {
    const inText = document('Of animals', { body: 'the wombat is one among others here' })
    const inTitle = document('The wombat', { body: 'is one animal among others here' })
    await put(inTitle, inText)

    expect(await idsOf('wombat', { factors: { freshness: 0, rank: 0 } })).toEqual([inTitle.id, inText.id])
  })

  it('propose what was meant and still answer what was typed', async () => {
    const chosen = document('Amoxicillin in children')
    await put(chosen)
    await mergeFresh(database.pool)

    const result = await find('amoxycilin')

    expect(result.hits).toEqual([])
    expect(result.didYouMean).toBe('amoxicillin')
  })
})

describe('synonyms', () => {
  it('work both ways, with several words, below the word that was typed', async () => {
    const typed = document('Aspirin today', { body: 'one two three' })
    const other = document('Acetylsalicylic acid today', { body: 'one two three' })
    const acid = document('Folic acid today')
    await put(typed, other, acid)
    await database.db
      .transaction()
      .execute((tx) => putSynonyms(tx, 'names', [{ term: 'aspirin', synonym: 'Acétylsalicylic acid' }]))

    expect(await idsOf('aspirin')).toEqual([typed.id, other.id])
    expect((await idsOf('acetylsalicylic acid')).slice(0, 2)).toEqual([other.id, typed.id])
  })

  it('are replaced source by source', async () => {
    const chosen = document('Ibuprofen tablets')
    await put(chosen)
    const replace = (pairs: { term: string; synonym: string }[]) =>
      database.db.transaction().execute((tx) => putSynonyms(tx, 'brands', pairs))
    await replace([{ term: 'advil', synonym: 'ibuprofen' }])

    expect(await idsOf('advil')).toEqual([chosen.id])
    await replace([])
    expect(await idsOf('advil')).toEqual([])
  })
})

describe('the order', () => {
  it('is newest first when asked, of the documents that hold every word', async () => {
    const old = document('Ptarmigan plumage', { publishedOn: '2019-01-01' })
    const recent = document('Plumage of the ptarmigan', { publishedOn: '2025-01-01' })
    const partly = document('Ptarmigan diet', { publishedOn: '2026-01-01' })
    await put(recent, partly, old)
    await mergeFresh(database.pool)

    expect(await idsOf('ptarmigan plumage', { sort: 'newest' })).toEqual([recent.id, old.id])
    expect(await idsOf('ptarmigan diet plumage', { sort: 'newest' })).not.toEqual([])
  })

  it('is newest first of the documents that hold every word, however many and common the words are', async () => {
    const words = 'quoll numbat bilby dunnart potoroo bettong quokka wombat'
    const whole = Array.from({ length: 300 }, () => document(`${words} bandicoot`, { publishedOn: '2023-01-01' }))
    const without = Array.from({ length: 15 }, () => document(words, { publishedOn: '2024-01-01' }))
    await put(...whole, ...without)
    await mergeFresh(database.pool)
    await rebuild(database.pool)

    const found = await idsOf(`${words} bandicoot`, { sort: 'newest' })

    expect(found).toHaveLength(20)
    expect(found.filter((id) => without.some((document) => document.id === id))).toEqual([])
  })

  it('is moved a little by rank and age unless that is turned off', async () => {
    const plain = document('Marten fur', { publishedOn: '2001-01-01' })
    const ranked = document('Marten fur', { publishedOn: '2001-01-01', rank: 1 })
    await put(ranked)
    await put(plain)

    expect(await idsOf('marten')).toEqual([ranked.id, plain.id])
    expect(await idsOf('marten', { factors: { rank: 0, freshness: 0 } })).toEqual([plain.id, ranked.id])
  })

  it('puts the document that bears exactly the typed name first', async () => {
    const long = document('Lynx lynx lynx of the north', { body: 'lynx lynx lynx lynx' })
    const named = document('Lynx of snow', {
      aliases: ['Lynx'],
      body: 'a big cat that hunts hares, and much more on it',
    })
    await put(long, named)

    expect((await idsOf('lynx'))[0]).toBe(named.id)
  })

  it('gives every document once over all pages', async () => {
    const many = Array.from({ length: 700 }, (_, n) => document(`Sparrow ${n % 7}`, { body: 'chirp '.repeat(n % 5) }))
    await put(...many.slice(0, 350))
    await put(...many.slice(350))

    const pages = await Promise.all(
      Array.from({ length: 16 }, (_, page) => idsOf('sparrow', { limit: 50, offset: page * 50 })),
    )

    expect(pages.flat()).toHaveLength(700)
    expect(new Set(pages.flat()).size).toBe(700)
    expect(await idsOf('sparrow', { limit: 50, offset: 100_000 })).toEqual([])
  })
})

describe('filters', () => {
  it('keep to the kinds and types asked for, and count them', async () => {
    const documents = [0, 1, 2].flatMap((kind) =>
      [0, 1].map((half) => document('Otter', { kind, type: kind * 2 + half })),
    )
    await put(...documents)

    const result = await find('otter', { kinds: [1, 2] })

    expect(result.hits).toHaveLength(4)
    expect(result.classes).toEqual([
      { key: 1, count: 2 },
      { key: 2, count: 2 },
    ])
    expect(await idsOf('otter', { types: [3] })).toEqual([documents[3]?.id])
  })
})
