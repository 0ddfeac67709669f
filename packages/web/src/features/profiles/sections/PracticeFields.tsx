import { zodResolver } from '@hookform/resolvers/zod'
import type { ProfileView } from '@materia/contract'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { TextInput } from '../../../ui/fields.tsx'
import { useProfileMessages } from '../messages.ts'
import { PracticeLanguagesField } from './PracticeLanguagesField.tsx'
import { PracticeForm } from './practice-form.ts'
import { SectionForm, showRefusal } from './SectionForm.tsx'
import { SpecialtyFields } from './SpecialtyFields.tsx'
import { useSaveSection } from './save-section.tsx'

export function PracticeFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
  const t = useProfileMessages()
  const save = useSaveSection(profile)
  const { control, handleSubmit, setError, setValue, formState } = useForm<
    PracticeForm,
    unknown,
    z.output<typeof PracticeForm>
  >({
    resolver: zodResolver(PracticeForm),
    defaultValues: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      specialty: profile.specialty,
      subSpecialty: profile.subSpecialty,
      location: profile.location ?? '',
      languagesOfPractice: profile.languagesOfPractice,
    },
  })
  const onSubmit = handleSubmit(async (changes) => {
    try {
      await save(changes)
      onDone()
    } catch (error) {
      showRefusal(error, setError, ['firstName', 'lastName', 'specialty', 'subSpecialty', 'location'])
    }
  })
  return (
    <SectionForm
      label={t('nameAndPractice')}
      error={formState.errors.root?.message}
      isSaving={formState.isSubmitting}
      onSubmit={onSubmit}
      onCancel={onDone}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextInput control={control} name="firstName" label={t('firstName')} autoComplete="given-name" />
        <TextInput control={control} name="lastName" label={t('lastName')} autoComplete="family-name" />
      </Stack>
      <SpecialtyFields control={control} onSpecialtyChosen={() => setValue('subSpecialty', null)} />
      <TextInput control={control} name="location" label={t('location')} helperText={t('locationHint')} />
      <PracticeLanguagesField control={control} />
    </SectionForm>
  )
}
