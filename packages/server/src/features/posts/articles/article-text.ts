import { decodeHTML } from 'entities'
import { scanHtml } from './html-scan.ts'

const breaks = new Set(['p', 'li', 'blockquote', 'tr', 'td', 'th', 'pre', 'figcaption', 'caption', 'br', 'hr'])
const isHeading = (name: string) => /^h[1-6]$/.test(name)
const isNotProse = (name: string, source: string) =>
  isHeading(name) ||
  ['table', 'pre', 'figcaption'].includes(name) ||
  (name === 'li' && /^<li\s{1,9}id="ref-/i.test(source))

/** An article's words, one line a block; headings, tables and references are blocks of their own and may be left out. */
export function plainTextOf(html: string, { proseOnly = false } = {}): string {
  const pieces: string[] = []
  let skipped: { name: string; depth: number } | undefined
  for (const part of scanHtml(html)) {
    if (skipped) {
      if (part.kind !== 'text' && part.name === skipped.name) skipped.depth += part.kind === 'start' ? 1 : -1
      if (skipped.depth === 0) skipped = undefined
      continue
    }
    if (part.kind === 'text') pieces.push(part.text.replaceAll(/\s+/g, ' '))
    else if (proseOnly && part.kind === 'start' && isNotProse(part.name, part.source)) {
      skipped = { name: part.name, depth: 1 }
      pieces.push('\n')
    } else if (endsLine(part.name, part.kind)) pieces.push('\n')
  }
  return decodeHTML(pieces.join(''))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim()
}

const endsLine = (name: string, kind: 'start' | 'end') =>
  name === 'br' || name === 'hr' || (kind === 'end' && (breaks.has(name) || isHeading(name)))

/** There is something to read in it. */
export function hasWords(html: string): boolean {
  for (const part of scanHtml(html)) {
    if (part.kind === 'text' && decodeHTML(part.text.slice(0, 1_000)).trim() !== '') return true
  }
  return false
}
