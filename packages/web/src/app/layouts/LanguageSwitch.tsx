import type { Language } from '@materia/contract/languages.ts'
import Button, { type ButtonProps } from '@mui/material/Button'
import { chooseLanguage, languageNames } from '../../features/users/language.ts'
import { useLanguage } from '../../lib/language.ts'

export function LanguageSwitch(look: Pick<ButtonProps, 'color' | 'sx'>) {
  const other: Language = useLanguage() === 'en' ? 'fr' : 'en'
  return (
    <Button lang={other} variant="text" {...look} onClick={() => void chooseLanguage(other)}>
      {languageNames[other]}
    </Button>
  )
}
