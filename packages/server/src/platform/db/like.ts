/** A pattern for `like` and `ilike` that finds this text anywhere, its own signs taken literally. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
