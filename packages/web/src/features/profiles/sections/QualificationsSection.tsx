import type { ProfileView } from '@materia/contract'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useChoiceWords } from '../../../domain/choice-words.ts'
import { explain } from '../../../lib/api-error.ts'
import { useProfileMessages } from '../messages.ts'
import { NotGiven } from './Facts.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { useSaveSection } from './save-section.tsx'

export function QualificationsSection({ profile, canEdit }: { profile: ProfileView; canEdit: boolean }) {
  const t = useProfileMessages()
  if (!canEdit && profile.qualifications.length === 0) return null
  return (
    <SectionFrame
      title={t('qualifications')}
      canEdit={canEdit}
      form={(onDone) => <QualificationFields profile={profile} onDone={onDone} />}
    >
      {profile.qualifications.length === 0 ? <NotGiven /> : <Chips labels={profile.qualifications} />}
    </SectionFrame>
  )
}

export function Chips({ labels }: { labels: string[] }) {
  return (
    <Stack component="ul" direction="row" useFlexGap sx={{ m: 0, p: 0, gap: 1, flexWrap: 'wrap', listStyle: 'none' }}>
      {labels.map((label) => (
        <Chip
          key={label}
          component="li"
          label={label}
          sx={{ maxWidth: '100%', height: 'auto', py: 0.75, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Stack>
  )
}

function QualificationFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
  const choiceWords = useChoiceWords()
  const t = useProfileMessages()
  const save = useSaveSection(profile)
  const [qualifications, setQualifications] = useState(profile.qualifications)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    try {
      // What was typed but not yet made a chip counts as well.
      await save({ qualifications: typed.trim() ? [...qualifications, typed.trim()] : qualifications })
      onDone()
    } catch (refusal) {
      setError(explain(refusal))
      setSaving(false)
    }
  }

  return (
    <SectionForm label={t('qualifications')} error={error} isSaving={isSaving} onSubmit={onSubmit} onCancel={onDone}>
      <Autocomplete
        {...choiceWords}
        multiple
        freeSolo
        autoSelect
        options={[] as string[]}
        value={qualifications}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, chosen) => setQualifications([...new Set(chosen.map((text) => text.trim()).filter(Boolean))])}
        renderInput={(input) => (
          <TextField {...input} label={t('qualifications')} helperText={t('qualificationsHint')} />
        )}
      />
    </SectionForm>
  )
}
