import { contentRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'

const { app, make, as } = await testApp()
const english = as(await make.doctor())
const reader = await make.doctor()
const french = as(reader)
await french.call(userRoutes.setLanguage, { params: { id: reader.userId }, body: { language: 'fr' } })

const drug = () =>
  makeContent(app, 'Drug', {
    title: 'Tylenol Syrup 32.5 mg/1 mL',
    byline: 'Kenvue',
    sourceName: 'Health Canada Drug Product Database',
    details: {
      din: '00099001',
      drugCode: '99001',
      name: 'Tylenol Syrup',
      nameFr: 'Tylenol sirop',
      drugIngredients: [{ name: 'Acetaminophen', strength: '32.5', strengthUnit: 'mg', dosage: '1', dosageUnit: 'mL' }],
      therapeuticClasses: [
        { atcCode: 'N02BE01', atcName: 'Acetaminophen', ahfsCode: null, ahfsName: null },
        { atcCode: 'N02BE51', atcName: 'Acetaminophen, combinations', ahfsCode: null, ahfsName: null },
      ],
      forms: ['Syrup'],
      routes: ['Oral'],
      schedules: ['Non-prescription drugs'],
      french: {
        description: 'Raisin',
        drugIngredients: [{ name: 'Acétaminophène', strengthUnit: 'mg', dosageUnit: 'mL' }],
        atcNames: ['Acétaminophène', null],
        forms: ['Sirop'],
        routes: ['Orale'],
        schedules: ['Médicaments sans ordonnance'],
      },
    },
    french: {
      title: 'Tylenol sirop 32,5 mg/1 mL',
      summary: 'Acétaminophène · Sirop',
      byline: 'Kenvue',
      sourceUrl: 'https://example.test/fra',
    },
  })

describe('content whose source has both languages', () => {
  it('is named in the viewer’s language among the alternatives of another product', async () => {
    const { contentItemId } = await makeContent(app, 'Drug', { details: { din: '00099002', drugCode: '99002' } })
    await drug()
    const price = { item_number: '1', interchangeable_id: 'syrups', coverage: 'GeneralBenefit' as const }
    const listed = ['00099001', '00099002'].map((din) => ({ din, ...price, limited_use: '[]' }))
    await app.db
      .insertInto('drug_prices')
      .values(listed.map((each) => ({ ...each, edition_date: '2026-01-31' })))
      .execute()

    const [en, fr] = await Promise.all(
      [english, french].map((caller) => caller.call(contentRoutes.drugAlternatives, { params: { contentItemId } })),
    )

    expect([en, fr].map((reply) => reply?.body.map(({ name }) => name))).toEqual([
      ['Tylenol Syrup 32.5 mg/1 mL'],
      ['Tylenol sirop 32,5 mg/1 mL'],
    ])
  })

  it('is given to each reader in theirs, and says which it is', async () => {
    const { contentItemId } = await drug()

    const [en, fr] = await Promise.all(
      [english, french].map(
        async (caller) => (await caller.call(contentRoutes.getContent, { params: { contentItemId } })).body,
      ),
    )

    expect(en).toMatchObject({
      language: 'en',
      title: 'Tylenol Syrup 32.5 mg/1 mL',
      name: 'Tylenol Syrup',
      forms: ['Syrup'],
      drugIngredients: [{ name: 'Acetaminophen', strength: '32.5' }],
      source: { name: 'Health Canada Drug Product Database' },
    })
    expect(en).not.toHaveProperty('french')
    expect(fr).toMatchObject({
      language: 'fr',
      title: 'Tylenol sirop 32,5 mg/1 mL',
      name: 'Tylenol sirop',
      description: 'Raisin',
      sourceUrl: 'https://example.test/fra',
      forms: ['Sirop'],
      routes: ['Orale'],
      schedules: ['Médicaments sans ordonnance'],
      drugIngredients: [{ name: 'Acétaminophène', strength: '32,5' }],
      therapeuticClasses: [{ atcName: 'Acétaminophène' }, { atcName: 'Acetaminophen, combinations' }],
      source: { name: 'Base de données sur les produits pharmaceutiques de Santé Canada' },
    })
  })

  it('has cards, versions and suggestions in it', async () => {
    const { contentItemId } = await drug()
    const params = { contentItemId }

    const [en, fr] = await Promise.all(
      [english, french].map(async (caller) => ({
        card: (await caller.call(contentRoutes.getContentSummary, { params })).body,
        versions: (await caller.call(contentRoutes.listVersions, { params })).body,
        suggested: (await caller.call(contentRoutes.related, { query: { searchTerm: '00099001' } })).body,
      })),
    )

    expect(en).toMatchObject({
      card: {
        factLine: 'Acetaminophen 32.5 mg/1 mL · Syrup · DIN 00099001',
        statusWord: 'Marketed',
        summary: 'What it says in short.',
        language: 'en',
      },
      versions: [{ title: 'Tylenol Syrup 32.5 mg/1 mL' }],
    })
    expect(en?.suggested[0]?.title).toBe('Tylenol Syrup 32.5 mg/1 mL')
    expect(fr).toMatchObject({
      card: {
        title: 'Tylenol sirop 32,5 mg/1 mL',
        factLine: 'Acétaminophène 32,5 mg/1 mL · Sirop · DIN 00099001',
        statusWord: 'Commercialisé',
        summary: 'Acétaminophène · Sirop',
        language: 'fr',
      },
      versions: [{ title: 'Tylenol sirop 32,5 mg/1 mL' }],
    })
    expect(fr?.suggested[0]?.title).toBe('Tylenol sirop 32,5 mg/1 mL')
  })

  it('marks the parts of a decision that are known in French alone', async () => {
    const { contentItemId } = await makeContent(app, 'Decision', {
      title: 'Inventa: summary basis of decision',
      details: {
        decisionItems: [],
        french: {
          decisionItems: [{ id: 1, name: 'Résumé', contents: '<p>Le traitement de l’asthme.</p>', orderIndex: 0 }],
          productName: 'Inventa',
          medicinalIngredient: 'inventine',
          outcome: 'Autorisé',
          modifiedOn: '2020-01-01',
        },
      },
      french: { title: 'Inventa : sommaire des motifs', summary: 'Résumé.', byline: 'Santé Canada', sourceUrl: null },
    })
    const params = { contentItemId }

    const en = (await english.call(contentRoutes.getContent, { params })).body
    const fr = (await french.call(contentRoutes.getContent, { params })).body

    expect(en).toMatchObject({
      title: 'Inventa: summary basis of decision',
      outcome: 'Approved',
      decisionItems: [{ name: 'Résumé', language: 'fr' }],
      language: 'en',
    })
    expect(fr).toMatchObject({ outcome: 'Autorisé', medicinalIngredient: 'inventine', language: 'fr' })
    expect(fr).toMatchObject({ decisionItems: [{ id: 1, name: 'Résumé', orderIndex: 0 }] })
  })
})

describe('content whose source has English alone', () => {
  it('says that it is English, with our own words for its facts in French', async () => {
    const { contentItemId } = await makeContent(app, 'Trial')

    const { body } = await french.call(contentRoutes.getContentSummary, { params: { contentItemId } })

    expect(body).toMatchObject({
      language: 'en',
      statusWord: 'Recrutement en cours',
      factLine: 'Rheumatoid arthritis · Phase 3 · 1 centre canadien',
    })
  })
})

describe('a decision whose source has English alone', () => {
  it('names the authority in the language of the reader', async () => {
    const { contentItemId } = await makeContent(app, 'Decision', { byline: 'Health Canada' })

    const bylines = await Promise.all(
      [english, french].map(
        async (caller) => (await caller.call(contentRoutes.getContent, { params: { contentItemId } })).body.byline,
      ),
    )

    expect(bylines).toEqual(['Health Canada', 'Santé Canada'])
  })

  it('says of each section that it is English where the title is French', async () => {
    const { contentItemId } = await makeContent(app, 'Decision', {
      french: { title: 'Inventol : décision réglementaire', summary: null, byline: null, sourceUrl: null },
      details: { decisionItems: [{ id: 1, name: 'Summary', contents: '<p>One.</p>', orderIndex: 0 }] },
    })

    const { body } = await french.call(contentRoutes.getContent, { params: { contentItemId } })

    expect(body).toMatchObject({ language: 'fr', decisionItems: [{ name: 'Summary', language: 'en' }] })
  })

  it('has its facts under French labels', async () => {
    const contents =
      '<ul><li><strong>Type of submission:</strong> New Drug Submission</li><li><strong>Control number:</strong> 170663</li></ul>'
    const { contentItemId } = await makeContent(app, 'Decision', {
      details: { decisionItems: [{ id: 1, name: 'The submission', contents, orderIndex: 0 }] },
    })
    const params = { contentItemId }

    const en = (await english.call(contentRoutes.getContent, { params })).body
    const fr = (await french.call(contentRoutes.getContent, { params })).body

    expect(en).toMatchObject({ decisionItems: [{ name: 'The submission', contents }] })
    expect(fr).toMatchObject({
      decisionItems: [
        {
          name: 'La présentation',
          contents:
            '<ul><li><strong>Type de présentation\u00a0:</strong> Présentation de drogue nouvelle</li><li><strong>Numéro de contrôle\u00a0:</strong> 170663</li></ul>',
          language: 'fr',
        },
      ],
    })
  })
})
