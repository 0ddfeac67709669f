import type { ContentItemType } from '@materia/contract'

/** How the search index names a kind. Stored: a number never changes, and a new kind takes the next one. */
const kindNumbers: Record<ContentItemType, number> = {
  Article: 0,
  Drug: 1,
  Decision: 2,
  Trial: 3,
  Folio: 4,
  DrugIngredient: 5,
  UserArticle: 6,
  DraftUserArticle: 7,
  UserExternalLink: 8,
  DraftUserExternalLink: 9,
  DrugBrandGroup: 10,
}

const kindByNumber = new Map(Object.entries(kindNumbers).map(([kind, number]) => [number, kind as ContentItemType]))

export const kindNumber = (kind: ContentItemType): number => kindNumbers[kind]

export function kindOfNumber(number: number): ContentItemType {
  const kind = kindByNumber.get(number)
  if (!kind) throw new Error(`The search index names a kind by ${number}, which is no kind's number.`)
  return kind
}
