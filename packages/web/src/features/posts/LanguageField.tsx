import { guessLanguage, isLanguage, type Language, languages } from '@materia/contract'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useFormats, useLanguage } from '../../lib/language.ts'
import { usePostMessages } from './messages.ts'
import type { PostFields } from './post-fields.ts'

/** What the post is written in: guessed from its words until the writer says so. */
export function LanguageField({
  fields,
  onChange,
}: {
  fields: PostFields
  onChange: (changes: { language: Language | null }) => void
}) {
  const t = usePostMessages()
  const { languageName } = useFormats()
  const guessed = guessLanguage(`${fields.title} ${fields.summary} ${fields.content}`, useLanguage())
  return (
    <TextField
      select
      size="small"
      value={fields.language ?? ''}
      onChange={({ target }) => onChange({ language: isLanguage(target.value) ? target.value : null })}
      helperText={t('languageHint')}
      slotProps={{ htmlInput: { 'aria-label': t('language') }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('languageGuessed', { language: languageName(guessed) })}</MenuItem>
      {languages.map((language) => (
        <MenuItem key={language} value={language}>
          {languageName(language)}
        </MenuItem>
      ))}
    </TextField>
  )
}
