import type { Language } from '@materia/contract/languages.ts'

/** Safety notices: they come with the first part that tells one whole. */
export const safetyMessages = async (language: Language) =>
  (await (language === 'fr' ? import('./safety.fr.ts') : import('./safety.en.ts'))).messages
