import {
  alsoSearchedHeader,
  contentRoutes,
  correctedToHeader,
  kindCountsHeader,
  totalCountHeader,
} from '@materia/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { mergeFresh } from '../../../platform/search/index.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { linkContents } from '../versions/links.service.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

async function find(searchTerm: string, wanted: { asTyped?: 'true' } = {}) {
  const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm, count: 20, ...wanted } })
  expect(reply.status).toBe(200)
  return {
    titles: reply.body.map(({ title }) => title),
    alsoSearched: JSON.parse(String(reply.headers[alsoSearchedHeader] ?? '[]')) as string[],
    correctedTo: reply.headers[correctedToHeader],
  }
}

/** An ingredient with so many products on the market. */
async function makeIngredient(
  name: string,
  atcCode: string,
  marketed: number,
  made: { forms?: string[]; routes?: string[] } = {},
) {
  const groupKey = `ingredient:${name}`
  await makeContent(app, 'DrugIngredient', { title: name, sourceKey: groupKey, details: { name, nameFr: null } })
  const keys = Array.from({ length: marketed }, (_, index) => `drug:${name}:${index + 1}`)
  for (const sourceKey of keys) {
    await makeContent(app, 'Drug', {
      title: `${name} ${sourceKey.split(':')[2]} mg`,
      sourceKey,
      details: {
        name,
        nameFr: null,
        drugIngredients: [],
        ...made,
        therapeuticClasses: [{ atcCode, atcName: name, ahfsCode: null, ahfsName: null }],
      },
    })
  }
  await inTransaction(app, (tx) =>
    linkContents(tx, {
      relation: 'ingredient',
      fromKeys: keys,
      links: keys.map((fromKey) => ({ fromKey, toKey: groupKey })),
    }),
  )
}

await makeIngredient('Raragliflozin', 'A10BK01', 1)
await makeIngredient('Usagliflozin', 'A10BK02', 3)
await makeIngredient('Otherformin', 'A10BA02', 2)
await makeContent(app, 'Article', { title: 'SGLT2 inhibitors in heart failure' })

it('a class of drugs finds its members first, the most used before the others', async () => {
  const found = await find('SGLT2 inhibitors')

  expect(found.titles.slice(0, 2)).toEqual(['Usagliflozin', 'Raragliflozin'])
  expect(found.titles).toContain('SGLT2 inhibitors in heart failure')
  expect(found.titles).not.toContain('Otherformin')
  expect(found.alsoSearched).toEqual(['Usagliflozin', 'Raragliflozin'])
})

it('the pages of its members stand before products that are merely called like one', async () => {
  await makeIngredient('Solvapril', 'C09AA01', 3)
  await makeIngredient('Corvapril', 'C09AA02', 1)
  for (let nth = 1; nth <= 4; nth++)
    await makeContent(app, 'Drug', {
      title: 'Solvapril',
      publishedOn: new Date('2026-10-01'),
      details: { name: 'Solvapril', nameFr: null, din: `0777000${nth}`, drugIngredients: [] },
    })

  expect((await find('ACE inhibitor')).titles.slice(0, 2)).toEqual(['Solvapril', 'Corvapril'])
})

it('a condition alone finds its drugs and what is written about it, before their products and reviews of other drugs', async () => {
  await makeIngredient('Usaluric', 'M04AA01', 6)
  await makeIngredient('Raraluric', 'M04AA03', 1)
  await makeContent(app, 'Article', {
    title: 'Gout in older adults',
    details: { content: `<p>${'Gout in adults and its course over many years. '.repeat(12)}</p>` },
  })
  await makeContent(app, 'Decision', { title: 'Bulvexin - Gout' })

  const { titles } = await find('gout')

  expect(titles.slice(0, 2).toSorted()).toEqual(['Gout in older adults', 'Usaluric'])
  expect(titles.slice(2, 4).toSorted()).toEqual(['Bulvexin - Gout', 'Raraluric'])
})

