import { expect, it } from 'vitest'
import { mapProduct } from './drug-products.mapper.ts'
import type { DrugProduct } from './drug-products.parser.ts'

const product: DrugProduct = {
  code: '1',
  class: 'Human',
  din: '02999999',
  brandName: 'INVENTOL',
  brandNameFr: '',
  descriptor: '',
  lastUpdated: null,
  company: undefined,
  ingredients: [{ INGREDIENT: 'INVENTINE', STRENGTH: '200', STRENGTH_UNIT: 'MG' }],
  status: 'MARKETED',
  statusDate: null,
  marketedOn: null,
  statusHistory: [],
  therapeuticClasses: [],
  forms: [],
  routes: [],
  schedules: [],
  french: { descriptor: '', forms: [], routes: [], schedules: [] },
  packages: [],
  standards: [],
  isBiosimilar: false,
  line: 1,
}

const mapped = (changes: Partial<DrugProduct>) => mapProduct({ ...product, ...changes }, '2026-05-01').version

it.each([
  ['INVENTOL', 'Inventol 200 mg'],
  ['PRO-INVENTOL 200', 'PRO-Inventol 200 mg'],
  ['INVENTOL-200', 'Inventol 200 mg'],
  ['INVENTOL 28', 'Inventol 28 200 mg'],
])('a product called %s has its amount once in its title', (brandName, title) => {
  expect(mapped({ brandName }).title).toBe(title)
})

it('a description in capitals is quieted', () => {
  const descriptor = 'SINGLE-DOSE PREFILLED SYRINGES'
  expect(mapped({ descriptor, isBiosimilar: true }).details.description).toBe(
    'Single-dose prefilled syringes · Biosimilar',
  )
})
