import type { LoadMessages } from '../../lib/language.ts'

/** What the account's dialogs and settings say. */
export const userWords: LoadMessages = async (language) => ({
  users: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})
