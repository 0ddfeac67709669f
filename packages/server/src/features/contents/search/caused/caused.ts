import { wordsOf } from '../../../../platform/search/index.ts'
import { commonCodes, type KnownClass } from '../known-class.ts'
import { codesOfClass, codesOfCondition } from '../known-names.ts'
import { sortedKeyOf } from '../roots.ts'
import { isAside } from '../terms/asides.ts'
import { causingDrugs } from '../terms/causing-drugs.ts'
import { effects } from '../terms/index.ts'

/** "Drugs that cause hyponatremia", "antibiotics that prolong QT": what brings it about is asked for, not what it is treated with. */
export function causingIn(words: string[]): KnownClass | undefined {
  if (!words.some((word) => causing.has(word))) return undefined
  // "Opioid-induced constipation" is a condition of its own.
  if (isNamed(words.filter((word) => !drugs.has(word) && !isAside(word)))) return undefined
  const effect = longestIn(words, (run) => codesByEffect.get(sortedKeyOf(run)))
  if (!effect) return undefined
  // "Raise potassium" says what is brought about, "raise low blood pressure" what is treated.
  const isBroughtAbout = words.some(
    (word, at) => causing.has(word) && (!ways.has(word) || (at >= effect.at && at < effect.at + effect.length)),
  )
  if (!isBroughtAbout) return undefined
  const rest = [...words.slice(0, effect.at), ...words.slice(effect.at + effect.length)]
  const ofClass = longestIn(
    rest.filter((word) => !drugs.has(word)),
    codesOfClass,
  )
  const said = new Set(
    ofClass ? rest.filter((word) => !drugs.has(word)).slice(ofClass.at, ofClass.at + ofClass.length) : [],
  )
  const asksForDrugs = ofClass !== undefined || rest.some((word) => drugs.has(word))
  const isTold = (word: string) => drugs.has(word) || causing.has(word) || said.has(word) || isAside(word)
  if (!asksForDrugs || !rest.every(isTold)) return undefined
  const codes = ofClass ? commonCodes(ofClass.codes, effect.codes) : effect.codes
  return codes.length > 0 ? { term: words.join(' '), isWhole: true, isInOrder: true, codes } : undefined
}

const longest = 4
const causing = new Set(
  'cause causes causing caused induce induces inducing induced prolong prolongs prolonging raise raises raising increase increases increasing lower lowers lowering worsen worsens worsening'.split(
    ' ',
  ),
)
const ways = new Set('raise raises raising increase increases increasing lower lowers lowering'.split(' '))
const drugs = new Set(
  'drug drugs med meds medication medications medicine medicines pill pills agent agents'.split(' '),
)

/** "Worsening heart failure" is a condition, "that worsen heart failure" none. */
const isDone = (word: string) => causing.has(word) && /(?:ing|ed)$/.test(word)

/** Some of it is the name of a condition that says what it is brought about by. */
const isNamed = (words: string[]) =>
  words.some((_, from) =>
    words.slice(from, from + longest).some((__, more) => {
      const run = words.slice(from, from + more + 1)
      return run.length > 1 && run.some(isDone) && codesOfCondition(run) !== undefined
    }),
  )

interface Run {
  at: number
  length: number
  codes: string[]
}

function longestIn(words: string[], codesOf: (run: string[]) => string[] | undefined): Run | undefined {
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const codes = codesOf(words.slice(at, at + length))
      if (codes) return { at, length, codes }
    }
  }
  return undefined
}

/** Names of the list of effects stand beside their own. */
const codesByEffect = new Map(
  causingDrugs
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', codes = ''] = line.split(' = ')
      const own = names.split(' | ')
      const others = effects.find(([first]) => first === own[0]) ?? []
      return [...others, ...own].map((name) => [sortedKeyOf(wordsOf(name)), codes.toLowerCase().split(' ')] as const)
    })
    .toReversed(),
)
