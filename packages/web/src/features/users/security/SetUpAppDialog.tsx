import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { beginTotp, confirmTotp } from './api.ts'
import { copyText } from './copy-text.ts'
import { useSecurityMessages } from './messages.ts'
import { QrCode } from './QrCode.tsx'

export function SetUpAppDialog({
  onClose,
  onSetUp,
}: {
  onClose: () => void
  onSetUp: (recoveryCodes: string[]) => void
}) {
  const t = useSecurityMessages()
  // Begun once for each opening: a secret is shown on one screen and kept nowhere here.
  const begun = useQuery({ queryKey: ['begin-totp'], queryFn: beginTotp, gcTime: 0, staleTime: Infinity, retry: false })
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      onSetUp((await confirmTotp(code)).recoveryCodes)
    } catch (error) {
      setProblem(explain(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('setUpApp')}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!begun.data}>
            {t('setUp')}
          </Button>
        </>
      }
    >
      {begun.isPending && <Loading label={t('setUpApp')} rows={1} />}
      {begun.isError && <Failed error={begun.error} onRetry={begun.refetch} />}
      {begun.data && (
        <Stack spacing={2}>
          {problem && (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          )}
          <Typography>{t('scanText')}</Typography>
          <QrCode text={begun.data.otpauthUrl} label={t('qrCode')} />
          <Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('key')}
            </Typography>
            <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              {begun.data.secret.match(/.{4}/g)?.join(' ')}
            </Typography>
            <Button variant="text" size="small" onClick={() => copyText(begun.data.secret, t('copied'))}>
              {t('copyKey')}
            </Button>
          </Box>
          <TextField
            label={t('codeOfApp')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Stack>
      )}
    </Dialog>
  )
}
