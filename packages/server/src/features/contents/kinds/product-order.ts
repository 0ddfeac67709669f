import type { DrugItem, DrugStatus } from '@materia/contract'

const statusOrder: Record<DrugStatus, number> = {
  Marketed: 0,
  Approved: 1,
  Dormant: 2,
  CancelledPostMarket: 3,
  CancelledPreMarket: 4,
}

const inMilligrams: Record<string, number> = { mcg: 0.001, µg: 0.001, mg: 1, g: 1_000, kg: 1_000_000 }

/** "0.5 g" stands behind "250 mg", "1,000 unit" behind "400 unit"; what has no amount stands last. */
export function amountOf(strength: string | null): number {
  const [, amount, unit] = /^\s*(\d[\d.,]*)\s*([^\s/]*)/.exec(strength ?? '') ?? []
  if (!amount) return Number.POSITIVE_INFINITY
  return Number(amount.replaceAll(',', '')) * (inMilligrams[unit?.toLowerCase() ?? ''] ?? 1)
}

/** A product, and whether it is called by its substance or its house. */
export interface OrderedProduct {
  item: DrugItem
  isGeneric: boolean
}

/** How many ingredients a strength is of: "5 mg / 80 mg" of two. */
const ingredientCountOf = (strength: string | null): number => (strength ?? '').split(' / ').length

/** As one chooses: what can be had first, the substance alone before combinations, then by form and strength, the originator's before others, by price. */
export const byUse = ({ item: one, ...a }: OrderedProduct, { item: other, ...b }: OrderedProduct): number =>
  statusOrder[one.drugStatus] - statusOrder[other.drugStatus] ||
  ingredientCountOf(one.strength) - ingredientCountOf(other.strength) ||
  (one.form ?? '').localeCompare(other.form ?? '') ||
  compareAmounts(amountOf(one.strength), amountOf(other.strength)) ||
  Number(a.isGeneric) - Number(b.isGeneric) ||
  compareAmounts(one.price ?? Number.POSITIVE_INFINITY, other.price ?? Number.POSITIVE_INFINITY) ||
  one.name.localeCompare(other.name) ||
  (one.din ?? '').localeCompare(other.din ?? '')

const compareAmounts = (one: number, other: number) => (one === other ? 0 : one - other)
