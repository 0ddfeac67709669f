import { contentRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { mergeFresh, putDocuments } from '../../../platform/search/index.ts'
import { document } from '../../../platform/search/testing/documents.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { linkContents } from '../versions/links.service.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

async function find(searchTerm: string): Promise<string[]> {
  const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm, count: 20 } })
  expect(reply.status).toBe(200)
  return reply.body.map(({ title }) => title)
}

async function makeIngredient(name: string, atcCode: string) {
  const [fromKey, toKey] = [`drug:${name}`, `ingredient:${name}`]
  await makeContent(app, 'DrugIngredient', { title: name, sourceKey: toKey, details: { name, nameFr: null } })
  await makeContent(app, 'Drug', {
    title: `${name} 10 mg`,
    sourceKey: fromKey,
    details: {
      name,
      nameFr: null,
      drugIngredients: [],
      therapeuticClasses: [{ atcCode, atcName: name, ahfsCode: null, ahfsName: null }],
    },
  })
  await inTransaction(app, (tx) =>
    linkContents(tx, { relation: 'ingredient', fromKeys: [fromKey], links: [{ fromKey, toKey }] }),
  )
}

const makeReview = (title: string) => makeContent(app, 'Decision', { title })

// Where every word is rare none tells what is asked about.
await inTransaction(app, (tx) =>
  putDocuments(
    tx,
    Array.from({ length: 600 }, (_, nth) => document(`Filling ${nth}`)),
  ),
)
await makeIngredient('Zolvaridone', 'A03FA01')
await makeReview('ZOLVARIDONE - Serious abnormal heart rhythms')
await makeReview('Ombraxidone - Assessing the Potential Risk of Abnormal Heart Rhythm (QT interval prolongation)')

it.each(['zolvaridone qt', 'zolvaridone torsades', 'zolvaridone allongement du QT'])(
  'a drug and what it may cause find the safety review first, whatever it calls that: %s',
  async (searchTerm) => {
    await mergeFresh(app.pool)

    const [first, second] = await find(searchTerm)

    expect(first).toBe('ZOLVARIDONE - Serious abnormal heart rhythms')
    expect(second).toBe('Zolvaridone')
  },
)

it('a drug alone, and one that is asked for by its dose, find the drug before its reviews', async () => {
  expect((await find('zolvaridone'))[0]).toBe('Zolvaridone')
  expect((await find('zolvaridone dose'))[0]).toBe('Zolvaridone')
})

it('a drug and what it may cause find the safety review of its class', async () => {
  await makeIngredient('Solvafloxacin', 'J01MA02')
  await makeReview('Oral FLUOROQUINOLONES - Assessing the Potential Risk of Retinal Detachment')
  await mergeFresh(app.pool)

  expect((await find('solvafloxacin retinal detachment'))[0]).toMatch(/^Oral FLUOROQUINOLONES/)
  expect((await find('quinolone retinal detachment'))[0]).toMatch(/^Oral FLUOROQUINOLONES/)
  expect((await find('quinolones décollement de rétine'))[0]).toMatch(/^Oral FLUOROQUINOLONES/)
})

it('a drug with what it is given for finds the drug before the decision on it', async () => {
  await makeIngredient('Karvoprost', 'S01EE01')
  await makeContent(app, 'Decision', {
    title: 'Karvoprost: regulatory decision',
    summary: 'Karvoprost was authorized for glaucoma.',
  })
  await mergeFresh(app.pool)

  expect((await find('karvoprost glaucoma'))[0]).toBe('Karvoprost')
})

it('a review of one drug stands below the other drug that the question names beside it', async () => {
  await makeIngredient('Amvadarone', 'C01BD01')
  await makeIngredient('Warvarin', 'B01AA03')
  await makeReview('DABVATRAN and AMVADARONE - Drug-Drug Interaction')
  await mergeFresh(app.pool)

  expect((await find('does amvadarone interact with warvarin')).slice(0, 2).toSorted()).toEqual([
    'Amvadarone',
    'Warvarin',
  ])
})
