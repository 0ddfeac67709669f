import { alsoSearchedHeader, contentRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../../../platform/events/events.ts'
import { testApp } from '../../../../testing/app.ts'
import { makeContent } from '../../../../testing/contents.ts'
import { linkContents } from '../../versions/links.service.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

async function titlesFor(searchTerm: string) {
  const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm, count: 20 } })
  expect(reply.status).toBe(200)
  return reply.body.map(({ title }) => title)
}

async function makeGroup(type: 'DrugIngredient' | 'DrugBrandGroup', name: string, productKeys: string[]) {
  const groupKey = `${type}:${name}`
  await makeContent(app, type, { title: name, sourceKey: groupKey, details: { name, nameFr: null } })
  await inTransaction(app, (tx) =>
    linkContents(tx, {
      relation: type === 'DrugIngredient' ? 'ingredient' : 'brand',
      fromKeys: productKeys,
      links: productKeys.map((fromKey) => ({ fromKey, toKey: groupKey })),
    }),
  )
}

async function makeProduct(name: string, atcCode: string, brand: string) {
  const sourceKey = `drug:${name}`
  await makeContent(app, 'Drug', {
    title: brand,
    sourceKey,
    details: {
      name: brand,
      nameFr: null,
      drugIngredients: [],
      therapeuticClasses: [{ atcCode, atcName: name, ahfsCode: null, ahfsName: null }],
    },
  })
  return sourceKey
}

/** An ingredient with a product, and the brand of it; both may be in products of several ingredients, too. */
async function makeDrug(name: string, atcCode: string, brand = `${name} brand`, combined: string[] = []) {
  const sourceKey = await makeProduct(name, atcCode, brand)
  await makeGroup('DrugIngredient', name, [sourceKey, ...combined])
  await makeGroup('DrugBrandGroup', brand, [sourceKey, ...combined])
}

await makeDrug('Solvapril', 'C09AA01')
await makeDrug('Corvapril', 'C09AA02')
await makeDrug('Velsartan', 'C09CA01')
await makeDrug('Lortriptan', 'N02CC01', 'Lortrix')
await makeDrug('Zelmetan', 'N02CC03')
await makeDrug('Usaformin', 'A10BA02')
await makeDrug('Raragliflozin', 'A10BK01')
await makeDrug('Plaincillin', 'J01CA04', 'Plaincil', [
  await makeProduct('Plaincillin and its guard', 'J01CR02', 'Guardicil'),
])
await makeDrug('Cefplain', 'J01DC02')
await makeDrug('Mildalgin', 'N02BE01', 'Mildal', [
  await makeProduct('Mildalgin and poppin', 'N02AJ06', 'Mildal Strong'),
])
await makeDrug('Poppin', 'N02AJ17')
await makeDrug('Ibualgin', 'M01AE01')

it('what else there is than a drug is another of its class, and not the drug', async () => {
  for (const question of [
    'alternative to Solvapril',
    'Solvapril alternative',
    'switch from Solvapril',
    'alternative au Solvapril',
    'remplacer le Solvapril',
    'changer le Solvapril',
  ]) {
    const titles = await titlesFor(question)
    expect(titles[0], question).toBe('Corvapril')
    expect(titles.indexOf('Velsartan'), question).toBeGreaterThan(0)
  }
})

it('which drugs it is read as is said', async () => {
  const { headers } = await as(viewer).call(contentRoutes.searchContents, {
    query: { searchTerm: 'alternative to Solvapril', count: 20 },
  })
  expect(JSON.parse(String(headers[alsoSearchedHeader]))).toEqual(['Corvapril', 'Velsartan'])
})

it('what the whole class does is a reason for another class', async () => {
  expect((await titlesFor('alternative to Solvapril cough'))[0]).toBe('Velsartan')
  expect((await titlesFor('alternative au Solvapril toux'))[0]).toBe('Velsartan')
})

it('what else there is than a brand is another drug, not what the brand is made of', async () => {
  expect((await titlesFor('Lortrix alternative'))[0]).toBe('Zelmetan')
})

it('a drug alone in its class gives way to what else its condition is treated with', async () => {
  expect((await titlesFor('alternative to Usaformin'))[0]).toBe('Raragliflozin')
})

it('what holds a drug beside another is nothing for who cannot take it', async () => {
  const titles = await titlesFor('cannot take Plaincillin')
  expect(titles[0]).toBe('Cefplain')
  expect(titles.filter((title) => /guard/i.test(title))).toEqual([])
})

it('what is given for little pain does not give way to opioids that it is combined with', async () => {
  const titles = await titlesFor('alternative to Mildal')
  expect(titles[0]).toBe('Ibualgin')
  expect(titles.filter((title) => /poppin|strong/i.test(title))).toEqual([])
})

it('what else there is than a class is what else its condition is treated with', async () => {
  expect((await titlesFor('alternative to ACE inhibitors'))[0]).toBe('Velsartan')
})

it('what tells of something written beside a drug is asked for with the drug', async () => {
  await makeContent(app, 'Trial', { title: 'Hemophilia: a switch from Usaformin in Hamilton' })

  expect((await titlesFor('hemophilia switch from Usaformin Hamilton'))[0]).toMatch(/Hamilton$/)
})

it('of two drugs the one that is to be taken up stands first', async () => {
  for (const question of [
    'switch from Solvapril to Velsartan',
    'passer du Solvapril au Velsartan',
    'remplacer le Solvapril par le Velsartan',
  ])
    expect((await titlesFor(question))[0], question).toMatch(/^Velsartan/)
  expect((await titlesFor('Velsartan instead of Solvapril'))[0]).toMatch(/^Velsartan/)
})

it('another product of a drug is asked for by its name', async () => {
  expect((await titlesFor('generic alternative to Lortrix'))[0]).toMatch(/^Lortr/)
})

it.each([
  'generic Lortrix',
  'generic version of Lortrix',
  'cheaper version of Lortrix',
  'Lortrix generic',
  'version moins chère de Lortrix',
  'générique du Lortrix',
])('the same drug of another maker is asked for by its brand: %s', async (asked) => {
  expect((await titlesFor(asked))[0]).toBe('Lortriptan')
})

await makeDrug('Basilinsulin', 'A10AE04')

it.each([
  'gestational diabetes maxed on Usaformin',
  'Usaformin failed gestational diabetes',
  'gestational diabetes of somebody tall, Usaformin did nothing',
])('what is given beside a drug that failed stands first: %s', async (asked) => {
  expect((await titlesFor(asked))[0]).toBe('Basilinsulin')
})
