import { withoutAccents } from '@materia/language/accents.ts'

/** Endings of medical words that are the same word in both languages. */
const endings: [french: RegExp, english: string][] = [
  [/[ée]mies?$/u, 'emia'],
  [/uries?$/u, 'uria'],
  [/algies?$/u, 'algia'],
  [/pl[ée]gies?$/u, 'plegia'],
  [/tomies?$/u, 'tomy'],
  [/plasties?$/u, 'plasty'],
  [/scopies?$/u, 'scopy'],
  [/graphies?$/u, 'graphy'],
  [/pathies?$/u, 'pathy'],
  [/trophies?$/u, 'trophy'],
  [/th[ée]rapies?$/u, 'therapy'],
  [/(?<=.{4})(?<!gluc|fruct|lact|dextr|sacchar|cellul|galact)oses?$/u, 'osis'],
  [/(?<=.{4})(?<![cu])ites?$/u, 'itis'],
]

/** What ends so and is no inflammation. */
const others = new Set(['favorite', 'granite', 'graphite', 'hypocrite', 'nitrite', 'réussite', 'satellite', 'sulfite'])

/** "hypoalbuminémie" → "hypoalbuminemia"; none where the ending tells nothing. */
export function regularEnglish(french: string): string | undefined {
  const word = french.toLowerCase()
  if (others.has(word)) return undefined
  const [ending, english] = endings.find(([each]) => each.test(word)) ?? []
  if (!ending || !english) return undefined
  const stem = word.replace(ending, '').replaceAll(/œ|æ/g, 'e')
  return withoutAccents(stem) + english
}
