import { contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { putDocuments } from '../../../platform/search/index.ts'
import { document } from '../../../platform/search/testing/documents.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { makeDrug } from '../../../testing/drugs.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

async function find(searchTerm: string): Promise<string[]> {
  const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm, count: 20 } })
  expect(reply.status).toBe(200)
  return reply.body.map(({ title }) => title)
}

// Where every word is rare none tells what is asked about.
await inTransaction(app, (tx) =>
  putDocuments(
    tx,
    Array.from({ length: 600 }, (_, nth) => document(`Filling ${nth}`)),
  ),
)
const site = (city: string, country: string) => ({
  ...{ facility: null, address: null, state: null, status: null },
  ...{ city, country },
})
let trials = 0
const trial = (title: string, details: object) =>
  makeContent(app, 'Trial', { title, details: { nctID: `NCT0666000${++trials}`, ...details } })

await trial('Cluster headache and sleep', { trialStatusType: 'Completed', locations: [site('Odense', 'Denmark')] })
await trial('Light for a headache that comes in a cluster', {
  ...{ trialStatusType: 'Recruiting', phases: ['Phase 2'] },
  locations: [site('Marseille', 'France')],
})
await trial('Oxygen, a nerve block or nothing for headaches of the cluster kind', {
  ...{ trialStatusType: 'Terminated', sponsor: 'Velora Pharma', phases: ['Phase 3'] },
  locations: [site('Toronto', 'Canada')],
})
await trial('Upadarsol or a placebo in lupus', { trialStatusType: 'Not yet recruiting', locations: [] })
await trial('Upadarsol in lupus', { trialStatusType: 'Completed', locations: [] })
await makeDrug(app, { brand: 'Insulex Toronto', ingredient: 'Insulexin', atcCode: 'A10AB01' })
const decision = (title: string, year: number) =>
  makeContent(app, 'Decision', {
    title,
    publishedOn: new Date(`${year}-06-01`),
    details: { manufacturer: 'Velora Pharma' },
  })
await decision('Velorix (velorixumab): regulatory decision', 2015)
await decision('Velotan, a longer name of something else (velotanib): regulatory decision', 2017)
const article = (title: string) => makeContent(app, 'Article', { title })
await article('Menopause and hormones: a shared decision')
await article('Randomized controlled trial of talking with children who are sad')
await makeContent(app, 'Trial', { title: 'A randomized trial of drawing', details: { nctID: 'NCT06669999' } })

describe('a question for trials', () => {
  it.each([
    ['recruiting cluster headache trials', 'Light for a headache that comes in a cluster'],
    ['cluster headache recruiting', 'Light for a headache that comes in a cluster'],
    ['essais algie vasculaire en cours de recrutement', 'Light for a headache that comes in a cluster'],
    ['terminated cluster headache trials', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
    ['essais interrompus algie vasculaire', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
    ['essais arrêtés algie vasculaire', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
    ['essais complétés algie vasculaire', 'Cluster headache and sleep'],
    ['cluster headache oxygen study terminated', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
    ['étude arrêtée algie vasculaire oxygène', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
    ['completed cluster headache trials', 'Cluster headache and sleep'],
    ['lupus trials not yet recruiting', 'Upadarsol or a placebo in lupus'],
    ['completed lupus trials', 'Upadarsol in lupus'],
  ])('has those first that are as far as it says: %s', async (asked, first) => {
    expect((await find(asked))[0]).toBe(first)
  })

  it.each([
    ['cluster headache trials in Canada', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
    ['cluster headache trials in Denmark', 'Cluster headache and sleep'],
    ['trials in Toronto', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
    ['phase 2 cluster headache trials', 'Light for a headache that comes in a cluster'],
    ['trials sponsored by Velora', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
    ['essais commandités par Velora', 'Oxygen, a nerve block or nothing for headaches of the cluster kind'],
  ])('has those first that are held, are in the phase or are paid for as it says: %s', async (asked, first) => {
    expect((await find(asked))[0]).toBe(first)
  })
})

it('has what was written in the year first that is asked for beside a kind', async () => {
  expect((await find('Velora regulatory decisions 2017'))[0]).toMatch(/^Velotan/)
  expect((await find('Velora regulatory decisions 2015'))[0]).toMatch(/^Velorix/)
})

it('asks for no decision of Health Canada by a decision that is shared', async () => {
  expect((await find('menopause shared decision'))[0]).toBe('Menopause and hormones: a shared decision')
})

it('looks for randomized trials among what is written as well', async () => {
  expect((await find('randomized trial sad children'))[0]).toMatch(/^Randomized controlled trial of talking/)
})
