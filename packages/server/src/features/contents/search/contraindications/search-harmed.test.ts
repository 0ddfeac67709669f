import { contentRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { makeDrug } from '../../../../testing/drugs.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

async function titlesFor(searchTerm: string) {
  const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm, count: 20 } })
  return reply.body.map(({ title }) => title)
}

await makeDrug(app, { brand: 'Velmo-Thyroid', ingredient: 'Thyroid', atcCode: 'H03AA05' })
await makeDrug(app, { brand: 'Propylvel', ingredient: 'Propylthiovel', atcCode: 'H03BA02' })
await makeDrug(app, { brand: 'Erythrovel', ingredient: 'Erythromycin', atcCode: 'J01FA01' })
await makeDrug(app, { brand: 'Azithrovel', ingredient: 'Azithromycin', atcCode: 'J01FA10' })
await makeDrug(app, { brand: 'Clindavel', ingredient: 'Clindamycin', atcCode: 'J01FF01' })
await makeDrug(app, { brand: 'Penivel', ingredient: 'Penicillin G benzathine', atcCode: 'J01CE08' })
await makeDrug(app, { brand: 'Nitrovel', ingredient: 'Nitrofurantoin', atcCode: 'J01XE01' })
await makeDrug(app, { brand: 'Fosfovel', ingredient: 'Fosfomycin', atcCode: 'J01XX01' })
await makeDrug(app, { brand: 'Heparvel', ingredient: 'Heparin', atcCode: 'B01AB01' })
await makeDrug(app, { brand: 'Enoxavel', ingredient: 'Enoxaparin', atcCode: 'B01AB05' })
await makeDrug(app, { brand: 'Apixavel', ingredient: 'Apixaban', atcCode: 'B01AF02' })

it('what goes under the name of a gland is not found first for what its hormone does', async () => {
  expect((await titlesFor('thyroid storm'))[0]).toBe('Propylthiovel')
})

it.each([
  ['erythromycin allergy strep throat', 'Clindamycin'],
  ['heparin allergy DVT', 'Apixaban'],
  ['g6pd cystitis', 'Fosfomycin'],
  ['penicillin allergy syphilis pregnant', 'Penicillin G benzathine'],
])('%s leads first to %s', async (asked, first) => {
  expect((await titlesFor(asked))[0]).toBe(first)
})
