/** A line of RFC 4180. */
export const csvLine = (values: (string | number | null)[]): string =>
  `${values.map((value) => csvCell(`${value ?? ''}`)).join(',')}\r\n`

function csvCell(text: string): string {
  // A cell that begins like a formula would be run as one by a spreadsheet program.
  const harmless = /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
