import type { Content, ContentSummary } from '@materia/contract'
import { isLanguage, type Language } from '@materia/contract/languages.ts'

/** The `lang` of an item's own words, for voices and hyphenation; nothing where nobody has said. */
export function textLanguage(content: ContentSummary | Content): { lang?: Language } {
  // Of an article `language` is what it was published in; PubMed gives title and abstract in English.
  if (content.contentItemType === 'Article') return { lang: 'en' }
  return isLanguage(content.language) ? { lang: content.language } : {}
}
