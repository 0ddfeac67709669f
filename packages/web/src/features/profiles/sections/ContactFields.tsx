import { zodResolver } from '@hookform/resolvers/zod'
import { ProfileUpdate, type ProfileView } from '@materia/contract'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CheckboxInput, TextInput } from '../../../ui/fields.tsx'
import { useProfileMessages } from '../messages.ts'
import { SectionForm, showRefusal } from './SectionForm.tsx'
import { useSaveSection } from './save-section.tsx'

const Fields = ProfileUpdate.pick({ phoneNumber: true, phoneExtension: true, isTakingPatients: true })
type ContactForm = z.input<typeof Fields>

export function ContactFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
  const t = useProfileMessages()
  const save = useSaveSection(profile)
  const { control, handleSubmit, setError, formState } = useForm<ContactForm, unknown, z.output<typeof Fields>>({
    resolver: zodResolver(Fields),
    defaultValues: {
      phoneNumber: profile.phoneNumber ?? '',
      phoneExtension: profile.phoneExtension ?? '',
      isTakingPatients: profile.isTakingPatients,
    },
  })
  const onSubmit = handleSubmit(async (changes) => {
    try {
      await save(changes)
      onDone()
    } catch (error) {
      showRefusal(error, setError, ['phoneNumber', 'phoneExtension'])
    }
  })
  return (
    <SectionForm
      label={t('contact')}
      error={formState.errors.root?.message}
      isSaving={formState.isSubmitting}
      onSubmit={onSubmit}
      onCancel={onDone}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextInput
          control={control}
          name="phoneNumber"
          label={t('officePhone')}
          type="tel"
          autoComplete="tel"
          helperText={t('officePhoneHint')}
        />
        <TextInput
          control={control}
          name="phoneExtension"
          label={t('extension')}
          autoComplete="tel-extension"
          sx={{ maxWidth: { sm: 160 } }}
        />
      </Stack>
      {profile.userType && <CheckboxInput control={control} name="isTakingPatients" label={t('iAmAccepting')} />}
    </SectionForm>
  )
}
