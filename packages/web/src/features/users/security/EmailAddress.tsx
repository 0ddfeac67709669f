import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { explain } from '../../../lib/api-error.ts'
import { rulesOf } from '../../../lib/rules.ts'
import { TextInput } from '../../../ui/fields.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { useMe } from '../me.ts'
import { useCancelEmailChange, useChangeEmail, useEmailChange } from './api.ts'
import { useSecurityMessages } from './messages.ts'

const rules = rulesOf(async () => (await import('../forms.ts')).ForgottenForm)

/** The address one signs in with; a new one counts once its link was opened. */
export function EmailAddress() {
  const t = useSecurityMessages()
  const me = useMe()
  const waiting = useEmailChange().data?.email
  return (
    <Card component="section" aria-labelledby="email-address" sx={{ p: 2 }}>
      <Typography id="email-address" variant="h3" component="h2">
        {t('emailAddress')}
      </Typography>
      <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>{me.data?.email}</Typography>
      {waiting && <WaitingAddress email={waiting} />}
      <NewAddress />
    </Card>
  )
}

function WaitingAddress({ email }: { email: string }) {
  const t = useSecurityMessages()
  const cancel = useCancelEmailChange()
  const onCancel = () => cancel.mutate({}, { onError: (error) => showError(explain(error)) })
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ my: 1, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px', overflowWrap: 'anywhere' } }}
      action={
        <Button color="inherit" loading={cancel.isPending} onClick={onCancel}>
          {t('cancelEmailChange')}
        </Button>
      }
    >
      {t('emailWaiting', { email })}
    </Alert>
  )
}

function NewAddress() {
  const t = useSecurityMessages()
  const change = useChangeEmail()
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: rules.resolver,
    defaultValues: { email: '' },
  })
  const onSubmit = handleSubmit(async ({ email }) => {
    try {
      await change.mutateAsync({ body: { email } })
      reset()
      showSuccess(t('emailWaiting', { email }))
    } catch (error) {
      setError('email', { message: explain(error) })
    }
  })
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2} sx={{ maxWidth: 400 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('emailAddressText')}</Typography>
      <TextInput control={control} name="email" label={t('newEmailAddress')} type="email" autoComplete="email" />
      <Button type="submit" variant="contained" loading={formState.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        {t('changeEmailAddress')}
      </Button>
    </Stack>
  )
}
