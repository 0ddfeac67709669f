import { contentRoutes, correctedToHeader, userRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { putDocuments } from '../../../platform/search/index.ts'
import { document } from '../../../platform/search/testing/documents.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { makeDrug } from '../../../testing/drugs.ts'

const { app, make, as } = await testApp()
const reader = await make.doctor()
const viewer = as(reader)
await viewer.call(userRoutes.setLanguage, { params: { id: reader.userId }, body: { language: 'fr' } })

async function find(searchTerm: string) {
  const reply = await viewer.call(contentRoutes.searchContents, { query: { searchTerm, count: 10 } })
  expect(reply.status).toBe(200)
  return { titles: reply.body.map(({ title }) => title), correctedTo: reply.headers[correctedToHeader] }
}

// Where every word is rare none tells what is asked about.
await inTransaction(app, (tx) =>
  putDocuments(
    tx,
    Array.from({ length: 600 }, (_, nth) => document(`Filling ${nth}`)),
  ),
)
for (const [brand, ingredient, atcCode] of [
  ['Amoxivel', 'Amoxivillin', 'J01CA04'],
  ['Argatrovel', 'Argatrovan', 'B01AE03'],
  ['Octavel', 'Prothrombin complex', 'B02BD01'],
  ['Lunavel', 'Drospirevone', 'G03AA12'],
  ['Lunavel Plus', 'Drospirevone folate', 'G03AA13'],
  ['Folivel', 'Folic acid', 'B03BB01'],
  ['Oxytovel', 'Oxytovin', 'H01BB02'],
  ['Carbetovel', 'Carbetovin', 'H01BB03'],
  ['Gliptavel', 'Sitavliptin', 'A10BH01'],
  ['Linavel', 'Linavliptin', 'A10BH05'],
  ['Prednivel', 'Prednisovone', 'H02AB07'],
  ['Cortivel', 'Cortisone', 'H02AB10'],
] as const)
  await makeDrug(app, { brand, ingredient, atcCode })
await makeContent(app, 'Article', {
  title: 'An anticoagulant and heparin-induced thrombocytopenia in a patient with heparin-induced thrombocytopenia',
})
await makeContent(app, 'Article', { title: 'Encore: a toujours possible combination of days' })

it('a word that asks is no slip of another', async () => {
  const found = await find('amoxivilline combien de jours')

  expect(found.correctedTo).toBeUndefined()
  expect(found.titles[0]).toBe('Amoxivillin')
})

it('small words of a question are not what is asked for', async () => {
  expect((await find('amoxivilline encore toujours possible')).titles[0]).toBe('Amoxivillin')
})

it.each(['tih quel anticoagulant', 'quel anticoagulant pour tih'])(
  '“%s” asks for a drug, not for what holds all of its words',
  async (question) => {
    expect((await find(question)).titles[0]).toBe('Argatrovan')
  },
)

it('a drug after which a condition is called is not what the question is about', async () => {
  expect((await find('octavel antécédent tih')).titles[0]).toBe('Octavel')
})

it('« plus » is a part of the name of a product that is called so', async () => {
  expect((await find('lunavel plus acide folique')).titles[0]).toBe('Lunavel Plus')
})

it('a drug that did not help is known by its French name', async () => {
  const { titles } = await find('hpp malgré oxytovine')

  expect(titles[0]).toBe('Carbetovin')
  expect(titles).not.toContain('Oxytovin')
})

it('after an anaphylaxis to a penicillin no cephalosporin is the first', async () => {
  await makeDrug(app, { brand: 'Cefavel', ingredient: 'Cefavolin', atcCode: 'J01DB04' })
  await makeDrug(app, { brand: 'Clindavel', ingredient: 'Clindavycin', atcCode: 'J01FF01' })

  expect((await find('strep B allergie péni')).titles[0]).toBe('Cefavolin')
  expect((await find('strep B anaphylaxie péni')).titles[0]).toBe('Clindavycin')
})

it('the like of a drug that is to be replaced is what a condition is treated with', async () => {
  await makeDrug(app, { brand: 'Heparivel', ingredient: 'Heparin', atcCode: 'B01AB01' })

  expect((await find('tih suspectée remplacer héparine')).titles[0]).toBe('Argatrovan')
})

it('of a class those are found that are given to whom the question names', async () => {
  await makeDrug(app, { brand: 'Diazevel', ingredient: 'Diazevam', atcCode: 'N05BA01' })
  await makeDrug(app, { brand: 'Lorazevel', ingredient: 'Lorazevam', atcCode: 'N05BA06' })

  expect((await find('sevrage alcool cirrhose quelle benzo')).titles[0]).toBe('Lorazevam')
})

it('of a class those are found that need no other dose for the kidneys', async () => {
  const { titles } = await find('idpp-4 sans ajustement rénal')

  expect(titles[0]).toBe('Linavliptin')
})

it('« cortisone » is any steroid where it is known which one is given', async () => {
  expect((await find('eampoc cortisone combien de jours')).titles[0]).toBe('Prednisovone')
})
