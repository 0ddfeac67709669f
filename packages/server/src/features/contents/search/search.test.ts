import {
  alsoSearchedHeader,
  type ContentItemType,
  contentRoutes,
  correctedToHeader,
  didYouMeanHeader,
  kindCountsHeader,
  ownCountHeader,
  totalCountHeader,
} from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { putSynonyms } from '../../../platform/search/index.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import type { Person } from '../../../testing/make.ts'
import { deleteItems, hideItems, restoreItems, unhideItems } from '../versions/items.service.ts'

const { app, make, as } = await testApp()
const [reader, owner] = [await make.doctor(), await make.doctor()]

interface Wanted {
  count?: number
  offset?: number
  filter?: ContentItemType[]
  isRecent?: 'true'
  asTyped?: 'true'
}
async function find(searchTerm: string, wanted: Wanted = {}, person: Person = reader) {
  const reply = await as(person).call(contentRoutes.searchContents, { query: { searchTerm, ...wanted } })
  expect(reply.status).toBe(200)
  return {
    items: reply.body,
    ids: reply.body.map((item) => item.contentItemId),
    total: Number(reply.headers[totalCountHeader]),
    counts: JSON.parse(String(reply.headers[kindCountsHeader])) as Record<string, number>,
    own: Number(reply.headers[ownCountHeader] ?? 0),
    didYouMean: decoded(reply.headers[didYouMeanHeader]),
    correctedTo: decoded(reply.headers[correctedToHeader]),
    alsoSearched: JSON.parse(String(reply.headers[alsoSearchedHeader] ?? '[]')) as string[],
  }
}
const decoded = (header: unknown) => (header === undefined ? undefined : decodeURIComponent(String(header)))

