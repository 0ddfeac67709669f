/** A line of RFC 4180. */
export const csvLine = (values: (string | number | null)[]): string =>
  `${values.map((value) => csvCell(`${value ?? ''}`)).join(',')}\r\n`

/** The text that a cell was written from. */
export const csvText = (cell: string): string => cell.replaceAll(guarded, '')

// What begins like a formula would be run as one by a spreadsheet program. Where the system divides lists by semicolons, as in
// French, such a program takes every semicolon and line end for the end of a cell, within quotation marks too.
const unguarded = /(?<=^|[;\t\r\n])(?='*[=+\-@|%＝＋－＠])|^(?='*[\t\r\n])/g
const guarded = /(?<=^|[;\t\r\n])'(?='*[=+\-@|%＝＋－＠])|^'(?='*[\t\r\n])/g

function csvCell(text: string): string {
  const harmless = text.replaceAll(unguarded, "'")
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
