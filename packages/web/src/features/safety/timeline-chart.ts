import type { TimelineEntry, TimelineKind } from '@materia/contract'

/** What a timeline is drawn in: one row for each, from the top. */
const timelineRows = ['supply', 'safety', 'status', 'price', 'decisions'] as const
type TimelineRow = (typeof timelineRows)[number]

const rowByKind: Record<TimelineKind, TimelineRow> = {
  Shortage: 'supply',
  Discontinuation: 'supply',
  Recall: 'safety',
  Advisory: 'safety',
  Retraction: 'safety',
  ExpressionOfConcern: 'safety',
  Correction: 'safety',
  RemovedBySource: 'safety',
  StatusChange: 'status',
  Status: 'status',
  Price: 'price',
  Coverage: 'price',
  Decision: 'decisions',
  Published: 'decisions',
}

export interface Drawing {
  rows: { row: TimelineRow; entries: { entry: TimelineEntry; at: number }[] }[]
  /** The years at the ends of the axis, and those between that there is room for. */
  years: { year: number; at: number }[]
}

const yearsShown = 5

/** Where things stand, from 0 at the left to 1 at the right: whole years, so that the ends are named truly. */
export function drawingOf(entries: TimelineEntry[]): Drawing {
  const years = entries.map(({ date }) => Number(date.slice(0, 4)))
  const [first, last] = [Math.min(...years), Math.max(...years) + 1]
  const [start, end] = [Date.UTC(first, 0), Date.UTC(last, 0)]
  const placed = entries.map((entry) => ({ entry, at: (Date.parse(entry.date) - start) / (end - start) }))
  const step = Math.max(1, Math.ceil((last - first) / yearsShown))
  return {
    rows: timelineRows
      .map((row) => ({ row, entries: placed.filter(({ entry }) => rowByKind[entry.kind] === row) }))
      .filter((drawn) => drawn.entries.length > 0),
    years: Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step).map(
      (year) => ({ year, at: (Date.UTC(year, 0) - start) / (end - start) }),
    ),
  }
}
