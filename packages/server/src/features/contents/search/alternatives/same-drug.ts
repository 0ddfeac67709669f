import type { Db } from '../../../../platform/db/db.ts'
import { wordsOf } from '../../../../platform/search/index.ts'
import { listIngredientsOfBrand } from '../drug-classes.queries.ts'

const generic = String.raw`(?:generics?|biosimilars?|g[ée]n[ée]riques?|biosimilaires?)(?:\s+(?:versions?|brands?|form|name|equivalents?))?`
const cheaper = String.raw`(?:cheap(?:er|est)|less\s+expensive)\s+(?:versions?|brands?|form|products?)|(?:version|forme|marque)s?\s+moins\s+(?:ch[èe]re|co[ûu]teuse)s?`
const between = String.raw`(?:\s+(?:of|for|to|instead of|than|au lieu de|[àa] la place de|pour|de|du|que)\s+|\s+(?:d|qu)['’]\s*|\s+)(?:the\s+|la\s+|le\s+|l['’])?`
const brand = String.raw`(?<brand>[^\s,;:.?!()'’]+(?:\s+[^\s,;:.?!()'’]+){0,2})`

const askedBefore = new RegExp(`^(?:${generic}|${cheaper})${between}${brand}[?!.]*$`, 'iu')
const askedAfter = new RegExp(String.raw`^${brand}\s+${generic}[?!.]*$`, 'iu')

/** What living cells make has no generics. */
const isBiologic = (ingredient: string) => /(?:mab|cept|grastim|insulin.*|tropin|parin|poetin.*)$/.test(ingredient)

/** "Biosimilar instead of Remicade", "Lipitor generic": what the brand contains, of which other makers have products. */
export async function sameDrugOf(
  db: Db,
  typed: string,
  { brandTypes }: { brandTypes: number[] },
): Promise<string | undefined> {
  const found = askedBefore.exec(typed.trim()) ?? askedAfter.exec(typed.trim())
  const named = wordsOf(found?.groups?.['brand'] ?? '').join(' ')
  if (!named) return undefined
  const ingredients = await listIngredientsOfBrand(db, named, brandTypes)
  if (ingredients.length === 0) return undefined
  // Companies have "generic" in their names.
  return [...(ingredients.some(isBiologic) ? ['biosimilar'] : []), ...ingredients].join(' ')
}
