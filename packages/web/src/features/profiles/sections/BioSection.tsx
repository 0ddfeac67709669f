import { zodResolver } from '@hookform/resolvers/zod'
import { ProfileUpdate, type ProfileView } from '@materia/contract'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { TextInput } from '../../../ui/fields.tsx'
import { useProfileMessages } from '../messages.ts'
import { SectionForm, showRefusal } from './SectionForm.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { useSaveSection } from './save-section.tsx'

const Fields = ProfileUpdate.pick({ bio: true })

export function BioSection({ profile, canEdit }: { profile: ProfileView; canEdit: boolean }) {
  const t = useProfileMessages()
  if (!canEdit && !profile.bio) return null
  return (
    <SectionFrame
      title={t('about')}
      canEdit={canEdit}
      form={(onDone) => <BioFields profile={profile} onDone={onDone} />}
    >
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '70ch', color: profile.bio ? undefined : 'text.secondary' }}>
        {profile.bio ?? t('aboutHint')}
      </Typography>
    </SectionFrame>
  )
}

function BioFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
  const t = useProfileMessages()
  const save = useSaveSection(profile)
  const { control, handleSubmit, setError, formState } = useForm<z.input<typeof Fields>>({
    resolver: zodResolver(Fields),
    defaultValues: { bio: profile.bio ?? '' },
  })
  const onSubmit = handleSubmit(async (changes) => {
    try {
      await save(changes)
      onDone()
    } catch (error) {
      showRefusal(error, setError, ['bio'])
    }
  })
  return (
    <SectionForm
      label={t('about')}
      error={formState.errors.root?.message}
      isSaving={formState.isSubmitting}
      onSubmit={onSubmit}
      onCancel={onDone}
    >
      <TextInput
        control={control}
        name="bio"
        label={t('aboutYou')}
        multiline
        minRows={4}
        maxRows={14}
        helperText={t('noPatientData')}
      />
    </SectionForm>
  )
}
