import { expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { shortDate } from './relative-time.tsx'

it.each([
  ['2026-03-04T15:20:00', 'today 3:20 PM'],
  ['2026-01-31T15:20:00', 'Jan 31'],
  ['2023-12-31T23:59:00', '2023'],
])('the date %s is shown as %s', (date, shown) => {
  expect(shortDate(new Date(date), new Date('2026-03-04T20:00:00'))).toBe(shown)
})

it.each([
  ['Amina Haddad', 'AH'],
  ['Jean-Marc van der Berg', 'JB'],
  ['Cher', 'C'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
