import { contentRoutes, totalCountHeader } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { renewDocuments } from './upkeep/renewals.service.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

async function find(searchTerm: string, filters: Record<string, string> = {}) {
  const reply = await as(viewer).call(contentRoutes.searchContents, {
    query: { searchTerm, count: 50, ...filters } as never,
  })
  expect(reply.status).toBe(200)
  expect(reply.headers[totalCountHeader]).toBe(String(reply.body.length))
  return reply.body.map(({ title }) => title).toSorted()
}

const author = (name: string) => ({ userId: null, name, profilePictureAttachmentId: null })
const site = (city: string, state: string) => ({
  ...{ facility: null, address: null, country: 'Canada', status: null },
  ...{ city, state },
})
const article = (title: string, year: number, details: object) =>
  makeContent(app, 'Article', {
    title,
    publishedOn: new Date(`${year}-06-01`),
    details: { pmid: null, doi: null, content: null, sections: [], ...details },
  })

await article('Asthma at school', 2019, { authors: [author('Smith JA')], journalTitle: 'The Lancet' })
await article('Asthma at work', 2023, {
  ...{ authors: [author('Tremblay É'), author('Van der Berg P')], journalTitle: 'CMAJ' },
  ...{ publicationTypes: ['Systematic Review'], meshHeadings: ['Occupational Exposure'] },
})
await article('A letter about Smith and asthma', 2021, { authors: [author('Roy M')], journalTitle: 'The Lancet' })
const trial = (title: string, nctID: string, details: object) =>
  makeContent(app, 'Trial', { title, details: { nctID, ...details } })
await trial('Asthma in the east', 'NCT05550001', {
  ...{ sponsor: 'McGill', phases: ['Phase 2', 'Phase 3'], trialStatusType: 'Recruiting' },
  locations: [site('Montréal', 'Quebec')],
})
await trial('Asthma in the west', 'NCT05550002', {
  ...{ sponsor: 'Pfizer', phases: ['Phase 3'], trialStatusType: 'Active, not recruiting' },
  locations: [site('Vancouver', 'British Columbia')],
})
await makeContent(app, 'Drug', {
  ...{ title: 'Asthmanil', byline: 'APOTEX INC' },
  details: {
    name: 'Asthmanil',
    din: '07770001',
    forms: ['Syrup'],
    routes: ['Oral'],
    schedules: ['Ethical'],
    drugIngredients: [],
  },
})
await makeContent(app, 'UserArticle', {
  title: 'Asthma and me',
  details: { content: '<p>Text</p>', authors: [author('Ada Roy')] },
})

describe('a field of a question', () => {
  it.each([
    ['author:smith', ['Asthma at school']],
    ['auteur:Smith asthma', ['Asthma at school']],
    ['author:"van der berg"', ['Asthma at work']],
    ['author:roy', ['A letter about Smith and asthma', 'Asthma and me']],
    ['author:roy journal:lancet', ['A letter about Smith and asthma']],
    ['journal:lancet asthma', ['A letter about Smith and asthma', 'Asthma at school']],
    ['asthma journal:lancet year:2020..', ['A letter about Smith and asthma']],
    ['asthma revue:lancet année:..2020', ['Asthma at school']],
    ['asthma year:2019', ['Asthma at school']],
    ['asthma type:review', ['Asthma at work']],
    ['mesh:occupational', ['Asthma at work']],
    ['in:Montreal', ['Asthma in the east']],
    ['asthma in:"British Columbia"', ['Asthma in the west']],
    ['phase:2 asthma', ['Asthma in the east']],
    ['sponsor:pfizer', ['Asthma in the west']],
    ['asthma status:recruiting', ['Asthma in the east']],
    ['asthma statut:"En cours, recrutement terminé"', ['Asthma in the west']],
    ['company:apotex', ['Asthmanil']],
    ['form:syrup route:oral', ['Asthmanil']],
    ['asthma status:nonsense', []],
    ['author:nobody asthma', []],
    ['author:smith in:vancouver', []],
  ])('%s finds what holds it', async (term, titles) => {
    expect(await find(term)).toEqual(titles.toSorted())
    if (titles.length > 0) expect(await find(term, { isRecent: 'true' })).toEqual(titles.toSorted())
  })

  it('goes with filters, quotes and minus', async () => {
    expect(await find('asthma journal:lancet', { yearFrom: '2020' })).toEqual(['A letter about Smith and asthma'])
    expect(await find('asthma journal:lancet -letter')).toEqual(['Asthma at school'])
    expect(await find('"at school" author:smith')).toEqual(['Asthma at school'])
  })

  it('leaves a colon of a sentence alone', async () => {
    expect(await find('Smith: a letter about asthma')).toContain('A letter about Smith and asthma')
    expect(await find('journal: asthma at school')).toContain('Asthma at school')
  })

  it('is found in what an older version wrote once its document is made anew', async () => {
    await sql`update search_documents set terms = '{}', facets = '{}'`.execute(app.db)
    await sql`insert into search_renewals (after_id) values ('00000000-0000-0000-0000-000000000000')`.execute(app.db)
    expect(await find('author:smith')).toEqual([])

    await renewDocuments(app)

    expect(await find('author:smith')).toEqual(['Asthma at school'])
    expect(await find('asthma', { status: 'Recruiting' })).toEqual(['Asthma in the east'])
    expect((await sql`select from search_renewals`.execute(app.db)).rows).toEqual([])
  })
})
