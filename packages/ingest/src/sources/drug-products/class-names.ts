import { substanceName, tidy, upperFirst } from '../../text/names.ts'
import { groupNames } from './class-groups.ts'
import { substanceNames } from './class-substances.ts'
import { baseIngredient, baseIngredientFr } from './product-names.ts'

const classWords = { ...groupNames, ...substanceNames }

const combinations: [ending: RegExp, french: string][] = [
  [/, COMB(?:INATIONS)? EXCL\.? PSYCHOLEPTICS$/, ', associations sans psycholeptiques'],
  [/, COMB(?:INATIONS)? WITH PSYCHOLEPTICS$/, ', associations avec psycholeptiques'],
  [/,\s*COMBINATIONS$/, ', associations'],
]

type Row = Record<string, string>

/**
 * A therapeutic class in French. Where the source leaves it empty, it is put together of the product's own ingredients
 * and the words above; null where a part is unknown.
 */
export function frenchClassOf({ TC_ATC = '', TC_ATC_F = '' }: Row, ingredients: Row[]): string | null {
  if (TC_ATC_F) return substanceName(TC_ATC_F)
  const french = inFrench(tidy(TC_ATC).toUpperCase(), ingredients)
  return french ? upperFirst(french) : null
}

function inFrench(name: string, ingredients: Row[]): string | undefined {
  const known = classWords[name] ?? ingredientIn(name, ingredients)
  if (known) return known
  for (const [ending, words] of combinations) {
    const first = ending.test(name) && inFrench(name.replace(ending, ''), ingredients)
    if (first) return first + words
  }
  const parts = name.split(/,? AND |,\s*/)
  if (parts.length < 2) return undefined
  const words = parts.map((part) => classWords[part] ?? ingredientIn(part, ingredients))
  return words.includes(undefined) ? undefined : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`
}

function ingredientIn(name: string, ingredients: Row[]): string | undefined {
  const row = ingredients.find(({ INGREDIENT = '' }) => baseIngredient(INGREDIENT).toUpperCase() === name)
  const french = row && baseIngredientFr(row.INGREDIENT_F ?? '', row.INGREDIENT ?? '')
  return french ? lowerFirst(substanceName(french)) : undefined
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
