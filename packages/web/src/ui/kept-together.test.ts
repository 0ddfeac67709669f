import { expect, it } from 'vitest'
import { keptTogether } from './kept-together.ts'

it('an amount stays with its unit, and a dot with what follows it', () => {
  expect(keptTogether('Spironolactone 25 mg · 100 mL tablets')).toBe(
    'Spironolactone 25\u00a0mg ·\u00a0100\u00a0mL tablets',
  )
})
