import { contentRoutes, type FieldError } from '@materia/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'

const { app, make, accessTokenOf, address } = await testApp()
const url = await address()
const token = await accessTokenOf(await make.doctor())
for (const title of ['Insulin in children', 'Insulin glargine', 'Renal dosing of insulin']) {
  await makeContent(app, 'Article', { title, details: { pmid: null, doi: null } })
}

// Far above what they take, far below what a pattern that backtracks or a plan gone wrong would.
const boundMs = seconds(5)

/** Over a real socket, as anybody could send it. */
async function ask(path: string, searchTerm: string, more: Record<string, string> = {}) {
  const started = performance.now()
  const reply = await fetch(`${url}${path}?${new URLSearchParams({ searchTerm, ...more })}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body: unknown = await reply.json()
  return { status: reply.status, body, ms: performance.now() - started }
}

async function askEverywhere(searchTerm: string) {
  const answers = await Promise.all([
    ask(contentRoutes.searchContents.path, searchTerm),
    ask(contentRoutes.searchContents.path, searchTerm, { isRecent: 'true' }),
    ask(contentRoutes.related.path, searchTerm),
  ])
  for (const { status, body, ms } of answers) {
    expect([200, 400]).toContain(status)
    if (status === 400) expect(fieldsIn(body)).toEqual(['searchTerm'])
    expect(ms).toBeLessThan(boundMs)
  }
}

const fieldsIn = (problem: unknown) =>
  (problem as { extensions: { errors: FieldError[] } }).extensions.errors.map(({ field }) => field)

const everyPlane = Array.from({ length: 17 }, (_, plane) => String.fromCodePoint(plane * 0x10000 + 0x21)).join(' ')
const phrases = (count: number) => Array.from({ length: count }, (_, n) => `"insulin ${n}"`).join(' ')

describe('a hostile search over HTTP', () => {
  it.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 words and blanks', 'insulin glargine '.repeat(589).slice(0, 10_000)],
    ['10,000 quotes', '"'.repeat(10_000)],
    ['10,000 characters of the last plane', '\u{10fffd}'.repeat(10_000)],
    ['200 quoted phrases', phrases(200)],
    ['as many quoted phrases as are read', phrases(14)],
    ['only punctuation', '!@#$%^&*()_+-=[]{}|;\':",./<>?`~\\'],
    ['operators of PostgreSQL', "insulin & ! | <-> <2> :* ( ) 'x' \\ :A insulin:*B"],
    ['a statement', "'; drop table search_documents; -- insulin"],
    ['every plane', `insulin ${everyPlane}`],
    ['halves of characters and noncharacters', 'insulin \ud800 \udfff \ufffe \uffff'],
    ['nothing', '\0'],
    ['marks without letters', '\u0301\u0302\u20e3 \u200d\u202e'],
    ['a character that grows when taken apart', '\ufdfa'.repeat(200)],
    ['quotes left open', '"insulin "" " “insulin « -" -- -"'],
    ['minuses alone', '-insulin -"in children" - -- ---'],
    ['stop words', '"the of" the of and -the'],
    ['one long word of slips', 'insulinn'.repeat(25)],
    ['an address without end', `https://${'a/'.repeat(96)}`],
    ['digits', '0'.repeat(200)],
    ['emoji', '\u{1f48a}\u{1f469}\u{1f3fd}\u200d\u2695\ufe0f'.repeat(40)],
    [
      'words that run from right to left',
      '\u202e\u0625\u0646\u0633\u0648\u0644\u064a\u0646 \u05d0\u05d9\u05e0\u05e1\u05d5\u05dc\u05d9\u05df insulin',
    ],
  ])('of %s is answered or refused by its field', (_, searchTerm) => askEverywhere(searchTerm))

  it('of any characters is answered or refused by its field', async () => {
    const term = fc.oneof(fc.string({ unit: 'binary', maxLength: 220 }), fc.string({ unit: 'grapheme', maxLength: 60 }))
    await fc.assert(fc.asyncProperty(term, askEverywhere), { numRuns: 25 })
  })

  it('leaves the readable words to be found', async () => {
    const { body } = await ask(contentRoutes.searchContents.path, `glargine & | ! ((( ${everyPlane}`)

    expect((body as { title: string }[])[0]?.title).toBe('Insulin glargine')
  })
})
