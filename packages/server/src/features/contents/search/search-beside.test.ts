import { contentRoutes, correctedToHeader } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { mergeFresh, putDocuments } from '../../../platform/search/index.ts'
import { document } from '../../../platform/search/testing/documents.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { makeDrug } from '../../../testing/drugs.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

async function find(searchTerm: string) {
  const reply = await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm, count: 20 } })
  expect(reply.status).toBe(200)
  return { titles: reply.body.map(({ title }) => title), correctedTo: reply.headers[correctedToHeader] }
}

const makeProduct = (brand: string, ingredient: string, atcCode: string) =>
  makeDrug(app, { brand, ingredient, atcCode })

// Where every word is rare none tells what is asked about.
await inTransaction(app, (tx) =>
  putDocuments(
    tx,
    Array.from({ length: 600 }, (_, nth) => document(`Filling ${nth}`)),
  ),
)
await makeProduct('Velozec', 'Velaglutide', 'A10BJ06')
await makeProduct('Thyroid', 'Thyroid', 'H03AA05')
await makeProduct('Dantroban', 'Dantrovene', 'M03CA01')
await makeContent(app, 'Article', { title: 'Combined profiles of a hockey team' })
await makeProduct('Pacerox', 'Amioxarone', 'C01BD01')
await makeProduct('Apo-Warfarin', 'Warfarin', 'B01AA03')
await makeProduct('Cipro', 'Ciprofloxacin', 'J01MA02')
for (let nth = 1; nth <= 6; nth++) await makeProduct(`Cipro ${nth}`, `Ciprofloxacin ${nth}`, 'J01MA02')
await makeProduct('Amoxi', 'Amoxicillin', 'J01CA04')
await makeProduct('Apo-Doxy', 'Doxycycline', 'J01AA02')
await makeProduct('Apo-Azithro', 'Azithromycin', 'J01FA10')
await makeProduct('Reactivel', 'Cetirivine', 'R06AE07')
await makeProduct('Clarivel', 'Lorativine', 'R06AX13')
await makeProduct('Ezetrivel', 'Ezetivibe', 'C10AX09')
await makeProduct('Crestivel', 'Rosuvavelin', 'C10AA07')
await makeProduct('Pausivel', 'Fezovetant', 'G02CX06')
await makeProduct('Estrovel', 'Estradivone', 'G03CA03')
await makeProduct('Volemax', 'Volemic starch', 'B05AA07')
await makeContent(app, 'Decision', { title: 'Volemax: acute kidney injury' })
await makeProduct('Anurex', 'Hemovelone', 'C05AA01')
await makeContent(app, 'Trial', {
  title: 'Weight loss, loss of weight, with Velozec',
  details: { nctID: 'NCT07711111' },
})
await makeContent(app, 'Article', { title: 'Weight loss with velaglutide' })
await mergeFresh(app.pool)

describe('beside the name of a drug', () => {
  it('what its brand is given for leads to the brand, what its ingredient is given for to what is written of both', async () => {
    expect((await find('velozec weight loss')).titles[0]).toBe('Velozec')
    expect((await find('velozec perte de poids')).titles[0]).toBe('Velozec')
    expect((await find('velaglutide weight loss')).titles[0]).toBe('Weight loss with velaglutide')
  })

  it('an organ is no product that is called so', async () => {
    expect((await find('amioxarone thyroid')).titles[0]).toBe('Amioxarone')
    expect((await find('thyroid')).titles[0]).toBe('Thyroid')
  })

  it('another drug that is known by a brand of other days is found as well', async () => {
    expect((await find('coumadin et cipro')).titles.slice(0, 5)).toEqual(expect.arrayContaining(['Cipro', 'Warfarin']))
  })
})

it('a drug that many products are called after is asked about as any other is', async () => {
  await makeProduct('Doravel', 'Doravelate', 'A02BX05')
  for (let nth = 1; nth <= 12; nth++) await makeProduct(`Doravel ${nth}`, `Doravelate ${nth}`, 'A02BX05')
  await makeProduct('Gastrovel Dizziness', 'Gastrovelate', 'A02BX13')
  await mergeFresh(app.pool)

  expect((await find('doravel dizziness')).titles[0]).toBe('Doravel')
})

