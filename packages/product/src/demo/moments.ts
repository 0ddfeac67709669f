/** A moment as people tell it: so many days ago, at this time of their day. */
export interface Moment {
  daysAgo: number
  /** `7:42`, `16:05`. */
  at: string
}

/** By the machine's own time zone, in which the demo is looked at; never in the future. */
export function timeOf({ daysAgo, at }: Moment, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const time = new Date(now)
  time.setDate(now.getDate() - daysAgo)
  time.setHours(hours, minutes, 17 + (minutes % 31), 0)
  if (time > now) time.setDate(time.getDate() - 1)
  return time
}
