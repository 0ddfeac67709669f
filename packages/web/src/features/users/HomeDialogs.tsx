import { Navigate, useLocation, useSearchParams } from 'react-router'
import { type HomeDialog, paths } from '../../domain/paths.ts'
import { useSession } from '../../lib/session.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { finishRegistration, requestPasswordLink, resendConfirmation, resetPassword } from './api.ts'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { useUserMessages } from './messages.ts'
import { RegisterDialog } from './RegisterDialog.tsx'
import { SetPasswordDialog } from './SetPasswordDialog.tsx'

const ConfirmEmailDialog = onDemand(async () => (await import('./security/loaded.ts')).loadConfirmEmailDialog())

/** The dialog that the address names, over the Home page. */
export function HomeDialogs({ dialog, onClose }: { dialog: HomeDialog; onClose: () => void }) {
  const t = useUserMessages()
  const [query] = useSearchParams()
  const { loggedIn } = useSession()
  const [token, email] = [query.get('t'), query.get('e')]
  // From the dialog before, which has it in no address, or from a mailed link.
  const { state } = useLocation() as { state: { email?: string; isSignedOut?: boolean } | null }
  const knownEmail = state?.email ?? query.get('email') ?? ''

  if (dialog === 'Login') {
    return (
      <>
        {loggedIn && <Navigate to={paths.discover} replace />}
        <LoginDialog email={knownEmail} notice={state?.isSignedOut ? t('signedOut') : undefined} onClose={onClose} />
      </>
    )
  }
  if (dialog === 'ForgotPassword') return <ForgotPasswordDialog email={knownEmail} onClose={onClose} />
  if (dialog === 'Register') {
    const [fname, lname] = [query.get('fname'), query.get('lname')]
    const prefill = {
      email: query.get('email'),
      fname,
      lname,
      discussion: query.get('discussion'),
      folio: query.get('folio'),
    }
    return <RegisterDialog prefill={prefill} onClose={onClose} />
  }
  if (!token || !email) return <Navigate to={paths.home} replace />
  const link = { token, email, onClose }
  if (dialog === 'ConfirmEmail') return <ConfirmEmailDialog {...link} />
  if (dialog === 'ResetPassword') {
    return (
      <SetPasswordDialog
        title={t('resetPassword')}
        submitLabel={t('resetPassword')}
        onSave={resetPassword}
        onNewLink={requestPasswordLink}
        newLinkText={t('ifAccount', { email })}
        {...link}
      />
    )
  }
  return (
    <SetPasswordDialog
      title={t('finishRegistration')}
      submitLabel={t('stepTwo')}
      onSave={finishRegistration}
      onNewLink={resendConfirmation}
      newLinkText={t('newLinkSent', { email })}
      {...link}
    />
  )
}
