import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { explain } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { rulesOf } from '../../lib/rules.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextInput } from '../../ui/fields.tsx'
import { requestPasswordLink } from './api.ts'
import { DialogError } from './DialogError.tsx'

const rules = rulesOf(async () => (await import('./forms.ts')).ForgottenForm)

export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string>()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: rules.resolver,
    defaultValues: { email: '' },
  })
  const onSubmit = handleSubmit(async ({ email }) => {
    try {
      await requestPasswordLink(email)
      setSentTo(email)
    } catch (error) {
      setError('root', { message: explain(error) })
    }
  })

  if (sentTo) return <LinkSent email={sentTo} onClose={onClose} />
  return (
    <Dialog title="Forgot password" onClose={onClose}>
      <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
        <Typography>Tell us the e-mail of your account, and we send you a link to set a new password.</Typography>
        <DialogError message={formState.errors.root?.message} />
        <TextInput control={control} name="email" label="Email" type="email" autoComplete="email" autoFocus />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          Send link
        </Button>
        <Link href={paths.homeDialog('Login')} preventScrollReset sx={{ alignSelf: 'center', py: 1 }}>
          Back to login
        </Link>
      </Stack>
    </Dialog>
  )
}

function LinkSent({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog title="Link Sent" onClose={onClose}>
      <Stack spacing={3}>
        <Typography role="status">
          If {email} belongs to an account, a link to set a new password is on its way. It is good for two hours.
        </Typography>
        <Button variant="contained" href={paths.homeDialog('Login')} size="large">
          Back to login
        </Button>
      </Stack>
    </Dialog>
  )
}
