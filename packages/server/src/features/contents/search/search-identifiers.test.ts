import { type ContentItemType, contentRoutes, kindCountsHeader, totalCountHeader } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'

const { app, make, as } = await testApp()
const reader = await make.doctor()

async function find(searchTerm: string, wanted: { offset?: number; filter?: ContentItemType[] } = {}) {
  const reply = await as(reader).call(contentRoutes.searchContents, { query: { searchTerm, ...wanted } })
  expect(reply.status).toBe(200)
  return {
    ids: reply.body.map((item) => item.contentItemId),
    total: Number(reply.headers[totalCountHeader]),
    counts: JSON.parse(String(reply.headers[kindCountsHeader])) as Record<string, number>,
  }
}

describe('searching by an identifier', () => {
  it('leads straight to the record of a DIN, PMID, DOI, NCT number or pasted link', async () => {
    const drug = await makeContent(app, 'Drug', { title: 'Xyzal', details: { din: '00012345' } })
    const article = await makeContent(app, 'Article', { details: { pmid: '31234567', doi: '10.5555/ABC.1' } })
    const trial = await makeContent(app, 'Trial', { details: { nctID: 'NCT01234567' } })
    const link = await makeContent(app, 'UserExternalLink', {
      details: { externalLink: 'https://example.test/Deep/page' },
    })
    const firstOf = async (term: string) => (await find(term)).ids[0]

    expect(await firstOf('00012345')).toBe(drug.contentItemId)
    expect(await firstOf('DIN 12345')).toBe(undefined)
    expect(await firstOf('din: 00012345')).toBe(drug.contentItemId)
    expect(await firstOf('what is DIN 00012345?')).toBe(drug.contentItemId)
    expect(await firstOf('c’est quoi le din 00012345')).toBe(drug.contentItemId)
    expect(await firstOf('31234567')).toBe(article.contentItemId)
    expect(await firstOf('https://doi.org/10.5555/abc.1')).toBe(article.contentItemId)
    expect(await firstOf('https://pubmed.ncbi.nlm.nih.gov/31234567/')).toBe(article.contentItemId)
    expect(await firstOf('europepmc.org/article/med/31234567')).toBe(article.contentItemId)
    expect(await firstOf('nct01234567')).toBe(trial.contentItemId)
    expect(await firstOf('https://clinicaltrials.gov/study/NCT01234567')).toBe(trial.contentItemId)
    expect(await firstOf('https://example.test/deep/page/')).toBe(link.contentItemId)
  })

  it('shows the product of a DIN alone that is asked for in words which ask for nothing else', async () => {
    const drug = await makeContent(app, 'Drug', { title: 'Xyzal', details: { din: '00054321' } })
    await makeContent(app, 'Decision', { title: 'Decision on 00054321' })

    for (const asked of ['00054321 c quoi', 'what is 00054321'])
      expect((await find(asked)).ids).toEqual([drug.contentItemId])
    expect((await find('decision on 00054321')).ids).toHaveLength(2)
  })

  it('shows the record of an identifier alone, and of one that no record has those that mention it', async () => {
    const [article, mention] = [
      await makeContent(app, 'Article', { title: 'Rest', details: { doi: '10.9999/nejm.1234' } }),
      await makeContent(app, 'Article', { title: 'On 10.9999/nejm.5678 and rest' }),
    ]
    for (const nth of [1, 2, 3]) await makeContent(app, 'Article', { title: `Letter ${nth}: 10 of 9999 in NEJM` })

    const known = await find('https://doi.org/10.9999/NEJM.1234')

    expect([known.ids, known.total, known.counts]).toEqual([[article.contentItemId], 1, { Article: 1 }])
    expect((await find('10.9999/nejm.1234', { offset: 1 })).ids).toEqual([])
    expect((await find('10.9999/nejm.1234', { filter: ['Trial'] })).total).toBe(0)
    expect((await find('doi: 10.9999/nejm.5678')).ids).toEqual([mention.contentItemId])
    expect((await find('10.9999/nejm.4321')).total).toBe(0)
  })
})
