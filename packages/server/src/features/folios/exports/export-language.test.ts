import { type FolioExportFormat, folioRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { makeArticles, makeFolio } from '../testing/things.ts'
import { csvKindsIn } from './export-headers.ts'

const tester = await testApp()
const { make, as, clock } = tester
const owner = await make.doctor()
const { folioId } = await makeFolio(tester, owner)
const articles = await makeArticles(tester, 1)
await as(owner).call(folioRoutes.addClippings, {
  params: { id: folioId },
  body: articles.map(({ contentItemId }) => ({ contentItemId })),
})

const exported = async (format: FolioExportFormat) =>
  (await as(owner).call(folioRoutes.exportFolio, { params: { id: folioId }, query: { format } })).raw.body
const readIn = (language: 'en' | 'fr') =>
  as(owner).call(userRoutes.setLanguage, { params: { id: owner.userId }, body: { language } })

describe('an exported folio', () => {
  it('names its columns and says where it comes from in the language of whoever asks', async () => {
    const english = { csv: await exported('csv'), html: await exported('html') }
    await readIn('fr')
    // Another process of the product may believe what it knows of an account for so long.
    clock.advance(seconds(3))
    const french = { csv: await exported('csv'), html: await exported('html') }

    expect(english.csv).toContain('Position,Title,Kind,Authors,Published in,Date,DOI')
    expect(french.csv).toContain('Position,Titre,Type,Autrices et auteurs,Publié dans,Date,DOI')
    expect(english.html).toMatch(/<html lang="en">[\s\S]*Reading list from Materia, 1 item, /)
    expect(english.csv).toMatch(/^1,.*,Article,/m)
    expect(french.html).toMatch(/<html lang="fr">[\s\S]*Liste de lecture de Materia, 1 élément, \d/)
  })

  it('calls kinds of content as that language does', () => {
    expect(csvKindsIn('en')).toMatchObject({ Drug: 'Drug', DrugBrandGroup: 'Drug brand', UserArticle: 'Post' })
    expect(csvKindsIn('fr')).toMatchObject({ Drug: 'Médicament', Trial: 'Essai clinique', UserArticle: 'Publication' })
  })

  it('shows the drawings of folios with their names in that language', async () => {
    await readIn('fr')

    const { body } = await as(owner).call(folioRoutes.listDefaultLogos, {})

    expect(body.map(({ altText }) => altText)).toContain('Un livre ouvert')
  })
})
