import type { Language } from '@materia/contract/languages.ts'
import Button, { type ButtonProps } from '@mui/material/Button'
import { chooseLanguage } from '../../features/users/language.ts'
import { useLanguage } from '../../lib/language.ts'

/** Each in its own words, whichever language the page has. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

export function LanguageSwitch(look: Pick<ButtonProps, 'color' | 'sx'>) {
  const other: Language = useLanguage() === 'en' ? 'fr' : 'en'
  return (
    <Button lang={other} variant="text" {...look} onClick={() => void chooseLanguage(other)}>
      {languageNames[other]}
    </Button>
  )
}
