import type { Language } from '@materia/contract/languages.ts'

/** What is written into the public pages when they are built. */
export const descriptionMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./descriptions.fr.ts') : import('./descriptions.en.ts'))).messages
