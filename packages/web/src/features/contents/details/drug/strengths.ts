import type { DrugItem } from '@materia/contract'

/** Of a vaccine against twenty serotypes, one amount after the other is told once: "2.2 mcg/0.5 mL (× 12)". */
export function shortStrength(strength: string): string {
  const runs: { amount: string; times: number }[] = []
  for (const amount of strength.split(' / ')) {
    const last = runs.at(-1)
    if (last?.amount === amount) last.times++
    else runs.push({ amount, times: 1 })
  }
  return runs.flatMap(({ amount, times }) => (times > 2 ? `${amount} (× ${times})` : repeat(amount, times))).join(' / ')
}

const repeat = (amount: string, times: number) => Array.from({ length: times }, () => amount)

/** "Metformin 500 mg + sitagliptin 50 mg": of two or three drugs it says whose each amount is, in one order for all products. */
export function namedStrength({ strength, substances }: Pick<DrugItem, 'strength' | 'substances'>): string {
  const amounts = (strength ?? '').split(' / ')
  if (!strength || substances?.length !== amounts.length) return shortStrength(strength ?? '')
  return substances
    .map((name, at) => `${name} ${amounts[at]}`)
    .sort((one, other) => one.localeCompare(other))
    .map((each, at) => (at === 0 ? each : withSmallInitial(each)))
    .join(' + ')
}

/** Names that begin with more than one capital are none of a plain substance. */
const withSmallInitial = (words: string) => words.replace(/^\p{Lu}(?=\p{Ll})/u, (initial) => initial.toLowerCase())

/** No amount is parted from its unit at the end of a line. */
export const withUnits = (strength: string): string => strength.replace(/(\d) (?=[\p{Ll}%])/gu, '$1\u00a0')

/** Of several drugs: each has a strength. */
export const isCombination = ({ strength }: DrugItem): boolean => (strength ?? '').includes(' / ')
