import { describe, expect, it } from 'vitest'
import { strengthOf } from './drug.ts'

const line = (strength: string, strengthUnit: string, dosage: string | null, dosageUnit: string | null) => ({
  ...{ name: 'Substance', strength, strengthUnit, dosage, dosageUnit },
})

describe('the strength of an ingredient', () => {
  it.each([
    [line('50', 'mg', '1', 'mL'), '50 mg/1 mL'],
    [line('2', 'mg', null, 'mL'), '2 mg/mL'],
    [line('10', '%', null, 'w/v'), '10% w/v'],
    [line('100', '%', null, '%'), '100%'],
    [line('5000', 'unit', '100', 'mL'), '5000 units/100 mL'],
    [line('4', 'unité', null, 'mL'), '4 unités/mL'],
    [line('1', 'unit', null, 'mL'), '1 unit/mL'],
  ])('of %o is %s', (ingredient, words) => expect(strengthOf(ingredient)).toBe(words))

  it('is written as French does', () => {
    expect(strengthOf(line('10', '%', null, 'p/v'), 'fr')).toBe('10 % p/v')
  })
})
