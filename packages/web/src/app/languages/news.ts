import type { Language } from '@materia/contract/languages.ts'

/** Notifications and what one follows: they come with the first part that speaks of them. */
export const newsMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./news.fr.ts') : import('./news.en.ts'))).messages
