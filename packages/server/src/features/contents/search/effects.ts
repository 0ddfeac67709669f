import { wordsOf } from '../../../platform/search/index.ts'
import { codesOfCondition } from './known-names.ts'
import { sortedKeyOf } from './roots.ts'
import { effects } from './terms/index.ts'

/** What a drug may do to somebody, as a question names it. */
export interface KnownEffect {
  /** The words, as they stand in the question. */
  term: string
  /** What else it is called. */
  others: string[]
}

const longestName = 6

/** The adverse effects that a text, which is in English by now, names: the longest at each place, its words in any order. */
export function effectsIn(text: string): KnownEffect[] {
  const words = wordsOf(text).filter((word) => !small.has(word))
  const found: KnownEffect[] = []
  for (let at = 0; at < words.length; ) {
    const { run, names } = longestAt(words, at)
    if (names) {
      const key = sortedKeyOf(run)
      found.push({ term: run.join(' '), others: names.filter((name) => sortedKeyOf(tellingWords(name)) !== key) })
    }
    at += run.length
  }
  return found
}

function longestAt(words: string[], at: number): { run: string[]; names?: string[] } {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    const names = namesByKey.get(sortedKeyOf(run))
    if (names) return { run, names }
    // "urinary tract infection" is no risk of infection.
    if (length > 1 && codesOfCondition(run)) return { run }
  }
  return { run: words.slice(at, at + 1) }
}

/** They stand in names of effects and tell nothing apart. */
const small = new Set('a an and around at by for from in like of on or related that the to with'.split(' '))

const tellingWords = (name: string) => wordsOf(name).filter((word) => !small.has(word))

/** The first line that has a name keeps it. Of each the names that differ in more than how they are bent. */
const namesByKey = new Map(
  effects
    .flatMap((names) => {
      const distinct = [...new Map(names.map((name) => [sortedKeyOf(tellingWords(name)), name])).values()]
      return names.map((name) => [sortedKeyOf(tellingWords(name)), distinct] as const)
    })
    .toReversed(),
)
