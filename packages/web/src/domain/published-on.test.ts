import { describe, expect, it } from 'vitest'
import { publishedOn } from './published-on.ts'

const source = { id: 1, name: 'PubMed', regionId: null, region: null, licence: null, licenceUrl: null }
const article = (date: string) =>
  publishedOn({ contentItemType: 'Article', source, publishedOn: `${date}T00:00:00.000Z` })

describe('when an article was published', () => {
  it('is the day that its journal gives', () => {
    expect(article('2009-09-10')).toBe('2009-09-10')
  })

  it('is no day of a year or month that is stored as its first', () => {
    expect(article('2019-01-01')).toBe('2019')
    expect(article('2006-11-01')).toBe('2006-11')
  })

  it('stays a day where Health Canada decided on the first of a month', () => {
    const decision = { contentItemType: 'Decision' as const, source, publishedOn: '2026-04-01T00:00:00.000Z' }

    expect(publishedOn(decision)).toBe('2026-04-01')
  })
})
