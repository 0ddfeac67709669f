import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { paths } from '../../../domain/paths.ts'
import { explain, unknownError } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogError } from '../DialogError.tsx'
import { confirmEmail } from './api.ts'
import { useSecurityMessages } from './messages.ts'

/** Behind the link mailed to a new address. A mail program that opens links by itself presses no button. */
export function ConfirmEmailDialog({ token, email, onClose }: { token: string; email: string; onClose: () => void }) {
  const t = useSecurityMessages()
  const [state, setState] = useState<'asked' | 'busy' | 'changed'>('asked')
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setState('busy')
    try {
      const { succeeded, errors } = await confirmEmail({ token, email })
      setFailure(succeeded ? undefined : (errors[0]?.description ?? unknownError()))
      setState(succeeded ? 'changed' : 'asked')
    } catch (error) {
      setFailure(explain(error))
      setState('asked')
    }
  }

  if (state === 'changed') {
    return (
      <Dialog title={t('emailChanged')} onClose={onClose}>
        <Stack spacing={3}>
          <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
            {t('emailChangedText', { email })}
          </Typography>
          <Button variant="contained" size="large" href={paths.homeDialog('Login')}>
            {t('continue')}
          </Button>
        </Stack>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('confirmEmail')} onClose={onClose}>
      <Stack spacing={3}>
        <DialogError message={failure} />
        <Typography sx={{ overflowWrap: 'anywhere' }}>{t('confirmEmailText', { email })}</Typography>
        <Button variant="contained" size="large" autoFocus loading={state === 'busy'} onClick={() => void confirm()}>
          {t('confirmEmail')}
        </Button>
      </Stack>
    </Dialog>
  )
}
