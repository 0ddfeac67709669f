import type { Specialty } from '@materia/contract'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type Control, useController, useWatch } from 'react-hook-form'
import { useChoiceWords } from '../../../domain/choice-words.ts'
import { useListNames } from '../../../lib/list-names.ts'
import { useSpecialties } from '../api.ts'
import { useProfileMessages } from '../messages.ts'
import type { PracticeForm } from './practice-form.ts'

/** Typing finds a specialty by its name in either language. */
const foundInEither = createFilterOptions<Specialty>({ stringify: ({ names }) => Object.values(names).join(' ') })

/** The sub-specialties offered are those of the specialty chosen. */
export function SpecialtyFields({
  control,
  onSpecialtyChosen,
}: {
  control: Control<PracticeForm>
  onSpecialtyChosen: () => void
}) {
  const t = useProfileMessages()
  const specialties = useSpecialties()
  const specialty = useWatch({ control, name: 'specialty' })
  const subSpecialties = specialties.data?.find(({ id }) => id === specialty?.id)?.subSpecialties ?? []
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <SpecialtyInput
        control={control}
        name="specialty"
        label={t('specialty')}
        options={specialties.data ?? []}
        isLoading={specialties.isPending}
        onChosen={onSpecialtyChosen}
      />
      <SpecialtyInput
        control={control}
        name="subSpecialty"
        label={t('subSpecialty')}
        options={subSpecialties}
        isDisabled={subSpecialties.length === 0}
      />
    </Stack>
  )
}

function SpecialtyInput({
  control,
  name,
  label,
  options,
  isLoading = false,
  isDisabled = false,
  onChosen,
}: {
  control: Control<PracticeForm>
  name: 'specialty' | 'subSpecialty'
  label: string
  options: readonly Specialty[]
  isLoading?: boolean
  isDisabled?: boolean
  onChosen?: () => void
}) {
  const choiceWords = useChoiceWords()
  const { nameOf, inOrder } = useListNames()
  const { field, fieldState } = useController({ control, name })
  return (
    <Autocomplete
      {...choiceWords}
      fullWidth
      options={inOrder(options, nameOf)}
      filterOptions={foundInEither}
      loading={isLoading}
      disabled={isDisabled}
      value={(field.value as Specialty | null | undefined) ?? null}
      getOptionLabel={nameOf}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_, chosen) => {
        field.onChange(chosen)
        onChosen?.()
      }}
      onBlur={field.onBlur}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  )
}
