import type { LoadMessages } from '../../lib/language.ts'

/** What the screens and dialogs of folios say: it comes with the first of them. */
export const folioWords: LoadMessages = async (language) => ({
  folios: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})
