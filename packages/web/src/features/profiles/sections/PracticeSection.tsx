import { zodResolver } from '@hookform/resolvers/zod'
import type { ProfileView } from '@materia/contract'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { placeName } from '../../../domain/place-names.ts'
import { useListNames } from '../../../lib/list-names.ts'
import { TextInput } from '../../../ui/fields.tsx'
import { useLanguageNames } from '../language-names.ts'
import { useProfileMessages } from '../messages.ts'
import { Fact, Facts } from './Facts.tsx'
import { PracticeLanguagesField } from './PracticeLanguagesField.tsx'
import { PracticeForm } from './practice-form.ts'
import { SectionForm, showRefusal } from './SectionForm.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { SpecialtyFields } from './SpecialtyFields.tsx'
import { useSaveSection } from './save-section.tsx'

export function PracticeSection({ profile }: { profile: ProfileView }) {
  const { nameOf } = useListNames()
  const t = useProfileMessages()
  const namesOf = useLanguageNames()
  return (
    <SectionFrame
      title={t('nameAndPractice')}
      canEdit
      form={(onDone) => <PracticeFields profile={profile} onDone={onDone} />}
    >
      <Facts>
        <Fact label={t('name')}>{`${profile.firstName} ${profile.lastName}`}</Fact>
        <Fact label={t('specialty')}>{profile.specialty && nameOf(profile.specialty)}</Fact>
        <Fact label={t('subSpecialty')}>{profile.subSpecialty && nameOf(profile.subSpecialty)}</Fact>
        <Fact label={t('location')}>{profile.location && placeName(profile.location)}</Fact>
        <Fact label={t('practiceLanguages')}>{namesOf(profile.languagesOfPractice)}</Fact>
      </Facts>
    </SectionFrame>
  )
}

function PracticeFields({ profile, onDone }: { profile: ProfileView; onDone: () => void }) {
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
