import {
  type ContentItemType,
  contentRoutes,
  type Facet,
  kindCountsHeader,
  totalCountHeader,
  userRoutes,
} from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { makeContent } from '../../../../testing/contents.ts'
import type { Person } from '../../../../testing/make.ts'

const { app, make, as } = await testApp()
const [reader, other, francophone] = [await make.doctor(), await make.doctor(), await make.doctor()]
await as(francophone).call(userRoutes.setLanguage, { params: { id: francophone.userId }, body: { language: 'fr' } })

type Query = Record<string, string | string[]>

async function facets(searchTerm: string, filters: Query = {}, person: Person = reader) {
  const reply = await as(person).call(contentRoutes.facets, { query: { searchTerm, ...filters } as never })
  expect(reply.status).toBe(200)
  return new Map(
    reply.body.map(({ name, values }) => [name, new Map(values.map(({ value, count }) => [value, count]))]),
  )
}

async function total(searchTerm: string, filters: Query = {}, person: Person = reader) {
  const reply = await as(person).call(contentRoutes.searchContents, {
    query: { searchTerm, count: 100, ...filters } as never,
  })
  expect(reply.status).toBe(200)
  const counted = Number(reply.headers[totalCountHeader])
  const kinds = JSON.parse(String(reply.headers[kindCountsHeader])) as Record<ContentItemType, number>
  expect(reply.body).toHaveLength(counted)
  expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(counted)
  return counted
}

const site = { facility: null, address: null, city: 'Toronto', state: 'Ontario', country: 'Canada', status: null }

/** One collection of every kind about one word. */
async function makeCollection(word: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const keep = async (name: string, made: Promise<{ contentItemId: string }>) =>
    ids.set(name, (await made).contentItemId)
  const drug = (drugStatus: 'Marketed' | 'Dormant', din: string) => ({ drugStatus, din, drugCode: `${word}${din}` })
  await keep(
    'marketed',
    makeContent(app, 'Drug', {
      title: `${word} 5 mg`,
      byline: 'PFIZER CANADA ULC',
      details: drug('Marketed', '01000001'),
    }),
  )
  await keep(
    'dormant',
    makeContent(app, 'Drug', { title: `${word} 10 mg`, byline: 'Apotex Inc', details: drug('Dormant', '01000002') }),
  )
  await keep(
    'recruiting',
    makeContent(app, 'Trial', {
      title: `${word} at home`,
      publishedOn: new Date('2019-05-06'),
      details: { nctID: 'NCT01000001', trialStatusType: 'Recruiting', sponsor: 'Pfizer Canada ULC', locations: [site] },
    }),
  )
  await keep(
    'completed',
    makeContent(app, 'Trial', {
      title: `${word} abroad`,
      publishedOn: new Date('2021-05-06'),
      details: { nctID: 'NCT01000002', trialStatusType: 'Completed', sponsor: 'NIH', locations: [] },
    }),
  )
  for (const [name, publicationTypes] of [
    ['review', ['Journal Article', 'Review']],
    ['letter', ['Letter']],
  ] as const) {
    await keep(
      name,
      makeContent(app, 'Article', {
        title: `${word} ${name}`,
        publishedOn: new Date('2021-02-03'),
        details: { publicationTypes: [...publicationTypes], pmid: null, doi: null },
      }),
    )
  }
  await keep('post', makeContent(app, 'UserArticle', { ownerId: other.userId, title: `${word} seen by me` }))
  return ids
}

const word = 'zanoxifen'
const ids = await makeCollection(word)
await sql`insert into drug_prices (din, item_number, coverage) values
  ('01000001', '1', 'LimitedUse'), ('01000001', '2', 'LimitedUse')`.execute(app.db)
const [area] = (
  await sql<{ id: number; parent_id: number }>`
    select id, parent_id from areas_of_interest where parent_id is not null order by id limit 1`.execute(app.db)
).rows
await sql`insert into content_areas (content_item_id, area_id, published_on)
  values (${ids.get('review')}, ${area?.id}, now()) on conflict do nothing`.execute(app.db)

