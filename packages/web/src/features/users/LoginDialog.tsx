import type { TokenRequest } from '@materia/contract'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { paths } from '../../domain/paths.ts'
import { explainAsSpecified } from '../../lib/api-error.ts'
import { rulesOf } from '../../lib/rules.ts'
import { useSession } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordInput, TextInput } from '../../ui/fields.tsx'
import { signIn } from './api.ts'
import { DialogError } from './DialogError.tsx'
import { useUserMessages } from './messages.ts'

const rules = rulesOf(async () => (await import('./forms.ts')).LoginForm)

/**
 * Success changes the session; what follows from that is decided where the dialogs are chosen. Until the first screen
 * is there, the dialog stays and says that something is under way.
 */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const t = useUserMessages()
  const { control, handleSubmit, setError, formState } = useForm<TokenRequest>({
    resolver: rules.resolver,
    defaultValues: { username: '', password: '' },
  })
  const { loggedIn } = useSession()
  const onSubmit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials)
    } catch (error) {
      setError('root', { message: explainAsSpecified(error) })
    }
  })

  return (
    <Dialog title={t('login')} onClose={onClose}>
      <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
        <DialogError message={formState.errors.root?.message} />
        <TextInput
          control={control}
          name="username"
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus
        />
        <PasswordInput control={control} name="password" label={t('password')} autoComplete="current-password" />
        <Link href={paths.homeDialog('ForgotPassword')} preventScrollReset sx={{ alignSelf: 'flex-end', py: 1 }}>
          {t('forgotPasswordQuestion')}
        </Link>
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting || loggedIn}>
          {t('logIn')}
        </Button>
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
