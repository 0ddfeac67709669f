import { isGenericName } from '@materia/server/features/contents/index.ts'
import type { DrugProduct } from './drug-products.parser.ts'
import { brandOf } from './product-names.ts'

/** A brand or an ingredient that a product belongs to. */
export interface ProductGroup {
  relation: 'brand' | 'ingredient'
  key: string
  name: string
  nameFr: string | null
}

/** What of a product's kin may lead in feeds: the page of its one ingredient, or the originator's brand of a combination. */
export interface ProductFamily {
  /** The keys of its ingredients. */
  key: string
  firstOn: string | null
  isHouse: boolean
  leads: boolean
}

export function familyOf(product: DrugProduct, groups: ProductGroup[]): ProductFamily {
  const ingredients = groups.filter(({ relation }) => relation === 'ingredient')
  return {
    key: ingredients
      .map(({ key }) => key)
      .sort()
      .join('|'),
    firstOn: product.statusHistory[0]?.date ?? product.lastUpdated,
    isHouse: isGenericName(
      brandOf(product.brandName),
      ingredients.map(({ name }) => name),
    ),
    leads: !isForConsumers(product),
  }
}

// Cosmetics by another name: protection from the sun, petrolatum, antiseptics, teeth, shampoos, solvents and gases.
const consumerClasses = /^(A01AA|D02|D08|D11AA|D11AC|V07|V03AN)/

/** Sunscreens and toothpaste are products of the database and no news to a clinician; nor is what needs no prescription. */
export function isForConsumers({ therapeuticClasses, schedules }: DrugProduct): boolean {
  const codes = therapeuticClasses.map((row) => row.TC_ATC_NUMBER ?? '')
  if (codes.some((code) => consumerClasses.test(code))) return true
  return schedules.length > 0 && schedules.every((schedule) => /^(OTC|NON-PRESCRIPTION)/i.test(schedule))
}
