import { isBibtex, readBibtex } from './bibtex.ts'
import type { Reference } from './identifiers.ts'
import { readPastedLine } from './pasted-lines.ts'
import { isNbib, isRis, readNbib, readRis } from './tagged-records.ts'

/** Reads a pasted list of numbers and links, or a RIS, BibTeX or NBIB file. Every line that says something is answered for. */
export function readReferences(text: string): Reference[] {
  const clean = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u0000', '')
    .replaceAll(/\r\n?/g, '\n')
    .toWellFormed()
  const lines = clean.split('\n')
  if (isRis(clean)) return readRis(lines)
  if (isNbib(clean)) return readNbib(lines)
  if (isBibtex(clean)) return readBibtex(clean)
  return lines.flatMap((line, index) => readPastedLine(line, index + 1))
}
