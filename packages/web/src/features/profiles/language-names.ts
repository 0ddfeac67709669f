import type { PracticeLanguage } from '@materia/contract'
import { useLanguage } from '../../lib/language.ts'
import { useProfileMessages } from './messages.ts'

/** "English, French" and « Anglais, français »: French writes only the first with a capital. */
export function useLanguageNames(): (codes: PracticeLanguage[]) => string {
  const t = useProfileMessages()
  const isFrench = useLanguage() === 'fr'
  return (codes) =>
    codes
      .map((code) => t(`languages.${code}`))
      .map((name, place) => (isFrench && place > 0 ? name.toLowerCase() : name))
      .join(', ')
}
