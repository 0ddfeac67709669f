import { wordsOf } from '../../../platform/search/index.ts'
import { keyOf } from './roots.ts'
import { namesIn } from './runs.ts'
import { concepts, sameConditions } from './terms/index.ts'

const longestName = 5
const othersMax = 6

/** What else the things are called that a text, which is in English by now, names: "weight loss" is "obesity" in a title. */
export function otherNamesIn(text: string): { term: string; synonym: string }[] {
  const othersOf = (run: string[]) => othersByName.get(keyOf(run)) ?? []
  return namesIn(wordsOf(text), (run) => othersOf(run).length > 0, longestName)
    .flatMap((run) => othersOf(run).map((synonym) => ({ term: run.join(' '), synonym })))
    .slice(0, othersMax)
}

const isSameCondition = new Set(sameConditions.map(({ name }) => name))

const pairs: { name: string; other: string }[] = [
  ...concepts.flatMap(({ english: [usual = '', ...others] }) => [
    ...others.map((name) => ({ name, other: usual })),
    // Texts have the usual name, seldom what patients say.
    ...(isSameCondition.has(usual) ? [] : others.slice(0, 2).map((other) => ({ name: usual, other }))),
  ]),
  ...sameConditions.flatMap(({ name, others }) => others.map((other) => ({ name: other, other: name }))),
].filter(({ name, other }) => keyOf(wordsOf(name)) !== keyOf(wordsOf(other)))

const othersByName = new Map(
  Map.groupBy(pairs, ({ name }) => keyOf(wordsOf(name)))
    .entries()
    .map(([key, of]) => [key, [...new Set(of.map(({ other }) => other))]] as const),
)
