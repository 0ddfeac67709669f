import { expect, it } from 'vitest'
import { shortStrength, withUnits } from './strengths.ts'

it.each([
  ['50 mg', '50 mg'],
  ['12.5 mg / 100 mg', '12.5 mg / 100 mg'],
  ['50 % / 50 %', '50 % / 50 %'],
  ['4 mcg / 2 mcg / 2 mcg / 2 mcg / 4 mcg', '4 mcg / 2 mcg (× 3) / 4 mcg'],
])('%s is told as %s', (strength, told) => {
  expect(shortStrength(strength)).toBe(told)
})

it('an amount and its unit are not parted at the end of a line, and others may be', () => {
  expect(withUnits('2.5 mg / 500 mg')).toBe('2.5\u00a0mg / 500\u00a0mg')
  expect(withUnits('0,25 % p/v')).toBe('0,25\u00a0% p/v')
  expect(withUnits('100 units/mL')).toBe('100\u00a0units/mL')
})
