import { findPointers, item, type Pointer, type Reference, referencesMax, shownText } from './identifiers.ts'
import { readPastedLine } from './pasted-lines.ts'

interface Field {
  tag: string
  value: string
}

interface Format {
  /** Splits a line into its tag and value. */
  field: RegExp
  begins(tag: string): boolean
  ends(tag: string): boolean
  endsAtBlankLine: boolean
  titleTags: string[]
  noteTag: string
  pointersOf(field: Field): Pointer[]
}

const ris: Format = {
  field: /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/s,
  begins: (tag) => tag === 'TY',
  ends: (tag) => tag === 'ER',
  endsAtBlankLine: false,
  titleTags: ['TI', 'T1'],
  noteTag: 'N1',
  pointersOf({ tag, value }) {
    if (tag === 'ID') return /^[0-9a-f-]{36}$/i.test(value) ? [item(value)] : []
    if (tag === 'AN') return numbered(value)
    if (tag === 'DO') return pointersIn(value)
    return ['UR', 'LK', 'L1', 'L2', 'L3', 'M1', 'C1', 'C2', 'C7'].includes(tag) ? pointersIn(value) : []
  },
}

const nbib: Format = {
  field: /^([A-Z]{2,4}) {0,2}- ?(.*)$/s,
  begins: (tag) => tag === 'PMID',
  ends: () => false,
  endsAtBlankLine: true,
  titleTags: ['TI', 'BTI'],
  noteTag: 'GN',
  pointersOf({ tag, value }) {
    if (tag === 'PMID') return numbered(value)
    if (tag !== 'AID' && tag !== 'LID') return []
    const id = value.match(/^([0-9a-f-]{36}) \[materia\]$/i)?.[1]
    if (id) return [item(id)]
    const number = value.match(/^(\S+) \[reference\]$/)?.[1]
    return number ? [{ scheme: 'reference', value: number.toLowerCase() }] : pointersIn(value)
  },
}

const pointersIn = (value: string) => findPointers(value).flatMap((found) => found.pointers)

function numbered(value: string): Pointer[] {
  if (/^\d{1,8}$/.test(value)) return [{ scheme: 'pmid', value }]
  const pointers = pointersIn(value)
  return pointers.length > 0 ? pointers : [{ scheme: 'reference', value: value.toLowerCase() }]
}

export const isRis = (text: string) => /^TY {1,2}- /m.test(text)
export const isNbib = (text: string) => /^(?:PMID|TI {2}|AID )- /m.test(text)
export const readRis = (lines: string[]) => readRecords(lines, ris)
export const readNbib = (lines: string[]) => readRecords(lines, nbib)

/** What stands outside the records is read line by line, like any pasted text. */
function readRecords(lines: string[], format: Format): Reference[] {
  const references: Reference[] = []
  let record: { line: number; fields: Field[] } | undefined
  const close = () => {
    if (record) references.push(referenceOf(record, format))
    record = undefined
  }
  for (const [index, text] of lines.entries()) {
    const [, tag = '', value = ''] = text.match(format.field) ?? []
    if (text.trim() === '' && format.endsAtBlankLine) close()
    if (format.begins(tag)) close()
    if (tag && (record || format.endsAtBlankLine || format.begins(tag))) record ??= { line: index + 1, fields: [] }
    const last = record?.fields.at(-1)
    if (record && tag) record.fields.push({ tag, value })
    else if (record && last) last.value += ` ${text.trim()}`
    else for (const reference of readPastedLine(text, index + 1)) references.push(reference)
    if (format.ends(tag)) close()
    if (references.length > referencesMax) return references
  }
  close()
  return references
}

// An item's own id counts before numbers that other items may carry too.
const order = ['item', 'pmid', 'doi', 'nct', 'din', 'drug-code', 'reference', 'url']

function referenceOf(record: { line: number; fields: Field[] }, format: Format): Reference {
  const { line } = record
  const fields = record.fields.map(({ tag, value }) => ({ tag, value: tag === format.noteTag ? value : value.trim() }))
  const title = fields.find(({ tag }) => format.titleTags.includes(tag))?.value
  const notes = fields.filter(({ tag }) => tag === format.noteTag).map(({ value }) => value)
  return {
    line,
    text: shownText(title || `${fields[0]?.tag} - ${fields[0]?.value}`),
    pointers: sorted(fields.flatMap((field) => format.pointersOf(field))),
    note: notes.join('\n').trim() || null,
  }
}

export const sorted = (pointers: Pointer[]) =>
  pointers.toSorted((one, other) => order.indexOf(one.scheme) - order.indexOf(other.scheme))
