export const messages = {
  byDay: 'By day',
  byDayText: 'Readers are counted once for each version, by the day in Eastern Time, and never named.',
  period: 'Period',
  lastDays: 'Last {count, number} days',
  day: 'Day',
  title: 'Title',
  views: 'Views',
  likes: 'Likes',
  download: 'Download as CSV',
  nothing: 'Nothing was read or liked in these days.',
} as const
