import type { Language } from '../../languages.ts'

export const drugStatuses = ['Approved', 'Marketed', 'CancelledPreMarket', 'CancelledPostMarket', 'Dormant'] as const

export const drugCoverages = ['GeneralBenefit', 'LimitedUse', 'ExceptionalAccess', 'NotABenefit'] as const

/** Weight or volume in so much of either: a kind of percentage, not something that an amount is in. */
export const isProportion = (unit: string | null): boolean => unit !== null && /^[wvp]\/[wvp]$/i.test(unit)

/** A percentage is of the whole, whatever a source says it is in. */
export const isInNothing = (unit: string | null): boolean => unit === '%'

const plurals: Record<string, string> = { unit: 'units', unité: 'unités' }

/** An amount as the language writes it: "250 units", "3%", « 3 % ». */
export function amountIn(strength: string | null, unit: string | null, language: Language): string | null {
  if (!strength || !unit) return strength ?? unit
  const space = unit === '%' && language === 'en' ? '' : ' '
  return `${strength}${space}${(strength !== '1' && plurals[unit]) || unit}`
}

/** Of so many changes of status, the newest, an overview of products tells. */
export const statusChangesMax = 30
