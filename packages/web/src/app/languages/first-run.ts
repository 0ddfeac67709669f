import type { Language } from '@materia/contract/languages.ts'

/** What a first visit asks: nobody else loads it. */
export const firstRunMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./first-run.fr.ts') : import('./first-run.en.ts'))).messages
