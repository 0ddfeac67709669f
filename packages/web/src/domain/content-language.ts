import type { ContentItemType } from '@materia/contract'

/** For the attribute `lang` of a mere title: what its source writes in English alone. Other kinds are in either language. */
export const contentLang = (type: ContentItemType): 'en' | undefined =>
  type === 'Article' || type === 'Trial' ? 'en' : undefined
