import { contentRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { makeDrug } from '../../../../testing/drugs.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

async function titlesFor(searchTerm: string) {
  const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm, count: 20 } })
  expect(reply.status).toBe(200)
  return reply.body.map(({ title }) => title)
}

await makeDrug(app, { brand: 'Pradaxa', ingredient: 'Dabigatran', atcCode: 'B01AE07' })
await makeDrug(app, { brand: 'Idarucivel', ingredient: 'Idarucizuvab', atcCode: 'V03AB37' })
await makeDrug(app, { brand: 'Hydrocovel', ingredient: 'Hydrocortivone', atcCode: 'D07AA02' })
await makeDrug(app, { brand: 'Hydrovel', ingredient: 'Hydrocortisovel', atcCode: 'H02AB09' })
await makeDrug(app, { brand: 'Dexavel', ingredient: 'Dexamethasovel', atcCode: 'H02AB02' })

it('of what is called for the rest is found where one is not to be had', async () => {
  expect((await titlesFor('addisonian vomiting bp 70'))[0]).toBe('Hydrocortisovel')
  const without = [
    'addison vomiting bp 70 no hydrovel left',
    'addison vomiting bp 70 hydrovel backordered',
    'addison vomiting bp 70 allergic to hydrovel',
    'addison vomit ta 70, plus de hydrovel',
  ]
  for (const asked of without) expect((await titlesFor(asked))[0], asked).toBe('Dexamethasovel')
  const had = ['addison vomiting bp 70 not allergic to hydrovel', 'addison vomiting bp 70 no hydrovel allergy']
  for (const asked of had) expect((await titlesFor(asked))[0], asked).toBe('Hydrocortisovel')
})

it('what undoes a drug is found where findings call for it, and the drug is not', async () => {
  for (const asked of ['intracranial bleed on pradaxa', 'hémorragie intracrânienne sous pradaxa']) {
    const titles = await titlesFor(asked)
    expect(titles[0], asked).toBe('Idarucizuvab')
    expect(titles, asked).not.toContain('Pradaxa')
  }
})

it('a drug is found where its risks are asked about', async () => {
  expect((await titlesFor('bleeding risk on pradaxa'))[0]).toBe('Pradaxa')
})

it('a question is read as ever where the catalogue has nothing of what its findings call for', async () => {
  expect((await titlesFor('levophed extravasated, hydrocovel?'))[0]).toBe('Hydrocovel')
})
