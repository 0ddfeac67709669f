import type { DrugItem } from '@materia/contract'
import { useDrugMessages } from './messages.ts'
import { isCombination } from './strengths.ts'

/** How many of the products on the market are short; which they are, the notices under the title say. */
export function SupplyLine({ products }: { products: DrugItem[] }) {
  const d = useDrugMessages()
  const short = products.filter(({ isShort }) => isShort)
  const others = products.length - short.length
  const isAloneInSupply = short.every(isCombination) && !products.every(isCombination)
  return (
    <>
      {d('supply', { short: short.length, count: products.length, others })}
      {isAloneInSupply && <br />}
      {isAloneInSupply && d('combinationsShort')}
    </>
  )
}