it('drugs asked for in a form are those of the condition or the class that are made so', async () => {
  await makeIngredient('Dailydronate', 'M05BA07', 3, { forms: ['Tablet'], routes: ['Oral'] })
  await makeIngredient('Rarosumab', 'M05BX04', 1, { forms: ['Solution'], routes: ['Subcutaneous'] })
  await makeIngredient('Orodronate', 'M05BA08', 1, { forms: ['Solution'], routes: ['Intravenous'] })

  expect((await find('osteoporosis treatment')).titles[0]).toBe('Dailydronate')
  const injected = (await find('osteoporosis injection twice a year')).titles
  expect(injected.slice(0, 2).toSorted()).toEqual(['Orodronate', 'Rarosumab'])
  expect((await find('bisphosphonate injection')).titles[0]).toBe('Orodronate')
  expect((await find('osteoporosis cream')).titles[0]).toBe('Dailydronate')
})

it('the code of a class finds its members too', async () => {
  expect((await find('A10BK')).titles.slice(0, 2)).toEqual(['Usagliflozin', 'Raragliflozin'])
})

it('beside other words a class does not stand before what holds all of them', async () => {
  expect((await find('SGLT2 inhibitors heart failure')).titles[0]).toBe('SGLT2 inhibitors in heart failure')
})

it('drugs for a condition are found by their company', async () => {
  await makeIngredient('Covivir', 'J05AE30', 1)
  await makeContent(app, 'Drug', {
    title: 'Covivir Velmo',
    byline: 'Velmopharm Canada',
    details: { name: 'Covivir Velmo', din: '08880009', drugIngredients: [] },
  })
  for (const title of ['Antivirals and the liver', 'Velmopharm in COVID times'])
    await makeContent(app, 'Article', { title })

  expect((await find('Velmopharm antiviral COVID')).titles[0]).toBe('Covivir Velmo')
})

it('an abbreviation finds what it stands for, and says so', async () => {
  await makeContent(app, 'Article', { title: 'Venous thromboembolism after surgery' })

  const found = await find('VTE')

  expect(found.titles).toEqual(['Venous thromboembolism after surgery'])
  expect(found.alsoSearched).toEqual(['venous thromboembolism'])
  expect((await find('VTE', { asTyped: 'true' })).titles).toEqual([])
})

it('many words narrow: what lacks the rare one stands below what has it', async () => {
  for (let nth = 1; nth <= 8; nth++)
    await makeContent(app, 'Article', { title: `Media coverage of topic ${nth}, media` })
  await makeContent(app, 'Article', {
    title: 'Chronic suppurative otitis',
    details: { content: '<p>Otitis media.</p>' },
  })

  expect((await find('otitis media')).titles[0]).toBe('Chronic suppurative otitis')
})

it('a drug asked for with its dose is the drug', async () => {
  await makeContent(app, 'DrugIngredient', { title: 'Amoxivellin', details: { name: 'Amoxivellin', nameFr: null } })
  for (let nth = 1; nth <= 4; nth++)
    await makeContent(app, 'Article', { title: `Dose of syrup in a child, part ${nth}` })

  expect((await find('amoxivellin dose child')).titles[0]).toBe('Amoxivellin')
  expect((await find('amoxivellin 10mg')).titles[0]).toBe('Amoxivellin')
  expect((await find('amoxivellin supplement')).titles[0]).toBe('Amoxivellin')
})

it('what is asked of a drug is not taken for the name of another', async () => {
  await makeContent(app, 'DrugBrandGroup', { title: 'Botulex', details: { name: 'Botulex', nameFr: null } })
  for (const title of ['Corvert', 'Corvert 1 mg'])
    await makeContent(app, 'DrugBrandGroup', { title, details: { name: title, nameFr: null } })

  const found = await find('Botulex couvert')

  expect(found.titles[0]).toBe('Botulex')
  expect(found.correctedTo).toBeUndefined()
})

it('a decision asked for by its kind stands before the drug it is about', async () => {
  await makeContent(app, 'DrugBrandGroup', { title: 'Kelvoxa', details: { name: 'Kelvoxa', nameFr: null } })
  await makeContent(app, 'Decision', { title: 'KELVOXA - Serious abnormal heart rhythms' })

  expect((await find('kelvoxa')).titles[0]).toBe('Kelvoxa')
  expect((await find('safety review kelvoxa')).titles[0]).toBe('KELVOXA - Serious abnormal heart rhythms')
})

