/** Browsers also give names that stand in no list, such as UTC: the server takes those of the list alone. */
export const isNamedTimeZone = (timeZone: string) => Intl.supportedValuesOf('timeZone').includes(timeZone)
