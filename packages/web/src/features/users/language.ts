import { isLanguage, type Language } from '@materia/contract/languages.ts'
import { changeLanguage } from '../../lib/language.ts'
import { getSession } from '../../lib/session.ts'

/** Each in its own words, whichever language the page has. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

/** In the storage of the tab: what somebody chose before signing in. */
const strangersKey = 'materia.language'

/** Shows Materia in another language at once; an account keeps it for all of its devices and mails. */
export async function chooseLanguage(language: Language): Promise<void> {
  const { userId } = getSession()
  sessionStorage.setItem(strangersKey, userId ? '' : language)
  await changeLanguage(language)
  // The public pages carry the switch, and make no calls until somebody does something.
  if (userId) await (await import('./account-language.ts')).keepLanguage(userId, language)
}

/** Shows the account's language, unless one was chosen on the way in: that one is the account's from now on. */
export function enterInLanguage(ofAccount: Language): Promise<void> {
  const chosen = sessionStorage.getItem(strangersKey)
  // Where the account cannot be told, the page alone keeps it.
  return isLanguage(chosen) ? chooseLanguage(chosen).catch(() => undefined) : changeLanguage(ofAccount)
}
