import { linkContents } from '../features/contents/versions/links.service.ts'
import type { App } from '../platform/app.ts'
import { inTransaction } from '../platform/events/events.ts'
import { makeContent } from './contents.ts'

/** A product of a brand and an ingredient. */
export async function makeDrug(
  app: App,
  { brand, ingredient, atcCode }: { brand: string; ingredient: string; atcCode: string },
): Promise<void> {
  const keys = { drug: `drug:${brand}`, brand: `brand:${brand}`, ingredient: `ingredient:${ingredient}` }
  const named = (name: string) => ({ name, nameFr: null })
  await makeContent(app, 'DrugBrandGroup', { title: brand, sourceKey: keys.brand, details: named(brand) })
  await makeContent(app, 'DrugIngredient', {
    title: ingredient,
    sourceKey: keys.ingredient,
    details: named(ingredient),
  })
  await makeContent(app, 'Drug', {
    title: `${brand} 10 mg`,
    sourceKey: keys.drug,
    details: {
      ...named(brand),
      drugIngredients: [],
      therapeuticClasses: [{ atcCode, atcName: ingredient, ahfsCode: null, ahfsName: null }],
    },
  })
  await inTransaction(app, async (tx) => {
    for (const relation of ['brand', 'ingredient'] as const)
      await linkContents(tx, {
        relation,
        fromKeys: [keys.drug],
        links: [{ fromKey: keys.drug, toKey: keys[relation] }],
      })
  })
}
