import { expect, it } from 'vitest'
import { shortStrength } from './strengths.ts'

it.each([
  ['50 mg', '50 mg'],
  ['12.5 mg / 100 mg', '12.5 mg / 100 mg'],
  ['50 % / 50 %', '50 % / 50 %'],
  ['4 mcg / 2 mcg / 2 mcg / 2 mcg / 4 mcg', '4 mcg / 2 mcg (× 3) / 4 mcg'],
])('%s is told as %s', (strength, told) => {
  expect(shortStrength(strength)).toBe(told)
})
