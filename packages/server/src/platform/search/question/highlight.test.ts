import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { highlight } from '../index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

async function marked(text: string, passage: string, length?: number) {
  const [snippet] = await highlight(database.pool, { text, passages: [passage], ...(length ? { length } : {}) })
  return { snippet, words: snippet?.marks.map(([from, to]) => snippet.text.slice(from, to)) }
}

describe('a snippet', () => {
  it('marks the words of the query whatever their ending and accents', async () => {
    const { words } = await marked('therapy inhibitor', 'Thérapies with an inhibitor, and other therapies.')

    expect(words).toEqual(['Thérapies', 'inhibitor', 'therapies'])
  })

  it('is the stretch that holds most of the words', async () => {
    const passage = `${'Nothing here. '.repeat(60)}Insulin alone. ${'Nothing there. '.repeat(60)}Insulin for renal pain. ${'The end. '.repeat(60)}`

    const { snippet, words } = await marked('insulin renal pain', passage, 120)

    expect(words).toEqual(['Insulin', 'renal', 'pain'])
    expect(snippet?.text.length).toBeLessThanOrEqual(120)
    expect(snippet).toMatchObject({ isCutBefore: true, isCutAfter: true })
  })

  it('is the beginning where no word occurs', async () => {
    const { snippet } = await marked('insulin', 'Quite another subject. '.repeat(40), 60)

    expect(snippet?.text.startsWith('Quite another')).toBe(true)
    expect(snippet?.marks).toEqual([])
  })
})
