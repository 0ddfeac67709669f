import { randomUUID } from 'node:crypto'
import { subscriptionRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'

const { app, as, make } = await testApp()
const site = { facility: null, address: null, city: 'Toronto', state: 'Ontario', country: 'Canada', status: null }

/** Two of each kind about one word, told apart by what searches are narrowed to. */
async function makeNews(word: string) {
  await sql`insert into drug_prices (din, item_number, coverage) values ('01999991', '1', 'LimitedUse')`.execute(app.db)
  const drug = (name: string, drugStatus: 'Marketed' | 'Dormant', din: string) =>
    makeContent(app, 'Drug', {
      title: `${word} ${din}`,
      byline: name,
      details: { drugStatus, din, drugCode: `${word}${din}` },
    })
  const trial = (trialStatusType: string, nctID: string, locations: (typeof site)[]) =>
    makeContent(app, 'Trial', { title: `${word} ${nctID}`, details: { nctID, trialStatusType, locations } })
  const article = (publicationTypes: string[]) =>
    makeContent(app, 'Article', {
      title: `${word} ${publicationTypes}`,
      details: { publicationTypes, pmid: null, doi: null },
    })
  const made = {
    marketed: await drug('PFIZER CANADA ULC', 'Marketed', '01999991'),
    dormant: await drug('Apotex Inc', 'Dormant', '01999992'),
    recruiting: await trial('Recruiting', 'NCT09999991', [site]),
    completed: await trial('Completed', 'NCT09999992', []),
    review: await article(['Journal Article', 'Review']),
    letter: await article(['Letter']),
  }
  await app.jobs.runDue()
  return new Map(Object.entries(made).map(([name, { contentItemId }]) => [contentItemId, name]))
}

it('tells of what is within every filter of the search, an empty list leaving nothing out', async () => {
  const [person, word] = [await make.doctor(), `zyx${randomUUID().slice(0, 8).replaceAll(/\d/g, 'q')}`]
  const wanted: [filters: object, names: string[]][] = [
    [{ status: ['Marketed', 'Completed'] }, ['completed', 'marketed']],
    [{ status: ['Recruiting'] }, ['recruiting']],
    [{ coverage: ['LimitedUse'] }, ['marketed']],
    [{ company: ['Pfizer Canada ULC'] }, ['marketed']],
    [{ publicationType: ['review'] }, ['review']],
    [{ recruitingInCanada: true }, ['recruiting']],
    [{ filter: ['Article'], publicationType: [] }, ['letter', 'review']],
    [{ filter: ['Trial'], recruitingInCanada: false }, ['completed', 'recruiting']],
    [{ company: [] }, ['completed', 'dormant', 'letter', 'marketed', 'recruiting', 'review']],
  ]
  const followed = []
  for (const [filters] of wanted) {
    const target = { type: 'Search', searchTerm: word, filters }
    const reply = await as(person).call(subscriptionRoutes.createSubscription, { body: { target } as never })
    expect(reply.status).toBe(200)
    followed.push(reply.body.id)
  }

  const names = await makeNews(word)

  for (const [nth, id] of followed.entries()) {
    const { body } = await as(person).call(subscriptionRoutes.listNewOfSubscription, { params: { id } })
    const came = body.map(({ contentItemId }) => names.get(contentItemId))
    expect([wanted[nth]?.[0], came.toSorted()]).toEqual(wanted[nth])
  }
})

it.each([{ status: ['Nope'] }, { coverage: ['Nope'] }, { inMyFolios: true }, { nothing: 1 }])(
  'refuses to be narrowed by %j',
  async (filters) => {
    const target = { type: 'Search', searchTerm: 'insulin', filters }

    const reply = await as(await make.doctor()).call(subscriptionRoutes.createSubscription, {
      body: { target } as never,
    })

    expect(reply.status).toBe(400)
  },
)
