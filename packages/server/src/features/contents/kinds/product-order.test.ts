import type { DrugItem } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { isGenericName } from './generic-names.ts'
import { byUse, type OrderedProduct } from './product-order.ts'

const product = (changes: Partial<DrugItem>, isGeneric = false): OrderedProduct => ({
  item: {
    ...{ din: null, name: 'Metformin', count: 1, contentItemId: '', strength: '500 mg', form: 'Tablet', company: null },
    ...{
      companyId: null,
      drugStatus: 'Marketed',
      price: null,
      amountMOHLTCPays: null,
      coverage: null,
      formularyForm: null,
      editionDate: null,
      isShort: false,
      sourceUrl: null,
    },
    ...changes,
  },
  isGeneric,
})
const strengthsInOrder = (strengths: (string | null)[]) =>
  strengths
    .map((strength) => product({ strength }))
    .sort(byUse)
    .map(({ item }) => item.strength)

describe('products of a drug', () => {
  it('stand by the amount of their strength, whatever its unit', () => {
    expect(strengthsInOrder(['1 g', '1000 mcg', '850 mg', null, '0.5 g', '62.5 mg/5 mL'])).toEqual([
      ...['1000 mcg', '62.5 mg/5 mL', '0.5 g', '850 mg', '1 g', null],
    ])
  })

  it('stand by status, the substance alone before combinations, by form before strength, the originator before generics, by price last', () => {
    const inOrder = [
      product({ form: 'Capsule', strength: '900 mg' }),
      product({ form: 'Tablet', price: 9 }),
      product({ form: 'Tablet', price: 1 }, true),
      product({ form: 'Tablet', price: 2 }, true),
      product({ form: 'Tablet' }, true),
      product({ form: 'Capsule', strength: '5 mg / 80 mg' }),
      product({ form: 'Capsule', strength: '1 mg', drugStatus: 'Dormant' }),
    ]
    expect(inOrder.toReversed().sort(byUse)).toEqual(inOrder)
  })

  it.each([
    ['Apo-Atorvastatin', true],
    ['Atorvastatin', true],
    ['Taro-Ramipril HCTZ', true],
    ['Lipitor', false],
    ['Co-Trimoxazole of Ontario', true],
    ['Coversyl', false],
  ])('tell the name of a generic house from a brand: %s', (name, isGeneric) => {
    expect(isGenericName(name, ['Atorvastatin (atorvastatin calcium)', 'Trimoxazole'])).toBe(isGeneric)
  })
})
