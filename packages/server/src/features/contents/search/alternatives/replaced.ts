import { wordsOf } from '../../../../platform/search/index.ts'
import { meaningOf } from '../known-names.ts'

const asked =
  /^(?<brand>.+?)(?: (?:is|was|has been|est|a été))? (?:replaced (?:by|with)|replacement|remplacée?s? par)(?: (?:what|quoi))?[ ?]*$/iu

/** "Kenacomb replaced by": of a brand that is gone the name of what stands in its place is known. */
export function withoutReplaced(typed: string): string {
  const brand = asked.exec(typed.trim())?.groups?.['brand']
  return brand !== undefined && meaningOf(wordsOf(brand)) ? brand : typed
}
