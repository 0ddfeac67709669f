import type { IdentityResult } from '@materia/contract'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { explainAsSpecified, unknownError } from '../../lib/api-error.ts'
import { rulesOf } from '../../lib/rules.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { PasswordInput } from '../../ui/fields.tsx'
import type { PasswordChange } from './api.ts'
import { DialogError } from './DialogError.tsx'
import type { NewPassword } from './forms.ts'
import { LinkSentDialog } from './LinkSentDialog.tsx'
import { useUserMessages } from './messages.ts'

/** What the server calls a link that has expired, was used, or was replaced by a newer one. */
const linkExpired = 'InvalidToken'

const rules = rulesOf(async () => (await import('./forms.ts')).NewPasswordForm)

/** Sets a password with the token of an e-mailed link: after registration, or after forgetting it. */
export function SetPasswordDialog({
  title,
  submitLabel,
  token,
  email,
  onSave,
  onNewLink,
  newLinkText,
  onClose,
}: {
  title: string
  submitLabel: string
  token: string
  email: string
  onSave: (change: PasswordChange) => Promise<IdentityResult>
  /** Sends another link in place of one that has expired. */
  onNewLink: (email: string) => Promise<void>
  newLinkText: string
  onClose: () => void
}) {
  const t = useUserMessages()
  const [state, setState] = useState<'asked' | 'expired' | 'set' | 'sent'>('asked')
  const { control, handleSubmit, setError, formState } = useForm<NewPassword>({
    resolver: rules.resolver,
    defaultValues: { password: '', confirmation: '' },
  })
  const onSubmit = handleSubmit(async ({ password }) => {
    try {
      const { succeeded, errors } = await onSave({ token, email, password })
      if (succeeded) return setState('set')
      setError('root', { message: errors[0]?.description ?? unknownError() })
      if (errors[0]?.code === linkExpired) setState('expired')
    } catch (error) {
      setError('root', { message: explainAsSpecified(error) })
    }
  })

  if (state === 'set') return <PasswordSet email={email} onClose={onClose} />
  if (state === 'sent') return <LinkSentDialog text={newLinkText} onClose={onClose} />
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
        <DialogError message={formState.errors.root?.message} />
        {state === 'expired' && (
          <NewLinkButton
            onSend={() => onNewLink(email)}
            onSent={() => setState('sent')}
            onFailed={(error) => setError('root', { message: explainAsSpecified(error) })}
          />
        )}
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

function NewLinkButton({
  onSend,
  onSent,
  onFailed,
}: {
  onSend: () => Promise<void>
  onSent: () => void
  onFailed: (error: unknown) => void
}) {
  const t = useUserMessages()
  const [isSending, setSending] = useState(false)
  async function send() {
    setSending(true)
    try {
      await onSend()
      onSent()
    } catch (error) {
      setSending(false)
      onFailed(error)
    }
  }
  return (
    <Button variant="contained" color="neutral" loading={isSending} onClick={() => void send()}>
      {t('sendNewLink')}
    </Button>
  )
}

function PasswordSet({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useUserMessages()
  const navigate = useNavigate()
  return (
    <Dialog title={t('passwordSet')} onClose={onClose}>
      <Stack spacing={3}>
        <Typography role="status">{t('passwordSetText')}</Typography>
        <Button
          variant="contained"
          size="large"
          onClick={() => void navigate(paths.homeDialog('Login'), { state: { email } })}
        >
          {t('loginButton')}
        </Button>
      </Stack>
    </Dialog>
  )
}
