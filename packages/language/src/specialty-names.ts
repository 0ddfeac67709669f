import { withoutAccents } from './accents.ts'

/**
 * Whether somebody who typed this may mean the specialty of these names: each word typed begins a word of the names, or
 * is another form of one ("paediatrician" and "Pediatrics", « chirurgien » and « Chirurgie »).
 */
export function maySpecialtyBeMeant(typed: string, names: string): boolean {
  const named = wordsIn(names)
  return wordsIn(typed).every((word) => named.some((name) => name.startsWith(word) || word.startsWith(stemOf(name))))
}

const wordsIn = (text: string): string[] =>
  withoutAccents(text.toLowerCase())
    .replaceAll(/[æœ]|ae|oe/g, 'e')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Shorter ones begin too many other words. */
const shortestStem = 4
const endings = /(?:ics?|ical|iques?|ies?|y|ery|es?|s)$/

function stemOf(name: string): string {
  const stem = name.replace(endings, '')
  return stem.length < shortestStem ? name : stem
}
