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

/** No amount is parted from its unit at the end of a line. */
export const withUnits = (strength: string): string => strength.replace(/(\d) (?=[\p{Ll}%])/gu, '$1\u00a0')
