import { wordsOf } from '../../../platform/search/index.ts'
import { keyOf } from './known-names.ts'
import { concepts, sameConditions } from './terms/index.ts'

const longestName = 5
const othersMax = 6

/** What else the things are called that a text, which is in English by now, names: "weight loss" is "obesity" in a title. */
export function otherNamesIn(text: string): { term: string; synonym: string }[] {
  const words = wordsOf(text)
  const found: { term: string; synonym: string }[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const run = words.slice(at, at + length)
      const others = othersByName.get(keyOf(run))
      if (!others) continue
      found.push(...others.map((synonym) => ({ term: run.join(' '), synonym })))
      at += length - 1
      break
    }
  }
  return found.slice(0, othersMax)
}

const groups = [
  ...concepts.map(({ english }) => english),
  // Texts have the usual name, seldom what patients say.
  ...sameConditions.flatMap(({ name, others }) => others.map((other) => [name, other])),
].filter((names) => names.length > 1)

const othersByName = new Map<string, string[]>()
for (const [usual = '', ...others] of groups) {
  for (const name of others) add(name, usual)
  for (const name of others.slice(0, 2)) if (!sameConditions.some((same) => same.name === usual)) add(usual, name)
}

function add(name: string, other: string): void {
  const key = keyOf(wordsOf(name))
  if (key === keyOf(wordsOf(other))) return
  othersByName.set(key, [...new Set([...(othersByName.get(key) ?? []), other])])
}
