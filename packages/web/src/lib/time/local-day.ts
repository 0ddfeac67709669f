/** The day where the person is, as date fields want it; the day in UTC is tomorrow's in a Canadian evening. */
export const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