describe('searching content', () => {
  it('finds a new version at once and no longer the words of the old one', async () => {
    const made = await makeContent(app, 'UserArticle', { ownerId: owner.userId, title: 'Zebrafish models of gout' })
    const before = await find('zebrafish')
    await makeContent(app, 'UserArticle', { contentItemId: made.contentItemId, ownerId: owner.userId, title: 'Mice' })

    expect(before.ids).toEqual([made.contentItemId])
    expect((await find('zebrafish')).ids).toEqual([])
  })

  it('counts by kind, filters by kind, sorts by date, and pages', async () => {
    const article = await makeContent(app, 'Article', {
      title: 'Quinoline in malaria',
      publishedOn: new Date('2020-01-01'),
    })
    const trial = await makeContent(app, 'Trial', { title: 'Quinoline trial', publishedOn: new Date('2026-01-01') })
    const other = await makeContent(app, 'Trial', {
      title: 'Another quinoline trial',
      publishedOn: new Date('2023-01-01'),
    })

    const undated = await makeContent(app, 'Decision', { title: 'Quinoxaline', sourceKey: 'x:1', publishedOn: null })
    const old = await makeContent(app, 'Decision', { title: 'Quinoxaline', publishedOn: new Date('1999-01-01') })

    const all = await find('quinoline')
    const trials = await find('quinoline', { filter: ['Trial'] })
    const newest = await find('quinoline', { isRecent: 'true' })
    const second = await find('quinoline', { isRecent: 'true', count: 1, offset: 1 })

    expect([...all.ids].sort()).toEqual([article, trial, other].map((made) => made.contentItemId).sort())
    expect(all.counts).toEqual({ Article: 1, Trial: 2 })
    expect([all.total, trials.total]).toEqual([3, 2])
    expect(trials.counts).toEqual({ Trial: 2 })
    expect(newest.ids).toEqual([trial, other, article].map((made) => made.contentItemId))
    expect(second.ids).toEqual([other.contentItemId])
    expect((await find('quinoxaline', { isRecent: 'true' })).ids).toEqual([old.contentItemId, undated.contentItemId])
  })

  it('marks the words in the passage that matched', async () => {
    await makeContent(app, 'Article', {
      title: 'Asthma',
      summary: 'An overview.',
      details: {
        content: '<p>Children received mepolizumab monthly.</p>',
        sections: [{ label: null, text: 'Children received mepolizumab monthly.' }],
      },
    })

    const [found] = (await find('mepolizumab')).items

    expect(found?.snippet).toContain('\u0001mepolizumab\u0002')
  })

  it('reads the misspelt name of a drug as the one drug it can be, and never puts one in the place of another', async () => {
    for (const title of [
      'Metoprolol succinate',
      'Metoprolol tartrate',
      'Metoprolol in failure',
      'Metoprolil',
      'Metoprolil SR',
    ]) {
      await makeContent(app, 'Drug', { title, details: { name: title, drugIngredients: [] } })
    }

    const one = await find('metoprolel')
    const other = await find('betaprolol')

    expect([one.correctedTo, one.ids]).toEqual([undefined, []])
    expect(one.didYouMean).toBeDefined()
    expect([other.correctedTo, other.ids]).toEqual([undefined, []])
    for (const title of ['Citoxaban 5 mg', 'Citoxaban 10 mg']) {
      await makeContent(app, 'Drug', { title, details: { name: title, drugIngredients: [] } })
    }
    expect(await find('citoxoban')).toMatchObject({ correctedTo: 'citoxaban', total: 2 })
  })

  it('takes the last word as a beginning where nothing holds it, and says so', async () => {
    const page = await makeContent(app, 'DrugIngredient', {
      title: 'Févoxamine',
      details: { name: 'Févoxamine', nameFr: null },
    })

    const found = await find('fevox')
    const asTyped = await find('fevox', { asTyped: 'true' })

    expect(found.ids).toEqual([page.contentItemId])
    expect(found.alsoSearched).toEqual(['fevoxamine'])
    expect([asTyped.total, asTyped.alsoSearched]).toEqual([0, []])
  })

  it('shows the results for a word with one sure reading and says so, with the way back', async () => {
    const article = await makeContent(app, 'Article', { title: 'Eczema and “sleep”: 100 % of nights' })
    const trial = await makeContent(app, 'Trial', { title: 'Eczema: 100 infants' })

    const found = await find('exzema & sleep -100%')
    const alone = await find('exzema')
    const asTyped = await find('exzema', { asTyped: 'true' })

    expect(found.ids).toEqual([])
    expect(found.correctedTo).toBe('eczema & sleep -100%')
    expect([...alone.ids].sort()).toEqual([article, trial].map((made) => made.contentItemId).sort())
    expect([alone.correctedTo, alone.didYouMean]).toEqual(['eczema', undefined])
    expect([asTyped.ids, asTyped.correctedTo, asTyped.didYouMean]).toEqual([[], undefined, 'eczema'])
  })

  it('puts what is the reader’s own and not published apart, at the head', async () => {
    const open = await makeContent(app, 'Article', { title: 'Cryptosporidium in water' })
    const more = await makeContent(app, 'Article', { title: 'Cryptosporidium at the pool' })
    const draft = await makeContent(app, 'DraftUserArticle', {
      title: 'On cryptosporidium in water, at length and with much else',
      ownerId: owner.userId,
      visibility: 'owner',
    })
    const folio = await makeContent(app, 'Folio', {
      title: 'Cryptosporidium',
      ownerId: owner.userId,
      visibility: 'owner',
    })
    const ids = (made: { contentItemId: string }[]) => made.map(({ contentItemId }) => contentItemId)

    const found = await find('cryptosporidium', {}, owner)
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map((offset) => find('cryptosporidium', { offset, count: 1 }, owner)),
    )
    const both = await find('cryptosporidium water', {}, owner)

    expect(found.ids.slice(0, 2).sort()).toEqual(ids([draft, folio]).sort())
    expect(found.ids.slice(2).sort()).toEqual(ids([open, more]).sort())
    expect([found.own, found.total, found.counts]).toEqual([2, 4, { Article: 2, DraftUserArticle: 1, Folio: 1 }])
    expect(pages.flatMap((page) => page.ids)).toEqual(found.ids)
    expect([both.own, both.ids[0]]).toEqual([1, draft.contentItemId])
    expect((await find('cryptosporidium')).own).toBe(0)
  })

  it('finds other forms of a word, with or without accents, and French names', async () => {
    const [embolism, syrup] = [
      await makeContent(app, 'Article', { title: 'Pulmonary embolisms treated at home' }),
      await makeContent(app, 'Drug', {
        title: 'Acetaminophen Syrup',
        details: { name: 'Acetaminophen Syrup', nameFr: 'Sirop d’acétaminophène', din: '00099991', drugCode: '99991' },
      }),
    ]

    expect((await find('treating pulmonary embolism at home')).ids[0]).toBe(embolism.contentItemId)
    for (const typed of ['acétaminophène', 'acetaminophene', 'SIROP D’ACÉTAMINOPHÈNE', "sirop d'acetaminophene"]) {
      expect((await find(typed)).ids[0], typed).toBe(syrup.contentItemId)
    }
  })

  it('knows a brand by its ingredient and an ingredient by its brand', async () => {
    await inTransaction(app, (tx) =>
      putSynonyms(tx, 'test', [
        { term: 'Ozempic', synonym: 'semaglutide' },
        { term: 'Tylenol 3', synonym: 'acetaminophen caffeine codeine' },
      ]),
    )
    const [brand, ingredient, both] = [
      await makeContent(app, 'Drug', { title: 'Ozempic', details: { name: 'Ozempic' } }),
      await makeContent(app, 'Article', { title: 'Semaglutide and weight' }),
      await makeContent(app, 'Article', { title: 'Acetaminophen, caffeine and codeine for toothache' }),
    ]

    expect((await find('ozempic')).ids).toEqual([brand, ingredient].map((made) => made.contentItemId))
    expect((await find('semaglutide')).ids).toEqual([ingredient, brand].map((made) => made.contentItemId))
    expect((await find('tylenol 3')).ids).toContain(both.contentItemId)
  })

  it('lifts the page that is called as a part of the question says', async () => {
    const [page] = [
      await makeContent(app, 'DrugIngredient', {
        title: 'Allopurinol',
        details: { name: 'Allopurinol', nameFr: null },
      }),
      await makeContent(app, 'Article', {
        title: 'Allopurinol, allopurinol and again allopurinol',
        summary: 'Allopurinol.',
      }),
    ]

    expect((await find('allopurinol kidney dosing')).ids[0]).toBe(page?.contentItemId)
  })

  it('holds to quotes, leaves out what stands behind a minus, and never empties a long question', async () => {
    const [apart, together] = [
      await makeContent(app, 'Article', { title: 'Gabapentin after knee surgery, and pregabalin' }),
      await makeContent(app, 'Article', { title: 'Pregabalin, gabapentin and falls' }),
    ]
    const question =
      'is there any evidence whatsoever that gabapentin should be offered before elective hysterectomies?'

    expect((await find('"pregabalin gabapentin"')).ids).toEqual([together.contentItemId])
    expect((await find('« pregabalin, gabapentin »')).ids).toEqual([together.contentItemId])
    expect((await find('gabapentin -falls')).ids).toEqual([apart.contentItemId])
    expect((await find('gabapentin -"knee surgery"')).ids).toEqual([together.contentItemId])
    expect([...(await find(question)).ids].sort()).toEqual([apart, together].map((made) => made.contentItemId).sort())
  })

  it('reaches the best 5,000; a page past them is empty, and one past the greatest offset refused', async () => {
    await makeContent(app, 'Article', { title: 'Leptospirosis' })
    const past = await as(reader).call(contentRoutes.searchContents, {
      query: { searchTerm: 'leptospirosis', offset: 100_001 },
    })

    expect((await find('leptospirosis', { offset: 5_000 })).ids).toEqual([])
    expect(past.status).toBe(400)
  })

  it('shows nothing that the reader may not see', async () => {
    const title = 'Porphyria notes'
    const draft = await makeContent(app, 'DraftUserArticle', { title, ownerId: owner.userId, visibility: 'owner' })
    const folio = await makeContent(app, 'Folio', { title, ownerId: owner.userId, visibility: 'members' })
    const open = await makeContent(app, 'Article', { title })
    const forStranger = await find('porphyria')
    const forOwner = await find('porphyria', {}, owner)
    await sql`insert into folio_users (id, folio_id, user_id, status)
      values (gen_random_uuid(), ${folio.contentItemId}, ${reader.userId}, 'Accepted')`.execute(app.db)
    const forMember = await find('porphyria')

    expect(forStranger.ids).toEqual([open.contentItemId])
    expect([...forOwner.ids].sort()).toEqual([draft, folio, open].map((made) => made.contentItemId).sort())
    expect([...forMember.ids].sort()).toEqual([folio, open].map((made) => made.contentItemId).sort())
  })

  it('loses what is deleted or hidden, and finds it again when it is back', async () => {
    const { contentItemId } = await makeContent(app, 'Article', { title: 'Kwashiorkor' })
    const found: string[][] = []
    const steps = [
      () => inTransaction(app, (tx) => deleteItems(tx, [contentItemId], new Date())),
      () => inTransaction(app, (tx) => restoreItems(tx, [contentItemId])),
      () => inTransaction(app, (tx) => hideItems(tx, [contentItemId], new Date())),
      () => inTransaction(app, (tx) => unhideItems(tx, [contentItemId])),
    ]
    for (const step of steps) {
      await step()
      found.push((await find('kwashiorkor')).ids)
    }

    expect(found).toEqual([[], [contentItemId], [], [contentItemId]])
  })

  it('answers an empty term with nothing and refuses one that is too long', async () => {
    const tooLong = await as(reader).call(contentRoutes.searchContents, { query: { searchTerm: 'x'.repeat(201) } })

    expect((await find('  ')).ids).toEqual([])
    expect(tooLong.status).toBe(400)
  })
})
