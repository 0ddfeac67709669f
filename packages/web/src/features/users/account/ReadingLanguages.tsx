import { type Language, languages } from '@materia/contract/languages.ts'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { explain } from '../../../lib/api-error.ts'
import { showError } from '../../../ui/notice.ts'
import { useSetReadingLanguages } from '../api.ts'
import { languageNames } from '../language.ts'
import { useMe } from '../me.ts'
import { useUserMessages } from '../messages.ts'

/** The languages of posts that Discover shows; at least one. */
export function ReadingLanguages({ userId }: { userId: string }) {
  const t = useUserMessages()
  const me = useMe()
  const set = useSetReadingLanguages(userId)
  if (!me.data) return null
  const shown = set.isPending ? set.variables.body.languages : me.data.readingLanguages
  const choose = (chosen: Language[]) => {
    if (chosen.length === 0) return
    set.mutate(
      { params: { id: userId }, body: { languages: chosen } },
      { onError: (error) => showError(explain(error)) },
    )
  }
  return (
    <Card component="section" aria-labelledby="reading-languages" sx={{ p: 2 }}>
      <Typography id="reading-languages" variant="h3" component="h2">
        {t('readingLanguages')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('readingLanguagesText')}</Typography>
      <ToggleButtonGroup
        aria-labelledby="reading-languages"
        value={shown}
        onChange={(_, chosen: Language[]) => choose(chosen)}
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
