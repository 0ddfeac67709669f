import { type ContentItemType, draftKinds, drugKinds, postKinds } from '@materia/contract'

/** What a viewer chooses between: kinds that belong together are one choice. */
export const kindChoices = [
  { value: 'articles', types: ['Article'] },
  { value: 'drugs', types: drugKinds },
  { value: 'decisions', types: ['Decision'] },
  { value: 'trials', types: ['Trial'] },
  {
    value: 'posts',
    // Of drafts a viewer meets their own alone.
    types: [...postKinds, ...draftKinds],
  },
  { value: 'folios', types: ['Folio'] },
] as const satisfies { value: string; types: readonly ContentItemType[] }[]

export type KindChoice = (typeof kindChoices)[number]['value']

export const isKindChoice = (value: string | null): value is KindChoice =>
  kindChoices.some((choice) => choice.value === value)

export const typesOf = (chosen: readonly KindChoice[]): ContentItemType[] =>
  kindChoices.filter(({ value }) => chosen.includes(value)).flatMap(({ types }): ContentItemType[] => [...types])
