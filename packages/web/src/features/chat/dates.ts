/** The time if today, otherwise the date (spec §9). */
export function chatDate(date: string, now = new Date()): string {
  const moment = new Date(date)
  if (moment.toDateString() === now.toDateString()) return timeOf(date)
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${month}/${day}/${moment.getFullYear()}`
}

/** Beside a message: the time, after the date unless it is today's. */
export const messageTime = (date: string, now = new Date()): string =>
  isSameDay(date, now.toISOString()) ? timeOf(date) : `${chatDate(date, now)} ${timeOf(date)}`

/** h:mm A */
export function timeOf(date: string): string {
  const moment = new Date(date)
  const hours = moment.getHours()
  return `${hours % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

export const isSameDay = (one: string, other: string) => new Date(one).toDateString() === new Date(other).toDateString()

/** For the line between two days. */
export function dayName(date: string, now = new Date()): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const moment = new Date(date)
  if (moment.toDateString() === now.toDateString()) return 'Today'
  if (moment.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return moment.toLocaleDateString('en-CA', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
}
