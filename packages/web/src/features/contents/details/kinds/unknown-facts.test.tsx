import type { Article, Trial } from '@materia/contract'
import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { showLanguage } from '../../../../lib/language.ts'
import { someArticle, someCommon, someSummary } from '../../../../testing/contents.ts'
import { openScreen } from '../../../../testing/render.tsx'
import { CardMeta } from '../../card/CardMeta.tsx'
import { ArticleView } from './ArticleView.tsx'
import { TrialView } from './TrialView.tsx'

const trial: Trial = {
  ...someCommon(),
  contentItemType: 'Trial',
  title: 'Inventin in heart failure',
  nctID: 'NCT90000001',
  trialTitle: 'Inventin in heart failure',
  officialTitle: null,
  trialStatusId: null,
  trialStatusType: null,
  lastVerifiedDate: null,
  genderTypeId: null,
  gender: null,
  minAge: null,
  minAgeUnits: null,
  minAgeInYears: null,
  maxAge: null,
  maxAgeUnits: null,
  maxAgeInYears: null,
  metaDescription: null,
  metaKeywords: [],
  locations: [],
  conditions: [],
  interventions: [],
  phases: [],
  studyType: null,
  sponsor: null,
  enrollment: null,
  startDate: null,
  completionDate: null,
  acceptsHealthyVolunteers: null,
  eligibility: null,
  description: null,
  substances: [],
  drugs: [],
}
const article = someArticle('Inventin versus placebo')
const source = { id: 1, name: 'PubMed', regionId: null, region: null, licence: null, licenceUrl: null }

it('a trial of which little is known says that little and no more', async () => {
  openScreen('/', [{ path: '/', element: <TrialView content={trial} /> }])

  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual(['NCT number'])
  expect(screen.queryByText(/site in Canada|Sites in Canada|Not said|All ages/)).toBeNull()
})

it('a trial whose sites are known says that none of them is in Canada', async () => {
  const place = { facility: 'Clinic', address: null, city: 'Oslo', state: null, country: 'Norway', status: null }
  openScreen('/', [{ path: '/', element: <TrialView content={{ ...trial, locations: [place] }} /> }])

  await screen.findByText('No site in Canada.')
})

it('a trial says once when it was verified', async () => {
  openScreen('/', [{ path: '/', element: <TrialView content={{ ...trial, lastVerifiedDate: '2025-06' }} /> }])

  expect(await screen.findAllByText('Last verified')).toHaveLength(1)
})

it('a trial says in French what kinds of things it gives', async () => {
  const interventions = ['Drug: Inventin 5 mg: low dose', 'Diagnostic test: Scan', 'Inventin alone']
  openScreen('/', [{ path: '/', element: <TrialView content={{ ...trial, interventions }} /> }])
  expect(await screen.findByText('Drug: Inventin 5 mg: low dose, Diagnostic test: Scan, Inventin alone')).toBeTruthy()

  await act(() => showLanguage('fr'))
  onTestFinished(() => act(() => showLanguage('en')))

  await screen.findByText('Médicament : Inventin 5 mg: low dose, Test diagnostique : Scan, Inventin alone')
})

it('an article without its abstract leads to its record at the source', async () => {
  openScreen('/', [{ path: '/', element: <ArticleView content={article} /> }])

  const link = await screen.findByRole('link', { name: 'PubMed' })
  expect(link.getAttribute('href')).toBe('https://pubmed.ncbi.nlm.nih.gov/90000001/')
  screen.getByText('Adams A, Brown B, Clark C, et al.')
})

it('a card of a source shows the day of publication in any time zone, and no day where the source gives none', async () => {
  const dated = { ...someSummary('Dated'), source, creator: null, publishedOn: '2010-01-01T00:00:00.000Z' }
  openScreen('/', [
    {
      path: '/',
      element: (
        <>
          <CardMeta content={dated} />
          <CardMeta content={{ ...dated, publishedOn: null }} />
        </>
      ),
    },
  ])

  expect(await screen.findAllByText('PubMed')).toHaveLength(2)
  expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual(['2010'])
})

it('says on the page of a notice which articles it is about, by their pages or their numbers', async () => {
  const known = { contentItemId: crypto.randomUUID(), contentItemType: 'Article' as const, title: 'A doubted study' }
  const noticeArticles: Article['noticeArticles'] = [
    { kind: 'Retracts', pmid: '90000002', article: known },
    { kind: 'Corrects', pmid: '90000003', article: null },
  ]
  openScreen('/', [{ path: '/', element: <ArticleView content={{ ...article, noticeArticles }} /> }])

  expect((await screen.findByText(/This notice retracts/)).textContent).toBe('This notice retracts A doubted study.')
  const link = screen.getByRole('link', { name: 'A doubted study' })
  expect(link.getAttribute('href')).toBe(`/contents/${known.contentItemId}`)
  expect(screen.getByText(/This notice corrects/).textContent).toBe(
    'This notice corrects the article with PMID 90000003.',
  )
})
