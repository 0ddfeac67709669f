import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { paths } from '../../domain/paths.ts'
import { explainAsSpecified } from '../../lib/api-error.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { resendConfirmation } from './api.ts'
import { DemoMail } from './DemoMail.tsx'
import { DialogError } from './DialogError.tsx'
import { useUserMessages } from './messages.ts'

export function AccountCreatedDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useUserMessages()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string>()
  async function resend() {
    setState('sending')
    setFailure(undefined)
    try {
      await resendConfirmation(email)
      setState('sent')
    } catch (error) {
      setFailure(explainAsSpecified(error))
      setState('idle')
    }
  }

  return (
    <Dialog title={t('accountCreated')} onClose={onClose}>
      <Stack spacing={2}>
        <Typography role="status">{t('linkSentTo', { email })}</Typography>
        <DemoMail />
        <DialogError message={failure} />
        {state === 'sent' && (
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {t('linkSentAgain')}
          </Typography>
        )}
        <Button variant="contained" size="large" href={paths.homeDialog('Login')} state={{ email }}>
          {t('logIn')}
        </Button>
        {state !== 'sent' && (
          <Button variant="contained" color="neutral" loading={state === 'sending'} onClick={resend}>
            {t('sendLinkAgain')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