it('a decision need not say the form that the question says', async () => {
  await makeContent(app, 'Decision', { title: 'Tarvexol: regulatory decision' })
  for (let nth = 1; nth <= 3; nth++)
    await makeContent(app, 'Drug', {
      title: `Dermovan ${nth}`,
      details: { name: 'Dermovan', din: `0888000${nth}`, drugIngredients: [], description: 'Tarvexol nasal gel' },
    })

  expect((await find('tarvexol nasal gel decision')).titles[0]).toBe('Tarvexol: regulatory decision')
})

it('a question for a kind counts what it shows', async () => {
  await makeContent(app, 'Decision', { title: 'Mirvoxan' })
  for (let nth = 1; nth <= 5; nth++) await makeContent(app, 'Article', { title: `A decision of patients, part ${nth}` })

  for (const isRecent of [undefined, 'true'] as const) {
    const reply = await as(viewer).call(contentRoutes.searchContents, {
      query: { searchTerm: 'mirvoxan decision', count: 50, isRecent },
    })

    expect(reply.body.map(({ title }) => title)).toEqual(['Mirvoxan'])
    expect(reply.headers[totalCountHeader]).toBe('1')
    expect(JSON.parse(String(reply.headers[kindCountsHeader]))).toEqual({ Decision: 1 })
  }
})

it('what a question denies stands below the rest of the class, in both languages', async () => {
  for (const asked of ['SGLT2 inhibitor other than usagliflozin', 'inhibiteur du SGLT2 autre que l’usagliflozin']) {
    const { titles, alsoSearched } = await find(asked)
    expect(titles[0]).toBe('Raragliflozin')
    expect(alsoSearched).not.toContain('Usagliflozin')
  }
})

it('words that tell no drug from another do not hide the drugs that are asked for', async () => {
  await makeIngredient('Scabiethrin', 'P03AC04', 2)
  for (let nth = 1; nth <= 4; nth++)
    await makeContent(app, 'Article', { title: `Treatment of the whole family, ${nth}` })
  await mergeFresh(app.pool)

  expect((await find('scabies treatment for the whole family')).titles[0]).toBe('Scabiethrin')
})

it('where drugs are not asked for aloud, what holds every word stands before them', async () => {
  await makeContent(app, 'Article', { title: 'Scabies in elderly adults' })

  expect((await find('scabies in elderly adults')).titles[0]).toBe('Scabies in elderly adults')
  expect((await find('scabies in toddlers')).titles[0]).toBe('Scabiethrin')
})

it('what holds all that a question tells stands before what it names, whatever form it says', async () => {
  await makeContent(app, 'DrugIngredient', { title: 'Rifavelpin', details: { name: 'Rifavelpin', nameFr: null } })
  await makeContent(app, 'Article', {
    title: 'Lichenoid eruption due to rifavelpin',
    details: { content: '<p>A patient who took it.</p>' },
  })

  expect((await find('rifavelpin lichenoid drug eruption')).titles[0]).toBe('Lichenoid eruption due to rifavelpin')
})

it('short notes ask for drugs as the words do, and a word more in a short question takes nothing away', async () => {
  const treated = (await find('scabies treatment')).titles[0]

  expect(treated).toBe('Scabiethrin')
  expect((await find('scabies tx')).titles[0]).toBe(treated)
  expect((await find('scabies household')).titles[0]).toBe(treated)
})

it('drugs stand before the decision on one of them that lacks a word of the question', async () => {
  await makeContent(app, 'Decision', {
    title: 'Scabivor (Scabiethrin) for scabies: summary basis of decision',
  })

  expect((await find('scabies first episode')).titles[0]).toBe('Scabiethrin')
})

it('a product that is called as an ordinary word is not meant beside the name of a drug', async () => {
  await makeContent(app, 'DrugBrandGroup', { title: 'Cough', details: { name: 'Cough', nameFr: null } })
  await makeContent(app, 'DrugIngredient', { title: 'Tussidrine', details: { name: 'Tussidrine', nameFr: null } })

  expect((await find('tussidrine cough')).titles[0]).toBe('Tussidrine')
})
