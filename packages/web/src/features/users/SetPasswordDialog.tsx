import { type IdentityResult, unknownError } from '@materia/contract'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { explain } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { rulesOf } from '../../lib/rules.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordInput } from '../../ui/fields.tsx'
import type { PasswordChange } from './api.ts'
import { DialogError } from './DialogError.tsx'
import type { NewPassword } from './forms.ts'
import { useUserMessages } from './messages.ts'

const rules = rulesOf(async () => (await import('./forms.ts')).NewPasswordForm)

/** Sets a password with the token of an e-mailed link: after registration, or after forgetting it. */
export function SetPasswordDialog({
  title,
  submitLabel,
  token,
  email,
  onSave,
  onClose,
}: {
  title: string
  submitLabel: string
  token: string
  email: string
  onSave: (change: PasswordChange) => Promise<IdentityResult>
  onClose: () => void
}) {
  const t = useUserMessages()
  const [isSet, setIsSet] = useState(false)
  const { control, handleSubmit, setError, formState } = useForm<NewPassword>({
    resolver: rules.resolver,
    defaultValues: { password: '', confirmation: '' },
  })
  const onSubmit = handleSubmit(async ({ password }) => {
    try {
      const { succeeded, errors } = await onSave({ token, email, password })
      if (succeeded) setIsSet(true)
      else setError('root', { message: errors[0]?.description ?? unknownError })
    } catch (error) {
      setError('root', { message: explain(error) })
    }
  })

  if (isSet) return <PasswordSet onClose={onClose} />
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
        <DialogError message={formState.errors.root?.message} />
        <TextField
          label={t('email')}
          type="email"
          value={email}
          autoComplete="username"
          slotProps={{ input: { readOnly: true } }}
        />
        <PasswordInput
          control={control}
          name="password"
          label={t('newPassword')}
          autoComplete="new-password"
          autoFocus
          helperText={t('passwordHint')}
        />
        <PasswordInput control={control} name="confirmation" label={t('confirmPassword')} autoComplete="new-password" />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {submitLabel}
        </Button>
      </Stack>
    </Dialog>
  )
}

function PasswordSet({ onClose }: { onClose: () => void }) {
  const t = useUserMessages()
  return (
    <Dialog title={t('passwordSet')} onClose={onClose}>
      <Stack spacing={3}>
        <Typography role="status">{t('passwordSetText')}</Typography>
        <Button variant="contained" size="large" href={paths.homeDialog('Login')}>
          {t('loginButton')}
        </Button>
      </Stack>
    </Dialog>
  )
}
