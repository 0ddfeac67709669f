const units = new Set(['MG', 'MCG', 'G', 'ML', '%', 'UNITS', 'UNIT', 'IU', 'MEQ', 'MMOL'])

/** A strength as names write it: "10.0 mg" → 10MG. */
export const strengthWord = (strength: string, unit: string) => `${amount(strength)}${unit.toUpperCase()}`

const amount = (number: string) => (/^\d+\.\d+$/.test(number) ? number.replace(/\.?0+$/, '') : number)

/** "4 & 8 mg" → 4MG, 8MG. */
export function amountsIn(words: string[]): Set<string> {
  const found = new Set<string>()
  let waiting: string[] = []
  for (const word of words) {
    if (/^\d+(?:\.\d+)?$/.test(word)) waiting.push(amount(word))
    else if (units.has(word)) {
      if (word !== 'ML') for (const number of waiting) found.add(`${number}${word}`)
      waiting = []
    } else if (word !== 'AND' && word !== 'OR') waiting = []
  }
  return found
}

/**
 * "Some bottles may contain 150 mg capsules": the strength of the same drug that got among those recalled, and is not
 * recalled itself. "May contain sitagliptin 100 mg" tells of another drug.
 */
export function strayAmounts(titleWords: string[], nameWords: string[]): Set<string> {
  const at = titleWords.findLastIndex((word) => /^(?:CONTAIN(?:S|ED)?|CONTENIR)$/.test(word))
  if (at < 0) return new Set()
  const after = titleWords.slice(at + 1)
  const number = after.findIndex((word) => /^\d/.test(word))
  const isSameDrug = after.slice(0, number).every((word) => nameWords.includes(word))
  return number >= 0 && isSameDrug ? amountsIn(after) : new Set()
}
