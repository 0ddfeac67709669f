import { describe, expect, it } from 'vitest'
import { formatsOf } from './formats.ts'

const at = (moment: string) => new Date(`${moment}:00Z`)
const french = formatsOf('fr', 'UTC')

describe('dates in French', () => {
  it('write the first of a month as an ordinal', () => {
    expect(french.mediumDay(at('2026-01-01T01:20'))).toBe('1er janv. 2026')
    expect(french.shortDay(at('2026-03-01T01:20'))).toBe('1er mars')
    expect(french.day(at('2026-11-01T01:20'))).toBe('1er novembre 2026')
    expect(french.fullDay(at('2026-11-01T01:20'))).toBe('dimanche 1er novembre 2026')
  })

  it('leave every other day and the first hour alone', () => {
    expect(french.mediumDay(at('2026-01-11T01:20'))).toBe('11 janv. 2026')
    expect(french.longMoment(at('2026-01-21T01:20'))).toMatch(/^21 janvier 2026 .*1 h 20$/)
  })
})

describe('dates in English', () => {
  it('say the first of a month as any other day', () => {
    expect(formatsOf('en', 'UTC').mediumDay(at('2026-01-01T01:20'))).toBe('Jan 1, 2026')
  })
})
