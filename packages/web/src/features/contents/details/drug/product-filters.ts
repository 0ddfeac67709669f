import type { DrugItem } from '@materia/contract'
import { withoutAccents } from '@materia/language/accents.ts'

export interface ProductFilter {
  words: string
  company: string
  status: string
  coverage: string
}

export const noFilters: ProductFilter = { words: '', company: '', status: '', coverage: '' }
/** Of products that no formulary lists. */
export const unlisted = 'unlisted'

export function isFound(product: DrugItem, { words, company, status, coverage }: ProductFilter): boolean {
  return (
    (!company || product.company === company) &&
    (!status || product.drugStatus === status) &&
    (!coverage || (product.coverage ?? unlisted) === coverage) &&
    has(product, words)
  )
}

function has(product: DrugItem, words: string): boolean {
  const text = fold([product.name, product.din, product.strength, product.form, product.company].join(' '))
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const fold = (text: string) => withoutAccents(text).toLowerCase()
