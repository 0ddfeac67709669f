import { zodResolver } from '@hookform/resolvers/zod'
import { ProfileUpdate, type ProfileView } from '@materia/contract'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { TextInput } from '../../../ui/fields.tsx'
import { useProfileMessages } from '../messages.ts'
import { SectionForm, showRefusal } from './SectionForm.tsx'
import { useSaveSection } from './save-section.tsx'

const Fields = ProfileUpdate.pick({ bio: true })

export function BioFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
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
        label={t(profile.organisation ? 'aboutOrganisation' : 'aboutYou')}
        multiline
        minRows={4}
        maxRows={14}
        helperText={t('noPatientData')}
      />
    </SectionForm>
  )
}
