import { expect, it } from 'vitest'
import { localDay } from './local-day.ts'

it.each([
  [0, 5],
  [12, 0],
  [23, 55],
])('the day of a moment at %i:%i is the day there', (hour, minute) => {
  expect(localDay(new Date(2026, 2, 4, hour, minute))).toBe('2026-03-04')
})
