import type { ContentItemType } from '@materia/contract'

/** The language a source wrote it in, for the attribute `lang`. What members wrote may be in either. */
export const contentLang = (type: ContentItemType): 'en' | undefined => (fromSources.has(type) ? 'en' : undefined)

const fromSources = new Set<ContentItemType>([
  'Article',
  'Decision',
  'Drug',
  'DrugBrandGroup',
  'DrugIngredient',
  'Trial',
])
