import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { explain } from '../../../lib/api-error.ts'
import { rulesOf } from '../../../lib/rules.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TextInput } from '../../../ui/fields.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import { useInviteColleague } from './api.ts'
import { useInvitingMessages } from './messages.ts'

const rules = rulesOf(async () => (await import('./form.ts')).ColleagueForm)

/** Invites somebody to Materia itself. Whether they have an account is not told. */
export function InviteColleagueDialog({ onClose }: { onClose: () => void }) {
  const t = useInvitingMessages()
  const invite = useInviteColleague()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: rules.resolver,
    defaultValues: { emailAddress: '', firstName: '', lastName: '' },
  })
  const onSubmit = handleSubmit(async (colleague) => {
    try {
      await invite.mutateAsync({ body: colleague })
      showSuccess(t('sent', { email: colleague.emailAddress }))
      onClose()
    } catch (error) {
      setError('root', { message: explain(error) })
    }
  })
  const { root } = formState.errors

  return (
    <Dialog
      title={t('inviteColleague')}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          {t('send')}
        </Button>
      }
    >
      <Stack spacing={2} onInput={rules.prepare}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('whatFollows')}
        </Typography>
        {root?.message && <Alert severity="error">{root.message}</Alert>}
        <TextInput control={control} name="emailAddress" label={t('email')} type="email" autoComplete="off" autoFocus />
        <TextInput control={control} name="firstName" label={t('firstName')} autoComplete="off" />
        <TextInput control={control} name="lastName" label={t('lastName')} autoComplete="off" />
      </Stack>
    </Dialog>
  )
}
