import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { codeOf, explainAsSpecified } from '../../../lib/api-error.ts'
import { useSession } from '../../../lib/session.ts'
import type { SecondStep } from '../api.ts'
import { finishSignIn } from './api.ts'
import { useSecurityMessages } from './messages.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { signInWithPasskey } from './passkeys.ts'

/** The second step of a sign-in, in the place of the first. */
export function SecondFactorForm({
  challenge,
  methods,
  onExpired,
}: SecondStep & { onExpired: (message: string) => void }) {
  const t = useSecurityMessages()
  const { loggedIn } = useSession()
  const [isRecovery, setRecovery] = useState(!methods.includes('totp'))
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await finishSignIn({ challenge, ...(isRecovery ? { recoveryCode: typed } : { code: typed }) })
    } catch (error) {
      if (codeOf(error) === 'challenge-expired') return onExpired(explainAsSpecified(error))
      setProblem(explainAsSpecified(error))
    }
    setBusy(false)
  }

  function change() {
    setRecovery(!isRecovery)
    setTyped('')
    setProblem(undefined)
  }

  return (
    <Stack component="form" noValidate onSubmit={onSubmit} spacing={2}>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <Typography>{t(isRecovery ? 'recoveryStep' : 'secondStep')}</Typography>
      <TextField
        key={String(isRecovery)}
        label={t(isRecovery ? 'recoveryCode' : 'code')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        slotProps={{ htmlInput: isRecovery ? {} : { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy || loggedIn}>
        {t('continue')}
      </Button>
      {methods.includes('totp') && methods.includes('recoveryCode') && (
        <Button variant="text" onClick={change}>
          {t(isRecovery ? 'useCode' : 'useRecoveryCode')}
        </Button>
      )}
      {methods.includes('passkey') && (
        <PasskeyButton label={t('usePasskey')} variant="outlined" onAsk={signInWithPasskey} onProblem={setProblem} />
      )}
      {isRecovery && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('lostEverything')}
        </Typography>
      )}
    </Stack>
  )
}
