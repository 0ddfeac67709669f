import { bibtexUnescaped } from '@materia/contract'
import { findPointers, item, type Pointer, type Reference, referencesMax, shownText } from './identifiers.ts'
import { readPastedLine } from './pasted-lines.ts'
import { sorted } from './tagged-records.ts'

const entryStart = /@\s{0,99}([a-z]{1,99})\s{0,99}\{/gi
const notReferences = ['comment', 'string', 'preamble']

export const isBibtex = (text: string) => /^[^\S\n]{0,99}@\s{0,99}[a-z]{1,99}\s{0,99}\{/im.test(text)

/** What stands outside the entries is read line by line; lines that begin with % are remarks. */
export function readBibtex(text: string): Reference[] {
  const references: Reference[] = []
  const lineAt = lineCounter(text)
  let from = 0
  entryStart.lastIndex = 0
  for (let match = entryStart.exec(text); match; match = entryStart.exec(text)) {
    for (const reference of readBetween(text.slice(from, match.index), lineAt(from))) references.push(reference)
    if (references.length > referencesMax) return references
    const open = match.index + match[0].length - 1
    const close = closingBrace(text, open)
    const line = lineAt(match.index)
    if (close === undefined) {
      references.push(...unreadable(text.slice(match.index), line))
      return references
    }
    const type = match[1]?.toLowerCase() ?? ''
    if (!notReferences.includes(type)) references.push(entryOf(text.slice(open + 1, close), line))
    if (references.length > referencesMax) return references
    from = close + 1
    entryStart.lastIndex = from
  }
  return [...references, ...readBetween(text.slice(from), lineAt(from))]
}

const readBetween = (text: string, firstLine: number): Reference[] =>
  text.split('\n').flatMap((line, index) => (/^\s*%/.test(line) ? [] : readPastedLine(line, firstLine + index)))

/** The number of the line at an offset, for offsets that only go forwards. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  return (offset) => {
    for (; next >= 0 && next < offset; next = text.indexOf('\n', next + 1)) line += 1
    return line
  }
}

const unreadable = (rest: string, line: number): Reference[] => [
  { line, text: shownText(rest.trim()), pointers: [], note: null },
]

/** Braces escaped by a backslash count as signs. */
function closingBrace(text: string, open: number): number | undefined {
  let depth = 0
  for (let offset = open; offset < text.length; offset += 1) {
    const sign = text[offset]
    if (sign === '\\') offset += 1
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) return offset
  }
  return undefined
}

function entryOf(body: string, line: number): Reference {
  const comma = body.indexOf(',')
  const key = comma < 0 ? body : body.slice(0, comma)
  const fields = fieldsOf(comma < 0 ? '' : body.slice(comma + 1))
  const title = fields.get('title')
  return {
    line,
    text: shownText(title || key.trim()),
    pointers: sorted(pointersOf(key.trim(), fields)),
    note: fields.get('annote') || fields.get('annotation') || null,
  }
}

function pointersOf(key: string, fields: Map<string, string>): Pointer[] {
  const id = key.match(/^materia-([0-9a-f-]{36})$/i)?.[1]
  const pmid = fields.get('pmid')?.match(/\d{1,8}/)?.[0]
  const number = fields.get('number')
  const named = ['doi', 'url', 'howpublished', 'note', 'eprint', 'number'].flatMap((name) =>
    findPointers(fields.get(name) ?? '').flatMap((found) => found.pointers),
  )
  return [
    ...(id ? [item(id)] : []),
    ...(pmid ? [{ scheme: 'pmid', value: pmid } as const] : []),
    ...named,
    ...(number && /[a-z]/i.test(number) ? [{ scheme: 'reference', value: number.toLowerCase() } as const] : []),
  ]
}

function fieldsOf(body: string): Map<string, string> {
  const fields = new Map<string, string>()
  let from = 0
  for (let sign = body.indexOf('='); sign >= 0; sign = body.indexOf('=', from)) {
    const name = lastWordOf(body.slice(Math.max(from, sign - nameMax), sign))
    const start = sign + 1 + spacesAt(body, sign + 1)
    from = Math.max(start, valueEnd(body, start))
    const raw = body.slice(start, from).trim()
    const value = /^[{"]/.test(raw) ? raw.slice(1, -1) : raw
    if (name) fields.set(name, bibtexUnescaped(value))
  }
  return fields
}

const nameMax = 100
const lastWordOf = (text: string) => text.match(/([a-z][\w-]{0,60})\s{0,40}$/i)?.[1]?.toLowerCase()

function spacesAt(body: string, from: number): number {
  let offset = from
  while (/\s/.test(body[offset] ?? '')) offset += 1
  return offset - from
}

/** Behind the value that begins here: in braces, in quotes, or bare up to the comma. */
function valueEnd(body: string, from: number): number {
  if (body[from] === '{') return (closingBrace(body, from) ?? body.length - 1) + 1
  if (body[from] === '"') {
    const quote = closingQuote(body, from)
    return quote < 0 ? body.length : quote + 1
  }
  const comma = body.indexOf(',', from)
  return comma < 0 ? body.length : comma
}

function closingQuote(body: string, open: number): number {
  let offset = body.indexOf('"', open + 1)
  while (offset > 0 && body[offset - 1] === '\\') offset = body.indexOf('"', offset + 1)
  return offset
}
