import type { Language } from '@materia/contract/languages.ts'

/** The command palette and the list of keys. */
export const paletteMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./palette.fr.ts') : import('./palette.en.ts'))).messages
