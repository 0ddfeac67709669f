const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const seasons: Record<string, string> = { winter: '01', spring: '04', summer: '07', autumn: '10', fall: '10' }

/** "Jan", "JAN", "January", "01" or "1" → "01". */
export function monthNumber(text: string): string | undefined {
  if (/^\d{1,2}$/.test(text)) return inMonths(Number(text))
  const at = months.indexOf(text.slice(0, 3).toLowerCase())
  if (at >= 0) return String(at + 1).padStart(2, '0')
  return seasons[text.toLowerCase()]
}

/** A calendar date, or undefined where there is none such: 31 February is no date. */
export function isoDate(year: string, month = '01', day = '01'): string | undefined {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}

/** "24-DEC-2025" → "2025-12-24". */
export function dashedDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text.trim()) ?? []
  const number = month && monthNumber(month)
  return day && number && year ? isoDate(year, number, day) : undefined
}

/** "2023-03-31", "2023-03" or "2023", perhaps with a time after it. */
export function partialDate(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:$|T)/.exec(text.trim()) ?? []
  return year ? isoDate(year, month, day) : undefined
}

export const dayOf = (text: string | null | undefined): Date | null => (text ? new Date(`${text}T00:00:00Z`) : null)

function inMonths(number: number): string | undefined {
  return number >= 1 && number <= 12 ? String(number).padStart(2, '0') : undefined
}

/** The calendar day as it stands in a moment with its zone: "2026-03-13T00:00:00-04:00" → "2026-03-13". Absurd years are no day. */
export function localDay(text: unknown): string | null {
  const day = partialDate(text)
  const year = Number(day?.slice(0, 4))
  return day && year >= 1980 && year <= 2100 ? day : null
}

/** A moment with its zone, "-0400" as well as "-04:00". */
export function momentOf(text: string): Date | undefined {
  const moment = new Date(text.trim().replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