describe('facets of a search', () => {
  it('count what the filtered search then finds, for every value of every facet', async () => {
    const reply = await as(reader).call(contentRoutes.facets, { query: { searchTerm: word } })
    const filtersOf = (name: Facet['name'], value: string): Query => {
      if (name === 'kind') return { filter: [value as ContentItemType] }
      return name === 'year' ? { yearFrom: value, yearTo: value } : { [name]: value }
    }

    expect(reply.body.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'kind',
        'status',
        'company',
        'year',
        'publicationType',
        'coverage',
        'areaId',
        'language',
      ]),
    )
    for (const { name, values } of reply.body) {
      for (const { value, count } of values) {
        expect([name, value, await total(word, filtersOf(name, value))]).toEqual([name, value, count])
        expect([name, value, await total(word, { ...filtersOf(name, value), isRecent: 'true' })]).toEqual([
          name,
          value,
          count,
        ])
      }
    }
  })

  it('put one company together however it is written', async () => {
    const companies = (await facets(word)).get('company')

    expect([...(companies?.values() ?? [])].toSorted()).toEqual([1, 1, 2])
    expect(await total(word, { company: 'pfizer canada ulc' })).toBe(2)
  })

  it('count a facet as if nothing of it were chosen, and the others with what is', async () => {
    const chosen = await facets(word, { status: 'Marketed' })

    expect(chosen.get('status')).toEqual(
      new Map(Object.entries({ Marketed: 1, Dormant: 1, Recruiting: 1, Completed: 1 })),
    )
    expect(chosen.get('kind')).toEqual(new Map([['Drug', 1]]))
    expect(chosen.get('publicationType')).toBeUndefined()
    expect(await total(word, { status: ['Marketed', 'Dormant'] })).toBe(2)
    expect(await total(word, { status: ['Marketed', 'Dormant'], coverage: 'LimitedUse' })).toBe(1)
  })

  it('know an area by what lies within it', async () => {
    expect((await facets(word)).get('areaId')?.get(String(area?.parent_id))).toBe(1)
    expect(await total(word, { areaId: String(area?.parent_id) })).toBe(1)
  })

  it('tell a reader’s own folios and what they have opened from anybody else’s', async () => {
    const folio = await makeContent(app, 'Folio', { ownerId: reader.userId, visibility: 'owner', title: 'Mine' })
    await sql`insert into clippings (folio_id, content_item_id, position)
      values (${folio.contentItemId}, ${ids.get('letter')}, 1)`.execute(app.db)
    const { body: letter } = await as(reader).call(contentRoutes.getContent, {
      params: { contentItemId: ids.get('letter') ?? '' },
    })
    await as(reader).call(contentRoutes.recordView, { params: { contentItemVersionId: letter.versionId } })

    expect((await facets(word)).get('inMyFolios')?.get('true')).toBe(1)
    expect((await facets(word)).get('unread')?.get('true')).toBe(6)
    expect([await total(word, { inMyFolios: 'true' }), await total(word, { unread: 'true' })]).toEqual([1, 6])
    expect((await facets(word, {}, other)).get('inMyFolios')).toBeUndefined()
    expect(await total(word, { inMyFolios: 'true' }, other)).toBe(0)
  })

  it('count a draft for its writer and for nobody else', async () => {
    await makeContent(app, 'DraftUserArticle', { ownerId: other.userId, visibility: 'owner', title: 'Vexatrine draft' })

    expect((await facets('vexatrine draft', {}, other)).get('kind')).toEqual(new Map([['DraftUserArticle', 1]]))
    expect(await total('vexatrine draft', { unread: 'true' }, other)).toBe(1)
    expect(await facets('vexatrine draft')).toEqual(new Map())
  })

  it('are worded in the reader’s language', async () => {
    const { body } = await as(francophone).call(contentRoutes.facets, { query: { searchTerm: word } })
    const labels = body.flatMap(({ values }) => values.map(({ label }) => label))

    expect(labels).toEqual(
      expect.arrayContaining([
        'Essais cliniques',
        'Commercialisé',
        'Recrutement en cours',
        'Usage limité',
        'Article de synthèse',
      ]),
    )
  })

  it('narrow a number that names one record as well', async () => {
    expect(await total('NCT01000001', { status: 'Recruiting' })).toBe(1)
    expect(await total('NCT01000001', { status: 'Completed' })).toBe(0)
    expect((await facets('NCT01000001')).get('status')).toEqual(new Map([['Recruiting', 1]]))
  })

  it.each<Query>([
    { status: 'Nonsense' },
    { coverage: 'Free' },
    { yearFrom: 'soon' },
    { yearFrom: '2024', yearTo: '2020' },
    { areaId: 'heart' },
    { language: 'xx' },
    { unread: 'maybe' },
    { company: 'x'.repeat(301) },
  ])('refuse %o, which is no value of a filter', async (filters) => {
    const query = { searchTerm: word, ...filters } as never

    expect((await as(reader).call(contentRoutes.facets, { query })).status).toBe(400)
    expect((await as(reader).call(contentRoutes.searchContents, { query })).status).toBe(400)
  })
})
