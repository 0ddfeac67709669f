import type { ContentSummary } from '@materia/contract'
import { withoutAccents } from '@materia/language/accents.ts'
import { startsWithWord } from '../../../lib/words.ts'

/** A result with those of its products that were found after it. */
export interface FoldedResult {
  item: ContentSummary
  products: ContentSummary[]
}

/** One result a drug: a product stands under the brand, the ingredient or the product of another strength before it. */
export function foldProducts(items: ContentSummary[]): FoldedResult[] {
  const results: FoldedResult[] = []
  for (const item of items) {
    const host = item.contentItemType === 'Drug' ? results.find((result) => isHost(result.item, item)) : undefined
    if (host) host.products.push(item)
    else results.push({ item, products: [] })
  }
  return results
}

function isHost(host: ContentSummary, product: ContentSummary): boolean {
  if (host.contentItemType === 'DrugBrandGroup') return begins(product.title, host.title)
  if (host.contentItemType === 'DrugIngredient') {
    // The line of a product begins with its ingredient.
    return begins(product.title, host.title) || begins(product.factLine ?? '', host.title)
  }
  return host.contentItemType === 'Drug' && nameOf(host.title) !== '' && nameOf(host.title) === nameOf(product.title)
}

const folded = (text: string) => withoutAccents(text).toLowerCase()

/** Whole words of it: "Apo-Met" does not begin "Apo-Metformin". */
function begins(text: string, beginning: string): boolean {
  const [whole, part] = [folded(text), folded(beginning)]
  return whole.startsWith(part) && !startsWithWord(whole.slice(part.length))
}

/** What a product is called before its strength. */
const nameOf = (title: string): string => folded(title).replace(/\s*\d.*$/, '')
