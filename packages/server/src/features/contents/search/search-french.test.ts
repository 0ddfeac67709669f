import { alsoSearchedHeader, contentRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { linkContents } from '../versions/links.service.ts'

const { app, make, as } = await testApp()
const english = as(await make.doctor())
const reader = await make.doctor()
const french = as(reader)
await french.call(userRoutes.setLanguage, { params: { id: reader.userId }, body: { language: 'fr' } })

const article = await makeContent(app, 'Article', { title: 'Outcomes of chronic heart failure in women' })
const trial = await makeContent(app, 'Trial', { title: 'A trial in heart failure', details: { nctID: 'NCT07700001' } })
const post = await makeContent(app, 'UserArticle', {
  title: 'Les insuffisances cardiaques de nos patients',
  details: { content: '<p>Ce que nous avons appris dans une clinique avec les artères cérébrales.</p>', authors: [] },
})
const ingredient = await makeContent(app, 'DrugIngredient', {
  title: 'Zavumab sulfate',
  details: { name: 'Zavumab sulfate', nameFr: 'Sulfate de zavumab' },
  french: { title: 'Sulfate de zavumab', summary: null, byline: null, sourceUrl: null },
})

const find = async (caller: typeof english, searchTerm: string) =>
  caller.call(contentRoutes.searchContents, { query: { searchTerm, count: 10, offset: 0 } })
const idsFor = async (caller: typeof english, searchTerm: string) =>
  (await find(caller, searchTerm)).body.map(({ contentItemId }) => contentItemId)

describe('a search in French', () => {
  it.each(['insuffisance cardiaque', 'l’insuffisance cardiaque', 'Insuffisances cardiaques'])(
    'for %s finds what heart failure finds, in the same order',
    async (searchTerm) => {
      const inEnglish = await idsFor(english, 'heart failure')

      expect(inEnglish).toEqual(
        expect.arrayContaining([article.contentItemId, trial.contentItemId, post.contentItemId]),
      )
      expect(await idsFor(french, searchTerm)).toEqual(inEnglish)
      expect(await idsFor(english, searchTerm)).toEqual(inEnglish)
    },
  )

  it('names in French the drugs that it also searched for', async () => {
    const sourceKey = `ingredient:tuvumab-${ingredient.contentItemId}`
    await makeContent(app, 'DrugIngredient', {
      contentItemId: undefined,
      sourceKey,
      title: 'Tuvagliflozin',
      details: { name: 'Tuvagliflozin', nameFr: 'Tuvagliflozine' },
      french: { title: 'Tuvagliflozine', summary: null, byline: null, sourceUrl: null },
    })
    const therapeuticClasses = [{ atcCode: 'A10BK09', atcName: 'Tuvagliflozin', ahfsCode: null, ahfsName: null }]
    const fromKey = `drug:${sourceKey}`
    await makeContent(app, 'Drug', {
      contentItemId: undefined,
      sourceKey: fromKey,
      title: 'Tuvagliflozin 10 mg',
      details: { therapeuticClasses },
    })
    await inTransaction(app, (tx) =>
      linkContents(tx, { fromKeys: [fromKey], relation: 'ingredient', links: [{ fromKey, toKey: sourceKey }] }),
    )

    const [toFrench, toEnglish] = [await find(french, 'SGLT2 inhibitors'), await find(english, 'SGLT2 inhibitors')]

    expect(JSON.parse(String(toFrench.headers[alsoSearchedHeader]))).toEqual(['Tuvagliflozine'])
    expect(JSON.parse(String(toEnglish.headers[alsoSearchedHeader]))).toEqual(['Tuvagliflozin'])
  })

  it('says what it also searched for', async () => {
    const { headers } = await find(french, 'insuffisance cardiaque')

    expect(JSON.parse(String(headers[alsoSearchedHeader]))).toEqual(['heart failure'])
  })

  it.each(['artère cérébrale', 'artere cerebrale', 'l’artère cérébrale', 'cérébraux'])(
    'finds other forms of the words of a French text: %s',
    async (searchTerm) => expect(await idsFor(french, searchTerm)).toContain(post.contentItemId),
  )

  it.each(['Sulfate de zavumab', 'sulfate de zavumab', 'zavumab sulfate'])(
    'finds a drug by its name: %s',
    async (name) => {
      expect((await idsFor(french, name))[0]).toBe(ingredient.contentItemId)
      expect((await idsFor(english, name))[0]).toBe(ingredient.contentItemId)
    },
  )

  it('suggests in the language of the reader, and what is begun in French', async () => {
    const suggest = async (caller: typeof english, searchTerm: string) =>
      (await caller.call(contentRoutes.related, { query: { searchTerm } })).body

    expect(await suggest(french, 'zavu')).toMatchObject([{ id: ingredient.contentItemId, title: 'Sulfate de zavumab' }])
    expect((await suggest(english, 'zavu'))[0]).toMatchObject({ title: 'Zavumab sulfate' })
    expect((await suggest(french, 'insuffisance card')).map(({ id }) => id)).toContain(trial.contentItemId)
  })
})

it('the name of a product stays as it is in a French question, whatever its ending says', async () => {
  const product = await makeContent(app, 'DrugBrandGroup', {
    title: 'Saisonnique',
    details: { name: 'Saisonnique', nameFr: null },
  })
  await makeContent(app, 'Article', { title: 'Saisonnic recall of extra tablets' })

  expect((await idsFor(french, 'rappel saisonnique comprimés en trop'))[0]).toBe(product.contentItemId)
})
