import { type Language, languages } from '@materia/contract/languages.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useContentMessages } from './messages.ts'

/** The language of posts that are shown; choosing it again shows those that the viewer reads. */
export function LanguageFilter({
  look,
  chosen,
  onChoose,
}: {
  look: 'column' | 'chips'
  chosen: Language | null
  onChoose: (language: Language | null) => void
}) {
  const t = useContentMessages()
  const isColumn = look === 'column'
  return (
    <Box
      role="group"
      aria-label={t('postLanguages')}
      className="sideways"
      sx={{ display: 'flex', flexDirection: isColumn ? 'column' : 'row', gap: isColumn ? 0.5 : 1 }}
    >
      {isColumn && (
        <Typography variant="h4" component="h2" sx={{ px: 0.5, mb: 0.5 }}>
          {t('postLanguages')}
        </Typography>
      )}
      {languages.map((language) => (
        <Chip
          key={language}
          label={t('postsIn', { language })}
          clickable
          aria-pressed={language === chosen}
          variant={language === chosen ? 'filled' : 'outlined'}
          onClick={() => onChoose(language === chosen ? null : language)}
          sx={{
            height: 40,
            flex: 'none',
            fontWeight: language === chosen ? 650 : 500,
            ...(isColumn && { justifyContent: 'flex-start', borderRadius: 1, borderColor: 'transparent' }),
          }}
        />
      ))}
    </Box>
  )
}
