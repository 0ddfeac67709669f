import type { ContentItemType } from '@materia/contract'

/** What a reader chooses between: kinds that belong together are one choice. */
export const kindChoices = [
  { value: 'articles', label: 'Articles', types: ['Article'] },
  { value: 'drugs', label: 'Drugs', types: ['Drug', 'DrugBrandGroup', 'DrugIngredient'] },
  { value: 'decisions', label: 'Decisions', types: ['Decision'] },
  { value: 'trials', label: 'Trials', types: ['Trial'] },
  {
    value: 'posts',
    label: 'Posts and links',
    // Of drafts a reader meets their own alone.
    types: ['UserArticle', 'UserExternalLink', 'DraftUserArticle', 'DraftUserExternalLink'],
  },
  { value: 'folios', label: 'Folios', types: ['Folio'] },
] as const satisfies { value: string; label: string; types: ContentItemType[] }[]

export type KindChoice = (typeof kindChoices)[number]['value']

export const isKindChoice = (value: string | null): value is KindChoice =>
  kindChoices.some((choice) => choice.value === value)

export const typesOf = (chosen: readonly KindChoice[]): ContentItemType[] =>
  kindChoices.filter(({ value }) => chosen.includes(value)).flatMap(({ types }): ContentItemType[] => [...types])
