import { csvText } from '@materia/contract/csv.ts'
import { messages as english } from '../messages.en.ts'
import { messages as french } from '../messages.fr.ts'
import { findPointers, type Pointer, type Reference, referencesMax, shownText } from './identifiers.ts'
import { sorted } from './tagged-records.ts'

// The words themselves, as they stand: a thread that reads references loads nothing else for them.
const headers = [english, french].map(({ csvTitle, csvNctNumber, csvSource, csvNote }) => ({
  title: csvTitle,
  pmid: 'PMID',
  doi: 'DOI',
  nctNumber: csvNctNumber,
  din: 'DIN',
  source: csvSource,
  materia: 'Materia',
  note: csvNote,
}))
const delimiters = [',', ';', '\t'] as const

/** Our own file, in either language, also as a spreadsheet program saved it: known by its first line. */
export const isCsv = (text: string): boolean => columnsOf(firstLineOf(text)) !== undefined

/** A row is one reference; what a column is called says what stands in it. */
export function readCsv(text: string): Reference[] {
  const columns = columnsOf(firstLineOf(text))
  if (!columns) return []
  const references: Reference[] = []
  for (const { line, cells } of rowsOf(text, columns.delimiter)) {
    if (line === 1 || cells.every((cell) => cell.trim() === '')) continue
    const cell = (index: number) => csvText(cells[index] ?? '')
    references.push({
      line,
      text: shownText(cell(columns.title).trim() || cells.join(' ').trim()),
      pointers: sorted(columns.pointers.flatMap(({ index, word }) => pointersIn(cell(index), word))),
      note: cell(columns.note).trim() || null,
    })
    if (references.length > referencesMax) break
  }
  return references
}

const firstLineOf = (text: string) => text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'))

function columnsOf(line: string) {
  for (const delimiter of delimiters) {
    const names = line.split(delimiter).map((name) => name.trim().replaceAll('"', ''))
    const known = headers.find(({ title, materia, note }) =>
      [title, materia, note].every((each) => names.includes(each)),
    )
    if (!known) continue
    const at = (name: string, word = '') => ({ index: names.indexOf(name), word })
    return {
      delimiter,
      title: names.indexOf(known.title),
      note: names.indexOf(known.note),
      pointers: [
        at(known.materia),
        at(known.pmid, 'PMID '),
        at(known.doi),
        at(known.nctNumber),
        at(known.din, 'DIN '),
        at(known.source),
      ],
    }
  }
  return undefined
}

const pointersIn = (cell: string, word: string): Pointer[] =>
  cell.trim() === '' ? [] : findPointers(`${word}${cell.trim()}`).flatMap((found) => found.pointers)

/** Each with the line it begins on; a quoted cell may hold delimiters, quotes and line ends. */
function* rowsOf(text: string, delimiter: string): Generator<{ line: number; cells: string[] }> {
  let [line, begunOn, cells, from] = [1, 1, [] as string[], 0]
  let isQuoted = false
  for (let offset = 0; offset <= text.length; offset += 1) {
    const sign = text[offset]
    if (sign === '"') isQuoted = !isQuoted
    if (sign === '\n') line += 1
    const endsRow = sign === undefined || (sign === '\n' && !isQuoted)
    if (!endsRow && !(sign === delimiter && !isQuoted)) continue
    cells.push(unquoted(text.slice(from, offset)))
    from = offset + 1
    if (!endsRow) continue
    yield { line: begunOn, cells }
    ;[begunOn, cells, isQuoted] = [line, [], false]
  }
}

const unquoted = (cell: string) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)
