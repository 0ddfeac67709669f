import { expect, it } from 'vitest'
import { namedStrength, shortStrength, withUnits } from './strengths.ts'

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

it.each([
  ['50 mg / 500 mg', ['Sitagliptin', 'Metformin']],
  ['500 mg / 50 mg', ['Metformin', 'Sitagliptin']],
])('%s of %j says whose each amount is, in one order', (strength, substances) => {
  expect(namedStrength({ strength, substances })).toBe('Metformin 500 mg + sitagliptin 50 mg')
})

it('a strength is left as it is where not every substance has its own', () => {
  expect(namedStrength({ strength: '50 mg', substances: ['Sitagliptin', 'Metformin'] })).toBe('50 mg')
  expect(namedStrength({ strength: '50 mg / 50 mg', substances: undefined })).toBe('50 mg / 50 mg')
  expect(namedStrength({ strength: null, substances: undefined })).toBe('')
})
