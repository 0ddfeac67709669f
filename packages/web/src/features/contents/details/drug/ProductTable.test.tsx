import type { DrugItem } from '@materia/contract'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreen } from '../../../../testing/render.tsx'
import { ProductTable } from './ProductTable.tsx'

const someProduct = (number: number, changes: Partial<DrugItem> = {}): DrugItem => ({
  din: String(2_000_000 + number).padStart(8, '0'),
  name: `Metformin ${number}`,
  count: 1,
  contentItemId: `0198b8a0-0000-7000-b000-${String(number).padStart(12, '0')}`,
  strength: '500 mg',
  form: 'Tablet',
  company: 'Sanis Health Inc',
  companyId: null,
  drugStatus: 'Marketed',
  price: 0.0247,
  amountMOHLTCPays: null,
  coverage: null,
  formularyForm: null,
  editionDate: null,
  isShort: false,
  sourceUrl: null,
  ...changes,
})

const openProducts = (products: DrugItem[]) =>
  openScreen('/', [{ path: '/', element: <ProductTable label="Products" products={products} /> }])
const matchingAllBut = (unmatched: string) => (query: string) =>
  Object.assign(new EventTarget(), { matches: query !== unmatched, addListener() {}, removeListener() {} })
const cards = async () => within(await screen.findByRole('list', { name: 'Products' })).getAllByRole('listitem')

