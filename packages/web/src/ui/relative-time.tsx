import { currentFormats, useLanguage } from '../lib/language.ts'
import { uiMessages } from './messages.ts'

/** "today 3:20 PM", "yesterday 3:20 PM", "Mar 4", "2023", or with `isExact` "Mar 4, 2023"; the full date on hover. */
export function RelativeTime({ date, isExact = false }: { date: string; isExact?: boolean }) {
  useLanguage()
  if (!partsOf(date).at) return isExact ? date : null
  return (
    <time dateTime={date} title={fullDate(date)} style={{ whiteSpace: 'nowrap' }}>
      {isExact ? exactDate(date) : shortDate(date, new Date())}
    </time>
  )
}

export function shortDate(date: string, now: Date): string {
  const [t, formats] = [uiMessages(), currentFormats()]
  const { at, precision } = partsOf(date)
  if (!at) return date
  const isDay = precision === 'day' || precision === 'moment'
  const near = isDay ? nearDay(at, now) : undefined
  if (near) return precision === 'day' ? t(near) : t(`${near}At`, { time: formats.time(at) })
  if (at.getFullYear() !== now.getFullYear()) return String(at.getFullYear())
  return isDay ? formats.shortDay(at) : exactDate(date)
}

export function nearDay(at: Date, now: Date): 'today' | 'yesterday' | undefined {
  if (at.toDateString() === now.toDateString()) return 'today'
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return at.toDateString() === before.toDateString() ? 'yesterday' : undefined
}

/** As exactly as it is known, and as it stands where it is no date at all. */
export function exactDate(date: string): string {
  const formats = currentFormats()
  const { at, precision } = partsOf(date)
  if (!at) return date
  if (precision === 'year') return String(at.getFullYear())
  return precision === 'month' ? formats.mediumMonth(at) : formats.mediumDay(at)
}

function fullDate(date: string): string {
  const formats = currentFormats()
  const { at, precision } = partsOf(date)
  if (at && precision === 'moment') return formats.fullMoment(at)
  return at && precision === 'day' ? formats.fullDay(at) : exactDate(date)
}

type Precision = 'year' | 'month' | 'day' | 'moment'

const sourceDate = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:T00:00:00(?:\.0+)?Z)?$/
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** PubMed writes "2020 Dec 03". */
function numbered(date: string): string {
  const [, year, name = '', day] = /^(\d{4}) ([A-Z][a-z]{2})(?: (\d{1,2}))?$/.exec(date) ?? []
  const month = monthNames.indexOf(name) + 1
  if (!year || month === 0) return date
  return [year, month, ...(day ? [day] : [])].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Sources give days, months and years, and a day also as its first moment in UTC: none of these has a time zone. */
function partsOf(date: string): { at: Date | undefined; precision: Precision } {
  const [, year, month, day] = sourceDate.exec(numbered(date)) ?? []
  if (year) {
    const at = new Date(Number(year), Number(month ?? 1) - 1, Number(day ?? 1))
    return { at, precision: day ? 'day' : month ? 'month' : 'year' }
  }
  const at = /^\d{4}-\d{2}-\d{2}T/.test(date) ? new Date(date) : undefined
  return { at: at && Number.isNaN(at.getTime()) ? undefined : at, precision: 'moment' }
}
