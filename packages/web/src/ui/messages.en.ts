export const messages = {
  today: 'today',
  todayAt: 'today {time}',
  pageRange: '{first}–{last} of {total}',
  previous: 'Previous',
  next: 'Next',
} as const
