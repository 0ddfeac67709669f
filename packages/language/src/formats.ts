import type { Language } from '@materia/contract/languages.ts'
import { groupSeparators, plainDates, plainMoney, wholeNumber } from './plain-formats.ts'

/** How numbers, amounts, dates and lists are written in one language. */
export interface LanguageFormats {
  /** 1,234 · 1 234 */
  number(value: number): string
  /** 1.5 · 1,5 */
  decimal(value: number): string
  /** $1,234.56 · 1 234,56 $ */
  money(value: number): string
  /** 12% · 12 % */
  percent(part: number): string
  /** 3:20 PM · 15 h 20 */
  time(moment: Date): string
  /** Mar 4 · 4 mars */
  shortDay(moment: Date): string
  /** Mar 4, 2026 · 4 mars 2026 */
  mediumDay(moment: Date): string
  /** Mar 2026 · mars 2026 */
  mediumMonth(moment: Date): string
  /** 11/15/2026 · 2026-11-15 */
  numericDay(moment: Date): string
  /** November 15, 2026 · 15 novembre 2026 */
  day(moment: Date): string
  /** Sunday, November 15, 2026 · dimanche 15 novembre 2026 */
  fullDay(moment: Date): string
  /** The full day and the time. */
  fullMoment(moment: Date): string
  /** November 15, 2026 and the time. */
  longMoment(moment: Date): string
  /** To the second. */
  exactMoment(moment: Date): string
  /** November 2026 · novembre 2026 */
  month(moment: Date): string
  /** a, b and c · a, b et c */
  list(parts: readonly string[]): string
  /** Arabic · Arabe, of its ISO 639 code */
  languageName(code: string): string
}

const locales = { en: 'en-CA', fr: 'fr-CA' } as const
// Canadian English writes "p.m." and "Mar. 4"; the specification's dates are written as here.
const shortDates = { en: 'en-US', fr: 'fr-CA' } as const

/** `timeZone` is the viewer's: their browser's where none is given. */
export function formatsOf(language: Language, timeZone?: string): LanguageFormats {
  const locale = locales[language]
  const numbers = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options))

  const number = numbers()
  const decimal = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const money = numbers({ style: 'currency', currency: 'CAD', maximumFractionDigits: 4 })
  const percent = numbers({ style: 'percent' })
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const languageNames = once(() => new Intl.DisplayNames(locale, { type: 'language' }))
  return {
    ...(timeZone === undefined ? plainDates[language] : datesIn(timeZone, language)),
    number: (value) => wholeNumber(value, groupSeparators[language]) ?? number().format(value),
    decimal: (value) => decimal().format(value),
    money: (value) => plainMoney(value, language) ?? money().format(value),
    percent: (part) => percent().format(part),
    list: (parts) => list().format(parts),
    languageName: (code) => capitalized(languageNames().of(code) ?? code),
  }
}

type DateFormats = Pick<LanguageFormats, keyof (typeof plainDates)[Language]>

function datesIn(timeZone: string, language: Language): DateFormats {
  const dates = (options: Intl.DateTimeFormatOptions, tag: string = locales[language]) =>
    once(() => new Intl.DateTimeFormat(tag, { timeZone, ...options }))
  const time = dates({ hour: 'numeric', minute: '2-digit' }, shortDates[language])
  const shortDay = dates({ month: 'short', day: 'numeric' }, shortDates[language])
  const mediumDay = dates({ month: 'short', day: 'numeric', year: 'numeric' }, shortDates[language])
  const mediumMonth = dates({ month: 'short', year: 'numeric' }, shortDates[language])
  const numericDay = dates({ year: 'numeric', month: '2-digit', day: '2-digit' }, shortDates[language])
  const day = dates({ dateStyle: 'long' })
  const fullDay = dates({ dateStyle: 'full' })
  const fullMoment = dates({ dateStyle: 'full', timeStyle: 'short' })
  const longMoment = dates({ dateStyle: 'long', timeStyle: 'short' })
  const exactMoment = dates({ dateStyle: 'medium', timeStyle: 'medium' }, shortDates[language])
  const month = dates({ month: 'long', year: 'numeric' })
  return {
    time: (moment) => time().format(moment),
    shortDay: (moment) => ordinal(shortDay().format(moment)),
    mediumDay: (moment) => ordinal(mediumDay().format(moment)),
    mediumMonth: (moment) => mediumMonth().format(moment),
    numericDay: (moment) => numericDay().format(moment),
    day: (moment) => ordinal(day().format(moment)),
    fullDay: (moment) => ordinal(fullDay().format(moment)),
    fullMoment: (moment) => ordinal(fullMoment().format(moment)),
    longMoment: (moment) => ordinal(longMoment().format(moment)),
    exactMoment: (moment) => ordinal(exactMoment().format(moment)),
    month: (moment) => month().format(moment),
  }
}

/** French writes the first of a month as an ordinal: 1er mars. English says it otherwise and is left as it is. */
const ordinal = (date: string) =>
  date.replace(/(?<!\d)1(?= (janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/, '1er')

/** French writes the names of languages small; on a screen they stand as labels. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Making a format costs a phone more than all that it will ever write. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
