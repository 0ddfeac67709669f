import type { Language } from '@materia/contract/languages.ts'
import { contentText } from '../messages.ts'

/** A strength as it is reported, worded as products word theirs: "500MG", "50MG", each on a line of its own, are 500 mg + 50 mg. */
export const strengthIn = (strength: string, language: Language): string =>
  strength
    .split(/\s*\n\s*/)
    .map((line) =>
      line
        .split(/\s+\/\s+/)
        .map((amount) => amountIn(amount, language))
        .join(' / '),
    )
    .join(' + ')

function amountIn(reported: string, language: Language): string {
  const [, number, unit, volume, per] = /^([\d.,]+)(MCG|MG|G|ML|UNIT|%)(?:\/([\d.]*)(M?L))?$/.exec(reported) ?? []
  if (!number || !unit) return reported
  const whole = worded(number, unit, language)
  if (!per) return whole
  return `${whole}/${volume ? worded(volume, per, language) : unitWord(per)}`
}

function worded(number: string, unit: string, language: Language): string {
  const amount = language === 'fr' ? number.replace('.', ',') : number
  if (unit === 'UNIT') return contentText('units', { amount }).in(language)
  return unit === '%' && language === 'en' ? `${amount}%` : `${amount}\u00a0${unitWord(unit)}`
}

const unitWord = (unit: string) => unit.toLowerCase().replace(/l$/, 'L')

/** A product of a dozen strengths is told by its name alone. */
const strengthMax = 40

/** One product among those of its brand: with its strength, unless its name says it. */
export function productName(name: string, strength: string | null | undefined, language: Language): string {
  if (!strength) return name
  const worded = strengthIn(strength, language)
  const isSaid = amountsIn(strength).every((amount) => amountsIn(name).includes(amount))
  return isSaid || worded.length > strengthMax ? name : `${name} ${worded}`
}

const amountsIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => each.replace(',', '.'))
