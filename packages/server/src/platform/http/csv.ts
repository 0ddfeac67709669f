/** A line of RFC 4180. */
export const csvLine = (values: (string | number | null)[]) =>
  `${values.map((value) => csvCell(`${value ?? ''}`)).join(',')}\r\n`

/** A leading sign that a spreadsheet would run as a formula is made harmless. */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
