import { zodResolver } from '@hookform/resolvers/zod'
import { ProfileUpdate, type ProfileView } from '@materia/contract'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { TextInput } from '../../../ui/fields.tsx'
import { SectionForm, showRefusal } from './SectionForm.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { useSaveSection } from './save-section.tsx'

const title = 'About'
const Fields = ProfileUpdate.pick({ bio: true })

export function BioSection({ profile, canEdit }: { profile: ProfileView; canEdit: boolean }) {
  if (!canEdit && !profile.bio) return null
  return (
    <SectionFrame title={title} canEdit={canEdit} form={(onDone) => <BioFields profile={profile} onDone={onDone} />}>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '70ch', color: profile.bio ? undefined : 'text.secondary' }}>
        {profile.bio ?? 'Say in a few lines what you do and what you care about.'}
      </Typography>
    </SectionFrame>
  )
}

function BioFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
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
      label={title}
      error={formState.errors.root?.message}
      isSaving={formState.isSubmitting}
      onSubmit={onSubmit}
      onCancel={onDone}
    >
      <TextInput
        control={control}
        name="bio"
        label="About you"
        multiline
        minRows={4}
        maxRows={14}
        helperText="Please no patient data."
      />
    </SectionForm>
  )
}
