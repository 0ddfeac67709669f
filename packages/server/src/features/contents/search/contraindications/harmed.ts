import { wordsOf } from '../../../../platform/search/index.ts'
import { causingIn } from '../caused/caused.ts'
import { codesOutside, type KnownClass } from '../known-class.ts'
import { codesOfClass } from '../known-names.ts'
import { toAvoidIn } from './avoided.ts'
import { type Harming, harmingIn } from './harming.ts'

/** "PE at 30 weeks pregnant": of what is given for a condition what does not harm who is told of, where some is left. */
export function withoutHarming(classes: KnownClass[], { typed, text }: { typed: string; text: string }): KnownClass[] {
  const told = harmingIn(typed)
  // "Drugs that worsen heart failure" asks for those that harm.
  if (told.length === 0 || causingIn(wordsOf(text)) || toAvoidIn(wordsOf(text))) return classes
  // "Statin pregnancy" asks about statins.
  const named = classesNamedIn(wordsOf(text))
  const isAsked = (code: string) => named.some((each) => each.startsWith(code))
  const harmful = told.flatMap(({ codes, isEvenNamed }) =>
    isEvenNamed ? codes : codes.filter((code) => !isAsked(code)),
  )
  const isNoneBetter = told.some((each) => each.isNoneBetter)
  return classes.flatMap((known) => {
    const codes = codesOutside(known.codes, harmful)
    if (codes.length === 0 && isNoneBetter) return insteadOf(known, told)
    return codes.length > 0 && codes.length < known.codes.length ? { ...known, codes } : known
  })
}

/** "Cough, 2 years old": what soothes is given, and nothing against the cough. */
function insteadOf(known: KnownClass, told: Harming[]): KnownClass[] {
  const other = told.find(({ instead }) => instead && known.codes.some((code) => code.startsWith(instead.of)))?.instead
  return other ? [{ ...known, codes: other.codes }] : []
}

const longestName = 3

const classesNamedIn = (words: string[]): string[] =>
  words.flatMap((_, at) =>
    Array.from({ length: longestName }, (__, shorter) => words.slice(at, at + 1 + shorter)).flatMap(
      (run) => codesOfClass(run) ?? [],
    ),
  )
