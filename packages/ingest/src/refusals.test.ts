import { describe, expect, it } from 'vitest'
import { keepRefusals } from './refusals.ts'

describe('what a run says of the records it refused', () => {
  it('is where each stands and what was expected there', () => {
    const refusals = keepRefusals()
    refusals.add({ place: 'a.json, record 4 (line 1)', reason: 'Expected a status.' })

    expect(refusals.lines()).toEqual([
      'Refused: a.json, record 4 (line 1): Expected a status.',
      'One record was not in the format.',
    ])
  })

  it('names the first of many, and how to see the others', () => {
    const refusals = keepRefusals()
    for (let line = 1; line <= 1_200; line++) refusals.add({ place: `a.csv, line ${line}`, reason: 'Expected a day.' })

    const lines = refusals.lines()

    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toBe('1,200 records were not in the format; run with --report FILE to see all reasons.')
    expect(refusals.lines('report.jsonl').at(-1)).toContain('the reasons are in report.jsonl.')
  })

  it('is nothing where none was refused', () => {
    expect(keepRefusals().lines()).toEqual([])
  })
})
