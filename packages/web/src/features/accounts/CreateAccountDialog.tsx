import { zodResolver } from '@hookform/resolvers/zod'
import { AccountCreate, type AccountType, namesOfOrganisation, OrganisationName } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { explain } from '../../lib/api-error.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextInput } from '../../ui/fields.tsx'
import { showSuccess } from '../../ui/notice.ts'
import { useCreateAccount } from './api.ts'
import { useAccountMessages } from './messages.ts'

const NewAccount = AccountCreate.pick({ email: true }).extend({ name: OrganisationName })

const titles = { sponsor: 'newSponsor', voiceof: 'newVoiceOf' } as const

export function CreateAccountDialog({ accountType, onClose }: { accountType: AccountType; onClose: () => void }) {
  const t = useAccountMessages()
  const create = useCreateAccount(accountType)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(NewAccount),
    defaultValues: { name: '', email: '' },
  })
  const onSubmit = handleSubmit(async ({ name, email }) => {
    const names = namesOfOrganisation(name)
    if (!names) return
    try {
      await create.mutateAsync({ ...names, email })
      showSuccess(t('accountCreated'))
      onClose()
    } catch (error) {
      setError('root', { message: explain(error) })
    }
  })
  const { root } = formState.errors

  return (
    <Dialog
      title={t(titles[accountType])}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          {t('createAccount')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('passwordLink')}
        </Typography>
        {root?.message && <Alert severity="error">{root.message}</Alert>}
        <TextInput
          control={control}
          name="name"
          label={t('organisationName')}
          helperText={t('organisationNameHint')}
          autoComplete="organization"
          autoFocus
        />
        <TextInput control={control} name="email" label={t('emailField')} type="email" />
      </Stack>
    </Dialog>
  )
}
