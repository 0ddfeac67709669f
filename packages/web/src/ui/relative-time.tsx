import { currentFormats, useLanguage } from '../lib/language.ts'
import { uiMessages } from './messages.ts'

/** "today 3:20 PM", "Mar 4", "2023"; the full date on hover. */
export function RelativeTime({ date }: { date: string }) {
  useLanguage()
  const moment = new Date(hasNoTime(date) ? `${date}T00:00` : date)
  if (Number.isNaN(moment.getTime())) return null
  return (
    <time dateTime={date} title={fullDate(moment, hasNoTime(date))} style={{ whiteSpace: 'nowrap' }}>
      {shortDate(moment, new Date(), hasNoTime(date))}
    </time>
  )
}

export function shortDate(moment: Date, now: Date, isDay = false): string {
  const [t, formats] = [uiMessages(), currentFormats()]
  if (moment.toDateString() === now.toDateString()) {
    if (isDay) return t('today')
    return t('todayAt', { time: formats.time(moment) })
  }
  if (moment.getFullYear() === now.getFullYear()) return formats.shortDay(moment)
  return String(moment.getFullYear())
}

const hasNoTime = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

const fullDate = (moment: Date, isDay: boolean) =>
  isDay ? currentFormats().fullDay(moment) : currentFormats().fullMoment(moment)
