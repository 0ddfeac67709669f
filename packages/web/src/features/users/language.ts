import type { Language } from '@materia/contract/languages.ts'
import { changeLanguage } from '../../lib/language.ts'
import { getSession } from '../../lib/session.ts'

/** Each in its own words, whichever language the page has. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

/** Shows Materia in another language at once; an account keeps it for all of its devices and mails. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  const { userId } = getSession()
  // The public pages carry the switch, and make no calls until somebody does something.
  if (userId) await (await import('./account-language.ts')).keepLanguage(userId, language)
}