describe('the products of a drug on a phone', () => {
  const { innerWidth } = window
  beforeEach(() => {
    window.innerWidth = 360
  })
  afterEach(() => {
    window.innerWidth = innerWidth
  })

  it('are cards with status and price where there is no room for a table', async () => {
    openProducts([someProduct(1, { amountMOHLTCPays: 0.02 })])

    const [card] = await cards()
    expect(card?.textContent).toContain('Marketed')
    expect(card?.textContent).toContain('02000001 · 500\u00a0mg · Tablet · Sanis Health Inc')
    expect(card?.textContent).toContain('Price$0.0247')
    expect(card?.textContent).toContain('Ontario pays$0.02')
  })

  it('break a long strength after its slash', async () => {
    openProducts([someProduct(1, { name: 'Budesonide', strength: '100 mcg/actionnement' })])

    const [card] = await cards()
    const broken = [...(card?.querySelectorAll('wbr') ?? [])].map((place) => place.previousSibling?.textContent)
    expect(broken).toContain('100\u00a0mcg/')
  })

  it('part no amount from its unit at the end of a line, nor a unit from what it is in', async () => {
    openProducts([someProduct(1, { name: 'Ozempic', strength: '0.68 mg/mL / 24 mg' })])

    const [card] = await cards()
    expect(card?.textContent).toContain('0.68\u00a0mg/mL / 24\u00a0mg')
    const broken = [...(card?.querySelectorAll('wbr') ?? [])].map((place) => place.previousSibling?.textContent)
    expect(broken).not.toContain('0.68\u00a0mg/')
  })

  it('say of each how Ontario covers it, or that its formulary does not list it', async () => {
    openProducts([someProduct(1, { coverage: 'LimitedUse' }), someProduct(2, { isUnlisted: true }), someProduct(3)])

    const [listed, unlisted, unknown] = await cards()
    expect(listed?.textContent).toContain('Ontario coverageLimited use')
    expect(unlisted?.textContent).toContain('Ontario coverageNot in Ontario’s formulary')
    expect(unknown?.textContent).not.toContain('formulary')
  })

  it('are those on the market until the others are asked for', async () => {
    const { person } = openProducts([
      someProduct(3),
      someProduct(2, { drugStatus: 'Approved' }),
      someProduct(1, { drugStatus: 'Dormant' }),
    ])
    const names = async () => (await cards()).map((card) => within(card).getByRole('link').textContent)

    expect(await names()).toEqual(['Metformin 3'])

    await person.click(screen.getByRole('button', { name: 'Show 2 products that are not marketed' }))
    expect(await names()).toEqual(['Metformin 3', 'Metformin 2', 'Metformin 1'])
  })

  it('are all shown where none is on the market', async () => {
    openProducts([someProduct(1, { drugStatus: 'Dormant' }), someProduct(2, { drugStatus: 'Approved' })])

    expect(await cards()).toHaveLength(2)
  })

  it('are filtered by company, status and coverage', async () => {
    const products = Array.from({ length: 12 }, (_, number) => someProduct(number))
    const { person } = openProducts([
      ...products,
      someProduct(12, { company: 'Apotex Inc', coverage: 'LimitedUse' }),
      someProduct(13, { company: 'Apotex Inc', drugStatus: 'Dormant' }),
    ])

    await person.click(await screen.findByRole('combobox', { name: 'Company' }))
    await person.click(screen.getByRole('option', { name: 'Apotex Inc' }))
    expect(await cards()).toHaveLength(2)

    await person.click(screen.getByRole('combobox', { name: 'Ontario coverage' }))
    await person.click(screen.getByRole('option', { name: 'Not in Ontario’s formulary' }))
    expect((await cards()).map((card) => within(card).getByRole('link').textContent)).toEqual(['Metformin 13'])
  })

  it('are shown a part at a time where they are many, and found by their words', async () => {
    const products = Array.from({ length: 167 }, (_, number) => someProduct(number))
    const { person } = openProducts([...products, someProduct(167, { strength: '850 mg', company: 'Apotex Inc' })])
    expect(await cards()).toHaveLength(24)

    await person.type(screen.getByLabelText('Name, strength, form or DIN'), 'apotex 850')
    await screen.findByText('02000167 · 850 mg · Tablet · Apotex Inc')
    expect(await cards()).toHaveLength(1)

    await person.clear(screen.getByLabelText('Name, strength, form or DIN'))
    await person.click(await screen.findByRole('button', { name: 'Show all 168 products' }))
    expect(await cards()).toHaveLength(168)
  })

  it('are found by words without their accents and capitals', async () => {
    const products = Array.from({ length: 12 }, (_, number) => someProduct(number, { form: 'Solution' }))
    const { person } = openProducts([...products, someProduct(12, { form: 'Comprimé à libération prolongée' })])
    const words = await screen.findByLabelText('Name, strength, form or DIN')

    await person.type(words, 'comprime PROLONGEE')
    await screen.findByText(/Comprimé/)
    await vi.waitFor(async () => expect(await cards()).toHaveLength(1))

    await person.clear(words)
    await person.type(words, 'comprimé')
    await vi.waitFor(async () => expect(await cards()).toHaveLength(1))
  })

  it('come back from words and choices that no product has', async () => {
    const products = Array.from({ length: 12 }, (_, number) => someProduct(number))
    const { person } = openProducts([...products, someProduct(12, { company: 'Apotex Inc', drugStatus: 'Dormant' })])

    await person.click(await screen.findByRole('combobox', { name: 'Company' }))
    await person.click(screen.getByRole('option', { name: 'Apotex Inc' }))
    await person.type(screen.getByLabelText('Name, strength, form or DIN'), 'syrup')
    await screen.findByText('No product fits these filters.')

    await person.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(await cards()).toHaveLength(12)
    expect(screen.getByLabelText<HTMLInputElement>('Name, strength, form or DIN').value).toBe('')
    expect(screen.getByRole('combobox', { name: 'Company' }).textContent).toBe('All companies')
    expect(document.activeElement?.textContent).toContain('Metformin 1')
    expect(document.activeElement).not.toBe(document.body)
  })

  it('are eight at first on a phone', async () => {
    vi.stubGlobal('matchMedia', matchingAllBut('print'))
    openProducts(Array.from({ length: 30 }, (_, number) => someProduct(number)))

    expect(await cards()).toHaveLength(8)
  })

  it('are all on paper, where nobody can ask for more', async () => {
    vi.stubGlobal('matchMedia', matchingAllBut('none'))
    openProducts(Array.from({ length: 30 }, (_, number) => someProduct(number)))

    expect(await cards()).toHaveLength(30)
  })

  it('name no price that is not known', async () => {
    openProducts([someProduct(1), someProduct(2, { price: null })])

    const [, unpriced] = await cards()
    expect(unpriced?.textContent).not.toContain('Price')
  })
})
