import { zodResolver } from '@hookform/resolvers/zod'
import { AccountCreate, type AccountType } from '@materia/contract'
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

const titles = { sponsor: 'newSponsor', voiceof: 'newVoiceOf' } as const

export function CreateAccountDialog({ accountType, onClose }: { accountType: AccountType; onClose: () => void }) {
  const t = useAccountMessages()
  const create = useCreateAccount(accountType)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(AccountCreate),
    defaultValues: { firstName: '', lastName: '', email: '' },
  })
  const onSubmit = handleSubmit(async (form) => {
    try {
      await create.mutateAsync(form)
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
          {t('twoNames')}
        </Typography>
        {root?.message && <Alert severity="error">{root.message}</Alert>}
        <TextInput control={control} name="firstName" label={t('firstName')} autoFocus />
        <TextInput control={control} name="lastName" label={t('lastName')} />
        <TextInput control={control} name="email" label={t('emailField')} type="email" />
      </Stack>
    </Dialog>
  )
}
