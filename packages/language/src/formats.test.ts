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

describe.each(['en', 'fr'] as const)('what is written without the library of the browser, in %s', (language) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const [plain, library] = [formatsOf(language), formatsOf(language, timeZone)]

  it('says every date and time as the library does', () => {
    const names = [
      ...(['time', 'shortDay', 'mediumDay', 'mediumMonth', 'numericDay', 'day', 'fullDay', 'fullMoment'] as const),
      ...(['longMoment', 'exactMoment', 'month'] as const),
    ]
    // Every day of five years and every hour, with minutes and seconds of one digit and of two.
    const moments = Array.from(
      { length: 5 * 366 },
      (_, nth) => new Date(2023, 0, 1 + nth, nth % 24, nth % 60, nth % 61),
    )
    const differing = moments.flatMap((moment) =>
      names.flatMap((name) =>
        plain[name](moment) === library[name](moment) ? [] : [[plain[name](moment), library[name](moment)]],
      ),
    )
    expect(differing).toEqual([])
  })

  it('says every whole number and amount as the library does', () => {
    const locale = `${language}-CA`
    const numbers = new Intl.NumberFormat(locale)
    const dollars = (minimumFractionDigits: number) =>
      new Intl.NumberFormat(locale, {
        ...{ style: 'currency', currency: 'CAD', maximumFractionDigits: 4 },
        minimumFractionDigits,
      })
    const money = (value: number) => dollars(Number(value.toFixed(2)) === value ? 2 : 4).format(value)
    const whole = [0, 1, 12, 999, 1000, 1234, 99_999, 100_000, 1_234_567, 12_345_678_901, -1234, 1.5, 1e15, 1e21]
    expect(whole.map(plain.number)).toEqual(whole.map((value) => numbers.format(value)))
    const amounts = [
      0, 0.05, 0.1, 1, 1.5, 2.25, 3.125, 4.0625, 9.9999, 12.3456, 1234.5, 1_234_567.89, 1.00005, -2.5, 1e21,
    ]
    expect(amounts.map(plain.money)).toEqual(amounts.map(money))
  })

  it('refuses what is no date', () => {
    const noDate = new Date('no date')
    expect(() => plain.fullMoment(noDate)).toThrow(RangeError)
    expect(() => library.fullMoment(noDate)).toThrow(RangeError)
  })
})
