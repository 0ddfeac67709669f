import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { didYouMean, everyone, highlight, putDocument, putSynonyms, search, suggest } from './index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await database.db.transaction().execute(async (tx) => {
    await putDocument(tx, { ...blank, title: 'Insulin in children', body: 'A trial of insulin.' })
    await putSynonyms(tx, 'hostile', [{ term: `'; drop table x; --`, synonym: '\0\ud800' }])
  })
})

const blank = { id: randomUUID(), kind: 0, type: 0, audiences: [everyone], publishedOn: '2024-05-01' }

async function ask(text: string) {
  const asked = { text, audiences: [everyone], limit: 20 }
  await search(database.pool, { ...asked, sort: 'newest' })
  await suggest(database.pool, asked)
  await didYouMean(database.pool, text)
  await highlight(database.pool, { text, passages: ['A trial of insulin.', text] })
  return search(database.pool, asked)
}

const everyPlane = Array.from({ length: 17 }, (_, plane) => String.fromCodePoint(plane * 0x10000 + 0x21)).join(' ')

describe('a hostile query', () => {
  it.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 characters of words', 'insulin children '.repeat(600)],
    ['thousands of different words', Array.from({ length: 2_000 }, (_, n) => `w${n}`).join(' ')],
    ['only punctuation', '!@#$%^&*()_+-=[]{}|;\':",./<>?`~\\'],
    ['operators', "insulin & ! | <-> :* ( ) 'x' \\ :A insulin:*B"],
    ['statements', "'; drop table search_documents; -- insulin"],
    ['every plane', `insulin ${everyPlane}`],
    ['halves of characters and nothing', 'insulin \ud800 \udfff \0 \ufffe \uffff'],
    ['200 phrases', Array.from({ length: 200 }, (_, n) => `"insulin child${n}"`).join(' ')],
    ['quotes left open', '"insulin "" " “insulin « -" -- -"'],
    ['minuses alone', '-insulin -"in children" - -- ---'],
    ['stop words', '"the of" the of and -the'],
    ['marks without letters', '\u0301\u0302\u20e3 \u200d\u202e'],
    ['a character that grows when taken apart', '\ufdfa'.repeat(2_000)],
  ])('of %s is answered', async (_, text) => {
    const result = await ask(text)

    expect(result.total).toBeGreaterThanOrEqual(0)
  })

  it('of any characters is answered', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 100 }),
    )
    await fc.assert(
      fc.asyncProperty(text, async (any) => {
        const result = await ask(any)
        expect(Array.isArray(result.hits)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('does not hide what the readable words find', async () => {
    const { hits } = await ask('\0\ud800 insulin <b> & | ! (((')

    expect(hits).toHaveLength(1)
  })
})

describe('a hostile document', () => {
  it('is put and found by its readable words', async () => {
    const text = `zebu ${'\0\ud800<script>'.repeat(50)} ${everyPlane} ${'x'.repeat(5_000)} ${'long words '.repeat(40_000)}`
    const id = randomUUID()
    await database.db
      .transaction()
      .execute((tx) => putDocument(tx, { ...blank, id, title: text, summary: text, body: text, aliases: [text] }))

    const { hits } = await ask('zebu script')

    expect(hits.map((hit) => hit.id)).toEqual([id])
  })
})
