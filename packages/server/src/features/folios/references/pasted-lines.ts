import { findBareNumbers, findPointers, type Pointer, type Reference, referencesMax, shownText } from './identifiers.ts'

const bullet = /^\s*(?:\d{1,4}[.)]\s+|[-*•–]\s+|\[\d{1,4}\]\s+)/
const referenceNumber = /^(?=.*\d)[a-z0-9][a-z0-9./_-]{3,40}$/i

/** A line is either a row of numbers and links, each for itself, or words around one thing. */
export function readPastedLine(text: string, line: number): Reference[] {
  const words = text.replace(bullet, '').trim()
  if (words === '') return []
  const named = findPointers(words)
  const found = [...named, ...findBareNumbers(words, named)].sort((one, other) => one.start - other.start)
  if (found.length > referencesMax || (found.length > 0 && isRow(words, found))) {
    return found.map(({ start, end, pointers }) => reference(line, words.slice(start, end), pointers))
  }
  const pointers = named.flatMap((each) => each.pointers)
  if (pointers.length === 0 && referenceNumber.test(words)) {
    return [reference(line, words, [{ scheme: 'reference', value: words.toLowerCase() }])]
  }
  return [reference(line, words, pointers)]
}

const reference = (line: number, text: string, pointers: Pointer[]): Reference => ({
  line,
  text: shownText(text),
  pointers,
  note: null,
})

/** Nothing stands between them but signs. */
function isRow(words: string, found: { start: number; end: number }[]): boolean {
  let rest = ''
  let from = 0
  for (const { start, end } of found) {
    rest += words.slice(from, start)
    from = end
  }
  return !/[\p{L}\p{N}]/u.test(rest + words.slice(from))
}
