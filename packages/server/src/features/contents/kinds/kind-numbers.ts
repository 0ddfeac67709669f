import { type ContentItemType, type Language, languages } from '@materia/contract'

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

/** Posts that are not in English are numbered from here on, so that a search can leave a language out. */
const firstInFrench = 1_000

const kindByNumber = new Map(Object.entries(kindNumbers).map(([kind, number]) => [number, kind as ContentItemType]))

/** `language` is that of a post. */
export const kindNumber = (kind: ContentItemType, language?: Language): number =>
  language === 'fr' ? firstInFrench + kindNumbers[kind] : kindNumbers[kind]

export const isPost = (kind: ContentItemType): boolean => /^(Draft)?User(Article|ExternalLink)$/.test(kind)

/** All numbers of a kind; of posts, those in the languages wanted. */
export function numbersOf(kind: ContentItemType, wanted: readonly Language[] = languages): number[] {
  return isPost(kind) ? wanted.map((language) => kindNumber(kind, language)) : [kindNumber(kind)]
}

export function kindOfNumber(number: number): ContentItemType {
  const kind = kindByNumber.get(number % firstInFrench)
  if (!kind) throw new Error(`The search index names a kind by ${number}, which is no kind's number.`)
  return kind
}
