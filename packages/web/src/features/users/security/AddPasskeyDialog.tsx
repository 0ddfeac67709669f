import { passkeyNameMax } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { deviceName } from '../device-name.ts'
import { useSecurityMessages } from './messages.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { addPasskey } from './passkeys.ts'

export function AddPasskeyDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (recoveryCodes: string[] | null) => void
}) {
  const t = useSecurityMessages()
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [problem, setProblem] = useState<string>()
  return (
    <Dialog title={t('addPasskey')} onClose={onClose}>
      <Stack component="form" onSubmit={(event) => event.preventDefault()} spacing={2}>
        {problem && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        <Typography>{t('addPasskeyText')}</Typography>
        <TextField
          label={t('passkeyName')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: passkeyNameMax } }}
        />
        <PasskeyButton
          type="submit"
          label={t('makePasskey')}
          onAsk={async () => onAdded((await addPasskey(name)).recoveryCodes)}
          onProblem={setProblem}
        />
      </Stack>
    </Dialog>
  )
}
