import type { TimelineEntry } from '@materia/contract'
import { expect, it } from 'vitest'
import { drawingOf } from './timeline-chart.ts'

const entry = (date: string, kind: TimelineEntry['kind']): TimelineEntry => ({
  date,
  kind,
  title: kind,
  sourceUrl: null,
  noticeId: null,
})

it('draws each kind in its row, between whole years, and leaves out rows that have nothing', () => {
  const { rows, years } = drawingOf([
    entry('2025-07-02', 'Shortage'),
    entry('2021-01-01', 'Status'),
    entry('2021-01-01', 'StatusChange'),
  ])

  expect(rows.map(({ row, entries }) => [row, entries.length])).toEqual([
    ['supply', 1],
    ['status', 2],
  ])
  expect(rows[1]?.entries[0]?.at).toBe(0)
  expect(rows[0]?.entries[0]?.at).toBeCloseTo(0.9, 2)
  expect(years.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025, 2026])
})

it('names the years of a day alone', () => {
  expect(drawingOf([entry('2026-05-01', 'Price')]).years.map(({ year }) => year)).toEqual([2026, 2027])
})
