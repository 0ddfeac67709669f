import { describe, expect, it } from 'vitest'
import { formularyStrength } from './formulary-strength.ts'

describe('a strength of the formulary', () => {
  it.each([
    ['400mg', '400\u00a0mg', '400\u00a0mg'],
    ['0.5mg/mL', '0.5\u00a0mg/mL', '0,5\u00a0mg/mL'],
    ['100 & 25mg', '100 & 25\u00a0mg', '100 & 25\u00a0mg'],
    ['1.5%', '1.5%', '1,5\u00a0%'],
    [null, null, null],
  ])('%s is written as in every other place', (told, english, french) => {
    expect([formularyStrength(told, 'en'), formularyStrength(told, 'fr')]).toEqual([english, french])
  })
})
