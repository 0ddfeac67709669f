import { expect, it } from 'vitest'
import { withoutReplaced } from './replaced.ts'

it.each([
  ['kenacomb replaced by', 'kenacomb'],
  ['Champix was replaced with what?', 'Champix'],
  ['kenacomb remplacé par quoi', 'kenacomb'],
])('%s asks for what %s was', (asked, brand) => {
  expect(withoutReplaced(asked)).toBe(brand)
})

it.each(['hip replaced by whom', 'ramipril replaced by candesartan'])('%s stays', (asked) => {
  expect(withoutReplaced(asked)).toBe(asked)
})
