export const messages = {
  today: 'today',
  todayAt: 'today {time}',
  pageRange: '{first}–{last} of {total}',
  previous: 'Previous',
  sortBy: 'Sort by',
  next: 'Next',
} as const
