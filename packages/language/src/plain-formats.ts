import type { Language } from '@materia/contract/languages.ts'

// The browser's own formats say the same, which the test holds. But the first of them takes a phone longer to make than a whole screen to draw.

const words = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    shortMonths: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  },
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A whole number in groups of three digits; undefined where it is none, below nothing or too long to be exact. */
export function wholeNumber(value: unknown, separator: string): string | undefined {
  const digits = String(value)
  return /^\d{1,15}$/.test(digits) ? digits.replaceAll(/\B(?=(\d{3})+$)/g, separator) : undefined
}

/** Dollars of up to four decimals, of which two are always written; undefined for an amount that must be rounded. */
export function plainMoney(value: number, language: Language): string | undefined {
  const [whole, decimals = ''] = value.toFixed(4).split('.')
  const dollars = wholeNumber(whole, groupSeparators[language])
  if (dollars === undefined || Number(value.toFixed(4)) !== value) return undefined
  // A price to a hundredth of a cent has all of its figures, so that prices below each other are aligned.
  const cents = decimals.replace(/00$/, '')
  return language === 'en' ? `$${dollars}.${cents}` : `${dollars},${cents}\u00A0$`
}

export const groupSeparators = { en: ',', fr: '\u00A0' } as const

/** Dates and times in the zone of the device. */
export const plainDates = { en: englishDates(), fr: frenchDates() }

function englishDates() {
  const { months, shortMonths, weekdays } = words.en
  const clock = (at: Date, seconds = '') => `${at.getHours() % 12 || 12}:${twoDigits(at.getMinutes())}${seconds}`
  const isMorning = (at: Date) => at.getHours() < 12
  const time = dated((at) => `${clock(at)} ${isMorning(at) ? 'AM' : 'PM'}`)
  const dottedTime = (at: Date) => `${clock(at)} ${isMorning(at) ? 'a.m.' : 'p.m.'}`
  const shortDay = dated((at) => `${shortMonths[at.getMonth()]} ${at.getDate()}`)
  const mediumDay = (at: Date) => `${shortDay(at)}, ${at.getFullYear()}`
  const day = dated((at) => `${months[at.getMonth()]} ${at.getDate()}, ${at.getFullYear()}`)
  const fullDay = (at: Date) => `${weekdays[at.getDay()]}, ${day(at)}`
  return {
    time,
    shortDay,
    mediumDay,
    mediumMonth: dated((at) => `${shortMonths[at.getMonth()]} ${at.getFullYear()}`),
    numericDay: dated((at) => `${twoDigits(at.getMonth() + 1)}/${twoDigits(at.getDate())}/${at.getFullYear()}`),
    day,
    fullDay,
    fullMoment: (at: Date) => `${fullDay(at)} at ${dottedTime(at)}`,
    longMoment: (at: Date) => `${day(at)} at ${dottedTime(at)}`,
    exactMoment: (at: Date) =>
      `${mediumDay(at)}, ${clock(at, `:${twoDigits(at.getSeconds())}`)} ${isMorning(at) ? 'AM' : 'PM'}`,
    month: dated((at) => `${months[at.getMonth()]} ${at.getFullYear()}`),
  }
}

function frenchDates() {
  const { months, shortMonths, weekdays } = words.fr
  // The first of a month is an ordinal.
  const dayOf = (at: Date) => (at.getDate() === 1 ? '1er' : at.getDate())
  const time = dated((at) => `${at.getHours()} h ${twoDigits(at.getMinutes())}`)
  const longTime = (at: Date) => time(at).padStart(7, '0')
  const shortDay = dated((at) => `${dayOf(at)} ${shortMonths[at.getMonth()]}`)
  const mediumDay = (at: Date) => `${shortDay(at)} ${at.getFullYear()}`
  const day = dated((at) => `${dayOf(at)} ${months[at.getMonth()]} ${at.getFullYear()}`)
  const fullDay = (at: Date) => `${weekdays[at.getDay()]} ${day(at)}`
  return {
    time,
    shortDay,
    mediumDay,
    mediumMonth: dated((at) => `${shortMonths[at.getMonth()]} ${at.getFullYear()}`),
    numericDay: dated((at) => `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`),
    day,
    fullDay,
    fullMoment: (at: Date) => `${fullDay(at)} à ${longTime(at)}`,
    longMoment: (at: Date) => `${day(at)} à ${longTime(at)}`,
    exactMoment: (at: Date) => `${mediumDay(at)}, ${longTime(at)} min ${twoDigits(at.getSeconds())} s`,
    month: dated((at) => `${months[at.getMonth()]} ${at.getFullYear()}`),
  }
}

/** What is no date is refused, as the browser's own formats do. */
function dated(write: (at: Date) => string): (at: Date) => string {
  return (at) => {
    if (Number.isNaN(at.getTime())) throw new RangeError('Invalid time value')
    return write(at)
  }
}