it('a text that is about one of two drugs alone stands below them, and one about both above', async () => {
  await makeProduct('Palovel', 'Palovetriptan', 'N02CC01')
  await makeProduct('Rizovel', 'Rizovetriptan', 'N02CC04')
  await mergeFresh(app.pool)
  const asked = 'palovetriptan or rizovetriptan for migraine'
  await makeContent(app, 'Article', { title: 'Rizovetriptan and the sleep of patients with migraine' })
  expect((await find(asked)).titles[0]).toBe('Palovetriptan')
  await makeContent(app, 'Article', { title: 'Palovetriptan or rizovetriptan for migraine' })
  expect((await find(asked)).titles[0]).toBe('Palovetriptan or rizovetriptan for migraine')
})

it('the decision on a product stands below the products that say all that was asked', async () => {
  await makeContent(app, 'Drug', {
    title: 'Novelin 100 units/mL',
    byline: 'Novelor Canada Inc',
    details: {
      name: 'Novelin',
      nameFr: null,
      din: '06660011',
      drugIngredients: [
        { name: 'Insulin novelart', dosage: null, dosageUnit: null, strength: '100', strengthUnit: 'unit' },
      ],
    },
  })
  await makeContent(app, 'Decision', {
    title: 'Novelog (Insulin novelart): regulatory decision',
    byline: 'Novelor Canada Inc',
  })
  await mergeFresh(app.pool)

  expect((await find('novelor insulin')).titles[0]).toBe('Novelin 100 units/mL')
})

it('of two drugs the one that is named first stands first', async () => {
  expect((await find('cetirivine lorativine')).titles[0]).toBe('Cetirivine')
  expect((await find('lorativine cetirivine')).titles[0]).toBe('Lorativine')
})

it('what food holds as well is what a drug bears upon, and the thing itself where no drug is named', async () => {
  await makeProduct('Biotin', 'Biotin', 'A11HA05')
  await makeProduct('Cyanocobalamin', 'Vitamin B12', 'B03BA01')
  await mergeFresh(app.pool)

  for (const asked of ['warfarin biotin', 'biotin warfarin', 'b12 warfarin'])
    expect((await find(asked)).titles[0], asked).toBe('Warfarin')
  expect((await find('biotin dose')).titles[0]).toBe('Biotin')
})

it('of a drug that is not known here what else is given for the condition is found, of one that is the drug', async () => {
  expect((await find('hives nitavelazole')).titles).toEqual(expect.arrayContaining(['Cetirivine', 'Lorativine']))
  await makeProduct('Velmactin', 'Velmoconazole', 'D01AC01')
  await mergeFresh(app.pool)
  expect((await find('hives velmoconazole')).titles[0]).toBe('Velmoconazole')
})

it('a tube for feeding is no laxative', async () => {
  await makeProduct('PEG', 'Polyethylene glycol', 'A06AD15')
  await mergeFresh(app.pool)

  expect((await find('warfarin via peg tube')).titles[0]).toBe('Warfarin')
  expect((await find('peg 17 g')).titles[0]).toBe('PEG')
})

it('a review that tells of a drug and what else is asked stands first, though it lacks a word that no page of a drug need hold', async () => {
  expect((await find('resuscitation volemax kidney')).titles[0]).toBe('Volemax: acute kidney injury')
})

it('whom a drug did not help is to have another', async () => {
  for (const asked of ['hives not better w reactivel', 'urticaire malgré reactivel', 'hives failed cetirivine']) {
    const { titles } = await find(asked)
    expect(titles[0], asked).toBe('Lorativine')
  }
})

it('a name that denies something is the name of what is asked for', async () => {
  expect((await find('hot flashes non hormonal')).titles[0]).toBe('Fezovetant')
  expect((await find('hot flashes no hormones')).titles[0]).toBe('Fezovetant')
  expect((await find('bouffées de chaleur sans hormones')).titles[0]).toBe('Fezovetant')
  expect((await find('cholesterol intolerance aux statines')).titles[0]).toBe('Ezetivibe')
})

it('who is allergic to a drug for a condition is to have another, whatever the allergy is called', async () => {
  for (const asked of ['sinusite allergie pen', 'sinusitis pcn allergy']) {
    const { titles } = await find(asked)
    expect(titles[0]).toBe('Doxycycline')
    expect(titles).not.toContain('Amoxicillin')
  }
})

it('who had a rash of a drug for a condition is to have another', async () => {
  for (const asked of [
    'sinusitis, penicillin anaphylaxis, MRSA risk',
    'sinusite, anaphylaxie à la pénicilline, risque de sarm',
    'sinusitis penicillin rash',
    'sinusite urticaire à la pénicilline',
    'sinusitis amoxicillin not working',
  ]) {
    const { titles } = await find(asked)
    expect(titles[0], asked).toBe('Doxycycline')
    expect(titles, asked).not.toContain('Amoxicillin')
  }
})

