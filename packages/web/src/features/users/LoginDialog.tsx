import type { TokenRequest } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths } from '../../domain/paths.ts'
import { explainAsSpecified } from '../../lib/api-error.ts'
import { rulesOf } from '../../lib/rules.ts'
import { useSession } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { PasswordInput, TextInput } from '../../ui/fields.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { type SecondStep, secondStepIn, signIn } from './api.ts'
import { DialogError } from './DialogError.tsx'
import { useUserMessages } from './messages.ts'

const LoginPasskey = onDemand(
  async () => (await import('./security/loaded.ts')).loadLoginPasskey(),
  <Box sx={{ minHeight: 40 }} />,
)
const SecondFactorForm = onDemand(async () => (await import('./security/loaded.ts')).loadSecondFactorForm())

const rules = rulesOf(async () => (await import('./forms.ts')).LoginForm)

/**
 * Success changes the session; what follows from that is decided where the dialogs are chosen. Until the first screen
 * is there, the dialog stays and says that something is under way.
 */
export function LoginDialog({ email, notice, onClose }: { email: string; notice?: string; onClose: () => void }) {
  const t = useUserMessages()
  const { control, handleSubmit, setError, formState } = useForm<TokenRequest>({
    resolver: rules.resolver,
    defaultValues: { username: email, password: '' },
  })
  const username = useWatch({ control, name: 'username' })
  const { loggedIn } = useSession()
  const [second, setSecond] = useState<SecondStep>()
  const onSubmit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials)
    } catch (error) {
      setSecond(secondStepIn(error))
      setError('root', { message: explainAsSpecified(error) })
    }
  })

  function beginAgain(message: string) {
    setSecond(undefined)
    setError('root', { message })
  }

  if (second) {
    return (
      <Dialog title={t('login')} onClose={onClose}>
        <SecondFactorForm {...second} onExpired={beginAgain} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('login')} onClose={onClose}>
      <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
        <DialogError message={formState.errors.root?.message ?? notice} />
        <TextInput
          control={control}
          name="username"
          label={t('email')}
          type="email"
          autoComplete="username webauthn"
          autoFocus={!email}
        />
        <PasswordInput
          control={control}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          autoFocus={Boolean(email)}
        />
        <Link
          href={paths.homeDialog('ForgotPassword')}
          state={{ email: username }}
          preventScrollReset
          sx={{ alignSelf: 'flex-end', py: 1 }}
        >
          {t('forgotPasswordQuestion')}
        </Link>
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting || loggedIn}>
          {t('logIn')}
        </Button>
        <LoginPasskey onProblem={(message) => setError('root', { message })} />
        <Typography sx={{ textAlign: 'center' }}>
          {t('newToMateria')}{' '}
          <Link href={paths.homeDialog('Register')} preventScrollReset sx={{ py: 1 }}>
            {t('signUp')}
          </Link>
        </Typography>
      </Stack>
    </Dialog>
  )
}
