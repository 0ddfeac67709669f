import type { HideableField, ProfileView } from '@materia/contract'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { useProfileMessages } from '../messages.ts'
import { Fact, Facts } from './Facts.tsx'
import { SectionForm } from './SectionForm.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { useSaveSection } from './save-section.tsx'
import { type Audience, audienceOf, choosable, hiddenWith } from './visibility.ts'

export function VisibilitySection({ profile }: { profile: ProfileView }) {
  const t = useProfileMessages()
  return (
    <SectionFrame
      title={t('whoSeesWhat')}
      canEdit
      form={(onDone) => <VisibilityFields profile={profile} onDone={onDone} />}
    >
      <Facts>
        {choosable.map(({ field }) => (
          <Fact key={field} label={t(`hideable.${field}`)}>
            {t(`audiences.${audienceOf(profile.hiddenFields, field)}`)}
          </Fact>
        ))}
      </Facts>
    </SectionFrame>
  )
}

function VisibilityFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
  const t = useProfileMessages()
  const save = useSaveSection(profile)
  const [hidden, setHidden] = useState<HideableField[]>(profile.hiddenFields)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    try {
      await save({ hiddenFields: hidden })
      onDone()
    } catch (refusal) {
      setError(explain(refusal))
      setSaving(false)
    }
  }

  return (
    <SectionForm label={t('whoSeesWhat')} error={error} isSaving={isSaving} onSubmit={onSubmit} onCancel={onDone}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('membersAre')}
      </Typography>
      <Stack spacing={2}>
        {choosable.map(({ field, choices }) => (
          <Box key={field}>
            <TextField
              select
              label={t(`hideable.${field}`)}
              value={audienceOf(hidden, field)}
              onChange={(event) => setHidden(hiddenWith(hidden, field, event.target.value as Audience))}
            >
              {choices.map((audience) => (
                <MenuItem key={audience} value={audience}>
                  {t(`audiences.${audience}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
      </Stack>
    </SectionForm>
  )
}
