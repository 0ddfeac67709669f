import type { ThreadTask } from '../../../platform/threads/threads.ts'
import { isBibtex, readBibtex } from './bibtex.ts'
import { isCsv, readCsv } from './csv.ts'
import { type Reference, referencesMax } from './identifiers.ts'
import { readPastedLine } from './pasted-lines.ts'
import { isNbib, isRis, readNbib, readRis } from './tagged-records.ts'

/**
 * Reads a pasted list of numbers and links, or a RIS, BibTeX, NBIB or CSV file. Every line that says something is answered
 * for; past `referencesMax` the rest is not read.
 */
export function readReferences(text: string): Reference[] {
  const clean = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u0000', '')
    .replaceAll(/\r\n?/g, '\n')
    .toWellFormed()
  const lines = clean.split('\n')
  if (isCsv(clean)) return readCsv(clean)
  if (isRis(clean)) return readRis(lines)
  if (isNbib(clean)) return readNbib(lines)
  if (isBibtex(clean)) return readBibtex(clean)
  return readLines(lines)
}

export const referenceReading: ThreadTask<string, Reference[]> = {
  module: new URL(import.meta.url),
  work: readReferences,
  lengthOf: (text) => text.length,
}

function readLines(lines: string[]): Reference[] {
  const references: Reference[] = []
  for (const [index, line] of lines.entries()) {
    for (const reference of readPastedLine(line, index + 1)) references.push(reference)
    if (references.length > referencesMax) return references
  }
  return references
}