it('what did not help and is no drug leaves the drugs for the condition', async () => {
  expect((await find('sinusitis not responding to saline rinses')).titles.slice(0, 2).toSorted()).toEqual(
    (await find('sinusitis')).titles.slice(0, 2).toSorted(),
  )
})

it('the one drug that is given first for a condition stands above what is written about it, and no drug of a class does', async () => {
  await makeProduct('Tremovel', 'Propravelol', 'C07AA05')
  await makeProduct('Stalovel', 'Levovelopa', 'N04BA02')
  await makeContent(app, 'Article', { title: 'Essential tremor: networks of essential tremor' })
  await makeContent(app, 'Article', { title: 'Parkinson disease: networks of Parkinson disease' })
  await mergeFresh(app.pool)

  expect((await find('essential tremor')).titles[0]).toBe('Propravelol')
  expect((await find('tremblement essentiel')).titles[0]).toBe('Propravelol')
  expect((await find('parkinson disease')).titles[0]).toBe('Parkinson disease: networks of Parkinson disease')
})

it('what is given stands above a brand that is called after it, however many words the question has', async () => {
  await makeProduct('Naxovel / Esoveprazole', 'Esoveprazole', 'A02BC05')
  await makeProduct('Panveloc', 'Pantoveprazole', 'A02BC02')
  await mergeFresh(app.pool)

  for (const asked of ['heartburn adult', 'acid reflux adult', 'reflux nourrisson'])
    expect((await find(asked)).titles.slice(0, 2).toSorted(), asked).toEqual(['Esoveprazole', 'Pantoveprazole'])
})

it('a product that is called as a condition is, is meant where nothing but the condition is named', async () => {
  await makeProduct('Pink Eye', 'Euphravel', 'S01XA99')
  await makeProduct('Patanovel', 'Olopavedine', 'S01GX09')
  await mergeFresh(app.pool)

  expect((await find('pink eye')).titles[0]).toBe('Pink Eye')
  expect((await find('pink eye from allergies drops')).titles[0]).toBe('Olopavedine')
})

it('a condition beside a scene leads to what is given for it', async () => {
  expect((await find('malignant hyperthermia hockey arena')).titles[0]).toBe('Dantrovene')
})

describe('a slip in a name that no title holds', () => {
  it.each([
    ['zythromax', 'zithromax', 'Azithromycin'],
    ['hemoroide crème', 'hemorroides crème', 'Hemovelone'],
  ])('is put right and told: %s', async (typed, correctedTo, first) => {
    const found = await find(typed)

    expect(found.titles[0]).toBe(first)
    expect(decodeURIComponent(String(found.correctedTo))).toBe(correctedTo)
  })

  it('is none where the collection knows the word', async () => {
    await makeContent(app, 'Article', { title: 'Zythromax, a word of its own' })

    const found = await find('zythromax')

    expect(found.titles[0]).toBe('Zythromax, a word of its own')
    expect(found.correctedTo).toBeUndefined()
  })
})

describe('whom a drug is for', () => {
  it('is asked of the drug, which stands before what is written of others like them', async () => {
    await makeProduct('Nefrovel', 'Nefrolisone', 'H02AB19')
    for (const nth of [1, 2]) {
      await makeContent(app, 'Article', { title: `Renal failure and nefrolisone in renal failure of mice ${nth}` })
      await makeContent(app, 'Article', {
        title: `Users of nefrolisone ${nth}`,
        details: { content: `<p>${'Users and their ways. '.repeat(15)} Old ones, 5 a year, and the dose.</p>` },
      })
    }

    for (const question of ['nefrolisone renal failure', 'nefrolisone dose for 5 year old'])
      expect((await find(question)).titles[0], question).toBe('Nefrolisone')
  })
})

it('the trials of a drug stand before its page where they are asked for, though the title names something else', async () => {
  await makeProduct('Nervovel', 'Nervolisone', 'H02AB18')
  const details = { interventions: ['Nervolisone'], description: 'A nerve is injected with nervolisone or nothing.' }
  await makeContent(app, 'Trial', { title: 'Injections for a sooner treatment', details })

  expect((await find('nervolisone trial')).titles[0]).toBe('Injections for a sooner treatment')
})

it('what a condition is treated with stands before products that are called after the condition', async () => {
  await makeProduct('Scabivel', 'Scabithrin', 'P03AC04')
  for (const nth of [1, 2, 3]) await makeProduct(`Scabies Relief for Scabies ${nth}`, `Soothelin ${nth}`, 'D04AX')

  expect((await find('scabies')).titles[0]).toBe('Scabithrin')
})
