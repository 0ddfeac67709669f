import { type PracticeLanguage, practiceLanguages } from '@materia/contract'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type Control, useController } from 'react-hook-form'
import { useChoiceWords } from '../../../domain/choice-words.ts'
import { useProfileMessages } from '../messages.ts'
import type { PracticeForm } from './practice-form.ts'

/** The languages in which one sees patients. */
export function PracticeLanguagesField({ control }: { control: Control<PracticeForm> }) {
  const choiceWords = useChoiceWords()
  const t = useProfileMessages()
  const { field } = useController({ control, name: 'languagesOfPractice' })
  return (
    <Autocomplete<PracticeLanguage, true>
      {...choiceWords}
      multiple
      options={[...practiceLanguages]}
      value={field.value ?? []}
      getOptionLabel={(code) => t(`languages.${code}`)}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t('practiceLanguages')}
          helperText={t('practiceLanguagesHint')}
          inputRef={field.ref}
        />
      )}
    />
  )
}
