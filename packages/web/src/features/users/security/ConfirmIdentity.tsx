import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { confirmIdentity, useMfa } from './api.ts'
import { useSecurityMessages } from './messages.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { askPasskey } from './passkeys.ts'

/** Asks for the strongest proof that the person has; the form behind it stays as it is. */
export function ConfirmIdentity({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const t = useSecurityMessages()
  const mfa = useMfa()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const hasField = Boolean(mfa.data?.totp) || mfa.data?.isEnrolled === false

  async function onPasskey() {
    await confirmIdentity({ passkey: await askPasskey() })
    onAnswer(true)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A form in a dialog is inside the form behind it, as far as React's events go.
    event.stopPropagation()
    setBusy(true)
    try {
      await confirmIdentity(mfa.data?.totp ? { code: typed } : { password: typed })
      onAnswer(true)
    } catch (error) {
      setProblem(explain(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('confirmTitle')}
      onClose={() => onAnswer(false)}
      onSubmit={onSubmit}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={() => onAnswer(false)}>
            {t('cancel')}
          </Button>
          {hasField && (
            <Button type="submit" variant="contained" loading={isBusy}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t('confirmText')}</Typography>
        {problem && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        {mfa.isPending && <Loading label={t('confirmTitle')} rows={1} />}
        {mfa.isError && <Failed error={mfa.error} onRetry={mfa.refetch} />}
        {mfa.data && mfa.data.passkeys.length > 0 && (
          <PasskeyButton label={t('usePasskey')} onAsk={onPasskey} onProblem={setProblem} />
        )}
        {mfa.data && hasField && (
          <TextField
            label={t(mfa.data.totp ? 'codeOfApp' : 'password')}
            type={mfa.data.totp ? 'text' : 'password'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoFocus
            autoComplete={mfa.data.totp ? 'one-time-code' : 'current-password'}
            slotProps={{ htmlInput: mfa.data.totp ? { inputMode: 'numeric' } : {} }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
