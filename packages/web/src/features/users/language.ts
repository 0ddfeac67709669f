import { type Language, userRoutes } from '@materia/contract'
import { call } from '../../lib/client.ts'
import { changeLanguage } from '../../lib/language.ts'
import { getSession } from '../../lib/session.ts'

/** Each in its own words, whichever language the page has. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

/** Shows Materia in another language at once; an account keeps it for all of its devices and mails. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  const { userId } = getSession()
  if (userId) await call(userRoutes.setLanguage, { params: { id: userId }, body: { language } })
}
