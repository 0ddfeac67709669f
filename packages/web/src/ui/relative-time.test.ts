import { expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { exactDate, shortDate } from './relative-time.tsx'

it.each([
  ['2026-03-04T15:20:00', 'today 3:20 PM'],
  ['2026-03-04', 'today'],
  ['2026-03-03T00:10:00', 'yesterday 12:10 AM'],
  ['2026-03-03', 'yesterday'],
  ['2026-03-02', 'Mar 2'],
  ['2026-01-31T15:20:00', 'Jan 31'],
  ['2026-01-31', 'Jan 31'],
  ['2026-01', 'Jan 2026'],
  ['2023-12-31T23:59:00', '2023'],
  ['2023-12', '2023'],
  ['2023', '2023'],
])('the date %s is shown as %s', (date, shown) => {
  expect(shortDate(date, new Date('2026-03-04T20:00:00'))).toBe(shown)
})

it('yesterday is yesterday in January too', () => {
  expect(shortDate('2025-12-31', new Date('2026-01-01T08:00:00'))).toBe('yesterday')
})

it.each([
  ['2023-03-04', 'Mar 4, 2023'],
  ['2023-03', 'Mar 2023'],
  ['2023', '2023'],
  ['2020 Dec 03', 'Dec 3, 2020'],
  ['2020 Dec', 'Dec 2020'],
  ['2019 Nov-Dec', '2019 Nov-Dec'],
])('the date %s is shown exactly as %s', (date, shown) => {
  expect(exactDate(date)).toBe(shown)
})

it('a day that a source gives as midnight in UTC is that day in every time zone', () => {
  expect(exactDate('2023-03-04T00:00:00.000Z')).toBe('Mar 4, 2023')
})

it.each([
  ['Amina Haddad', 'AH'],
  ['Jean-Marc van der Berg', 'JB'],
  ['Cher', 'C'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
