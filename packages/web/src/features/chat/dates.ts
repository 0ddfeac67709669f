import { currentFormats } from '../../lib/language.ts'
import { chatMessages } from './messages.ts'

/** The time if today, otherwise the date (spec §9). */
export function chatDate(date: string, now = new Date()): string {
  const moment = new Date(date)
  if (moment.toDateString() === now.toDateString()) return timeOf(date)
  return currentFormats().numericDay(moment)
}

/** Beside a message: the time, after the date unless it is today's. */
export const messageTime = (date: string, now = new Date()): string =>
  isSameDay(date, now.toISOString()) ? timeOf(date) : `${chatDate(date, now)} ${timeOf(date)}`

/** h:mm A in English, HH h mm in French. */
export const timeOf = (date: string): string => currentFormats().time(new Date(date))

export const isSameDay = (one: string, other: string) => new Date(one).toDateString() === new Date(other).toDateString()

/** For the line between two days. */
export function dayName(date: string, now = new Date()): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const moment = new Date(date)
  if (moment.toDateString() === now.toDateString()) return chatMessages()('today')
  if (moment.toDateString() === yesterday.toDateString()) return chatMessages()('yesterday')
  return currentFormats().fullDay(moment)
}
