import { commonCodes, type KnownClass } from '../known-class.ts'
import { codesOfClass } from '../known-names.ts'
import { harmingIn } from './harming.ts'

/** "Drugs to avoid in myasthenia gravis", "beta blocker contraindicated in asthma": what harms is asked for, not what is given. */
export function toAvoidIn(words: string[]): KnownClass | undefined {
  const at = words.findIndex((word) => avoided.test(word))
  const [harming] = at < 0 ? [] : harmingIn(words.join(' '))
  if (!harming) return undefined
  const before = words.slice(0, at).filter((word) => !idle.has(word))
  const asked = before.filter((word) => !drugs.has(word))
  const ofClass = asked.length > 0 ? (codesOfClass(asked) ?? codesOfClass(asked.slice(-1))) : undefined
  if (asked.length > 0 ? !ofClass : before.length === 0) return undefined
  const codes = ofClass ? commonCodes(ofClass, harming.codes) : harming.codes
  return codes.length > 0 ? { term: words.join(' '), isWhole: true, isInOrder: true, codes } : undefined
}

const avoided = /^(?:avoid(?:ed)?|contraindicated|eviter)$/
const idle = new Set('which what to be the are is should a'.split(' '))
const drugs = new Set(
  'drug drugs med meds medication medications medicine medicines pill pills agent agents'.split(' '),
)
