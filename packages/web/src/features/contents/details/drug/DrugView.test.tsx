import { contentRoutes, type Drug } from '@materia/contract'
import { act, cleanup, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { showLanguage } from '../../../../lib/language.ts'
import { someBrand, someCommon } from '../../../../testing/contents.ts'
import { fakeNetwork } from '../../../../testing/network.ts'
import { openScreen } from '../../../../testing/render.tsx'
import { DrugGroupView } from './DrugGroupView.tsx'
import { DrugView } from './DrugView.tsx'
import { OntarioCoverage } from './OntarioCoverage.tsx'
import { StatusHistory } from './StatusHistory.tsx'

const drug: Drug = {
  ...someCommon(),
  contentItemType: 'Drug',
  title: 'Enbrel',
  name: 'Enbrel',
  nameFr: null,
  din: '02242903',
  drugCode: '1',
  drugStatus: 'Marketed',
  status: 'Marketed',
  statusDate: null,
  description: null,
  monographOriginalUrl: null,
  drugIngredients: [],
  therapeuticClasses: [],
  forms: [],
  routes: [],
  schedules: [],
  packages: [],
  companyId: null,
  statusHistory: [],
  company: null,
  drugData: [],
  brandGroup: null,
  ingredientGroups: [],
  decisions: [],
}

it('a drug shows no row of which nothing is known', async () => {
  openScreen('/', [{ path: '/', element: <DrugView content={drug} /> }])

  const terms = await screen.findAllByRole('term')
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Status', 'DIN'])
})

it('a drug on the market says that Ontario’s formulary does not list it, where one was read; any other says nothing of it', async () => {
  openScreen('/', [{ path: '/', element: <DrugView content={{ ...drug, isUnlisted: true }} /> }])
  expect(await screen.findByText('Not in Ontario’s formulary')).toBeTruthy()
  cleanup()

  for (const other of [drug, { ...drug, isUnlisted: true as const, drugStatus: 'Dormant' as const }]) {
    openScreen('/', [{ path: '/', element: <DrugView content={other} /> }])
    await screen.findAllByRole('term')
    expect(screen.queryByText('Not in Ontario’s formulary')).toBeNull()
    cleanup()
  }
})

it('a drug’s ingredient is so much in a dose, or so much of the whole', async () => {
  const line = { name: 'Avobenzone', strength: '3', strengthUnit: '%', dosage: null, dosageUnit: 'w/w' }
  const dose = { name: 'Etanercept', strength: '50', strengthUnit: 'mg', dosage: '1', dosageUnit: 'mL' }
  const oil = { name: 'Mineral oil', strength: '100', strengthUnit: '%', dosage: null, dosageUnit: '%' }
  const factor = { name: 'Factor IX', strength: '250', strengthUnit: 'unit', dosage: null, dosageUnit: 'vial' }
  const drugIngredients = [line, dose, oil, factor]
  openScreen('/', [{ path: '/', element: <DrugView content={{ ...drug, drugIngredients }} /> }])

  expect(await screen.findByText('Avobenzone 3% w/w')).toBeTruthy()
  expect(screen.getByText('Etanercept 50 mg per 1 mL')).toBeTruthy()
  expect(screen.getByText('Mineral oil 100%')).toBeTruthy()
  expect(screen.getByText('Factor IX 250 units per vial')).toBeTruthy()
})

it('of very many changes of status the newest are offered as such', async () => {
  const change = { status: 'Marketed', date: '2020-01-01', name: 'Inventin', din: '02999999' } as const
  const changes = Array.from({ length: 30 }, (_, at) => ({ ...change, contentItemId: `item-${at}` }))
  openScreen('/', [
    {
      path: '/',
      element: (
        <>
          <StatusHistory changes={changes} />
          <StatusHistory changes={changes.slice(1)} />
        </>
      ),
    },
  ])

  expect(await screen.findByRole('button', { name: 'Show the 30 newest changes of status' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show 29 changes of status' })).toBeTruthy()
})

it('products that Ontario covers in several ways name the best first', async () => {
  openScreen('/', [{ path: '/', element: <OntarioCoverage coverages={['NotABenefit', 'GeneralBenefit']} /> }])

  const best = await screen.findByText('General benefit')
  expect(best.compareDocumentPosition(screen.getByText('Not a benefit'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('a drug tells where its company is in the language of the viewer', async () => {
  const company = {
    ...{ id: 1, code: '1', name: 'Maker', suite: null, address: '1 Main Street', postalCode: 'H7L 4A8' },
    ...{ city: 'Laval', province: 'Quebec', country: 'Germany' },
  }
  openScreen('/', [{ path: '/', element: <DrugView content={{ ...drug, company }} /> }])
  expect(await screen.findByText('1 Main Street · Laval, Quebec, H7L 4A8, Germany')).toBeTruthy()

  await act(() => showLanguage('fr'))
  onTestFinished(() => act(() => showLanguage('en')))

  expect(await screen.findByText('1 Main Street · Laval, Québec, H7L 4A8, Allemagne')).toBeTruthy()
})

it('a drug says how Ontario covers it, under which criteria, and what may be dispensed instead', async () => {
  const covered: Drug = {
    ...drug,
    drugData: [
      {
        ...{
          id: 1,
          din: '02242903',
          manufacturer: 'Immunex',
          individualPrice: 195.65,
          listDate: null,
          strength: '50mg',
        },
        ...{ amountMOHLTCPays: null, itemNumber: null, dosageForm: 'Inj', coverage: 'LimitedUse', dailyCost: null },
        ...{
          interchangeableId: 'set',
          editionDate: '2025-07-31',
          limitedUse: [{ code: '528', text: 'For patients.' }],
        },
      },
    ],
  }
  fakeNetwork().replies(contentRoutes.drugAlternatives, [
    {
      ...{ din: '02242904', name: 'Erelzi', contentItemId: null, strength: '50mg', form: 'Inj', company: 'Sandoz' },
      ...{
        drugStatus: null,
        price: 121.5,
        amountMOHLTCPays: null,
        coverage: 'GeneralBenefit',
        isShort: false,
        dailyCost: null,
      },
    },
  ])
  openScreen('/', [{ path: '/', element: <DrugView content={covered} /> }])

  expect((await screen.findAllByText('Limited use')).length).toBeGreaterThan(0)
  screen.getByText('Reason for use code 528')
  expect(screen.getByText('For patients.').lang).toBe('en')
  expect((await screen.findAllByText('Erelzi')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('$121.50').length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'see Ontario’s formulary' })).toBeNull()
})

it('a drug of limited use whose criteria were not read leads to the formulary', async () => {
  const price = {
    ...{ id: 1, din: '02540258', manufacturer: null, individualPrice: 223.26, listDate: null, strength: '0.68mg/mL' },
    ...{ amountMOHLTCPays: null, itemNumber: '1856', dosageForm: 'Inj Sol - Pref Pen 3mL Pk', dailyCost: null },
    ...{ coverage: 'LimitedUse' as const, interchangeableId: null, editionDate: '2025-07-31', limitedUse: [] },
  }
  openScreen('/', [{ path: '/', element: <DrugView content={{ ...drug, drugData: [price] }} /> }])

  const link = await screen.findByRole('link', { name: 'see Ontario’s formulary' })
  expect(link.getAttribute('href')).toBe('https://www.formulary.health.gov.on.ca/formulary/')
})

it('an ingredient says what its price is for one of, and of which edition its coverage is', async () => {
  const ofPen = { price: 223.26, formularyForm: 'Inj Sol - Pref Pen 3mL Pk', editionDate: '2025-07-31' }
  const brand = someBrand('Ozempic')
  const drugItems = brand.drugItems.map((item) => ({ ...item, ...ofPen, coverage: 'LimitedUse' as const }))
  openScreen('/', [{ path: '/', element: <DrugGroupView content={{ ...brand, drugItems }} /> }])

  const [unit] = await screen.findAllByText('one: Solution for injection, prefilled pen, 3 mL')
  expect(unit?.parentElement?.textContent).toContain('$223.26one: Solution for injection')
  const coverage = screen.getByText('Ontario coverage', { selector: 'dt' }).nextElementSibling
  expect(coverage?.textContent).toBe(
    'Limited useFrom Ontario’s formulary, edition of Jul 31, 2025. That is more than a year ago: it may no longer hold.',
  )
})

it('what stands beneath the other products of a drug is seen once they are known', async () => {
  const network = fakeNetwork()
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  network.on(contentRoutes.drugItems, async () => {
    await asked
    return { body: [] }
  })
  const brandGroup = { contentItemId: 'brand', contentItemType: 'DrugBrandGroup' as const, title: 'Enbrel' }
  const statusHistory = [{ status: 'Marketed' as const, date: '2020-01-01' }]
  openScreen('/', [{ path: '/', element: <DrugView content={{ ...drug, brandGroup, statusHistory }} /> }])

  await screen.findByRole('heading', { name: 'Other products of Enbrel' })
  const beneath = { name: 'Status history', hidden: false }
  expect(screen.queryByRole('heading', beneath)).toBeNull()

  answer()
  expect(await screen.findByRole('heading', beneath)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Other products of Enbrel' })).toBeNull()
})
