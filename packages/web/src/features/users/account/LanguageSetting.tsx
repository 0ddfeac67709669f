import { type Language, languages } from '@materia/contract/languages.ts'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useLanguage } from '../../../lib/language.ts'
import { chooseLanguage, languageNames } from '../language.ts'
import { useUserMessages } from '../messages.ts'

export function LanguageSetting() {
  const t = useUserMessages()
  const shown = useLanguage()
  return (
    <Card component="section" aria-labelledby="language" sx={{ p: 2 }}>
      <Typography id="language" variant="h3" component="h2">
        {t('language')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('languageText')}</Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby="language"
        value={shown}
        onChange={(_, chosen: Language | null) => chosen && void chooseLanguage(chosen)}
      >
        {languages.map((language) => (
          <ToggleButton key={language} value={language} lang={language}>
            {languageNames[language]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Card>
  )
}
