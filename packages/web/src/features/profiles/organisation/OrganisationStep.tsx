import { zodResolver } from '@hookform/resolvers/zod'
import { OrganisationUpdate, organisationKinds, type ProfileView } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useFirstRunMessages } from '../../../domain/first-run/messages.ts'
import { StepCard } from '../../../domain/first-run/StepCard.tsx'
import { paths } from '../../../domain/paths.ts'
import { useRoles } from '../../../domain/roles.ts'
import { SelectInput, TextInput } from '../../../ui/fields.tsx'
import { useSaveProfile } from '../api.ts'
import { useAnswer } from '../first-run/answer.ts'
import { showRefusal } from '../sections/SectionForm.tsx'
import { useOrganisationMessages } from './messages.ts'

/** The first visit of an organisation asks what it is; readers see it on its profile. */
export function OrganisationStep({ profile: { userId, areasOfInterest } }: { profile: ProfileView }) {
  const t = useOrganisationMessages()
  const words = useFirstRunMessages()
  const { isVoiceOf } = useRoles()
  const save = useSaveProfile(userId)
  const { answer, isSaving } = useAnswer(userId)
  const { control, handleSubmit, setError, formState } = useForm<z.input<typeof OrganisationUpdate>>({
    resolver: zodResolver(OrganisationUpdate),
    defaultValues: { kind: 'OtherOrganisation', website: '', spokesperson: '' },
  })
  // The areas as they are: that this was asked is kept with them.
  const asked = { areasOfInterestIds: areasOfInterest.map(({ id }) => id) }
  const onSubmit = handleSubmit(async (organisation) => {
    try {
      await save({ organisation, ...asked })
    } catch (error) {
      showRefusal(error, setError, [])
    }
  })
  const kinds = organisationKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const refusal = formState.errors.root?.message
  return (
    <form noValidate onSubmit={onSubmit}>
      <StepCard
        title={t('introduce')}
        text={t.rich(isVoiceOf ? 'introduceVoice' : 'introduceSponsor', {
          link: (text) => <Link href={paths.profile()}>{text}</Link>,
        })}
        actions={
          <>
            <Button type="submit" variant="contained" loading={formState.isSubmitting}>
              {t('saveAnswers')}
            </Button>
            <Button variant="contained" color="neutral" disabled={isSaving} onClick={() => void answer(asked)}>
              {words('skip')}
            </Button>
          </>
        }
      >
        <Stack spacing={2} sx={{ maxWidth: 440 }}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <SelectInput control={control} name="kind" label={t('kind')} choices={kinds} />
          <TextInput control={control} name="website" label={t('website')} type="url" placeholder="https://" />
          <TextInput
            control={control}
            name="spokesperson"
            label={t('spokesperson')}
            helperText={t('spokespersonHint')}
          />
        </Stack>
      </StepCard>
    </form>
  )
}
