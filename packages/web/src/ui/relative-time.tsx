/** "today 3:20 PM", "Mar 4", "2023"; the full date on hover. */
export function RelativeTime({ date }: { date: string }) {
  const moment = new Date(hasNoTime(date) ? `${date}T00:00` : date)
  if (Number.isNaN(moment.getTime())) return null
  return (
    <time dateTime={date} title={fullDate(moment, hasNoTime(date))} style={{ whiteSpace: 'nowrap' }}>
      {shortDate(moment, new Date(), hasNoTime(date))}
    </time>
  )
}

export function shortDate(moment: Date, now: Date, isDay = false): string {
  if (moment.toDateString() === now.toDateString()) {
    if (isDay) return 'today'
    return `today ${timeOfDay.format(moment)}`
  }
  if (moment.getFullYear() === now.getFullYear()) {
    return dayOfYear.format(moment)
  }
  return String(moment.getFullYear())
}

const hasNoTime = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

// Made once: making one costs a phone more than all it will ever format.
const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const wholeDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full' })
const wholeMoment = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeStyle: 'short' })

const fullDate = (moment: Date, isDay: boolean) => (isDay ? wholeDay : wholeMoment).format(moment)
