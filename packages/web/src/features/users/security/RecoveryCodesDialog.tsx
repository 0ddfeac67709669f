import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../../lib/language.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { copyText } from './copy-text.ts'
import { useSecurityMessages } from './messages.ts'

/** Shown once: the server keeps only hashes. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useSecurityMessages()
  const { day } = useFormats()
  const text = [t('codesFileTitle', { date: day(new Date()) }), '', ...codes, ''].join('\n')
  return (
    <Dialog
      title={t('keepCodes')}
      onClose={onClose}
      isHeld
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography>{t('keepCodesText')}</Typography>
        <Box
          component="ul"
          aria-label={t('recoveryCodes')}
          sx={{ m: 0, p: 0, listStyle: 'none', columns: 2, fontFamily: 'monospace', lineHeight: 2 }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Stack direction="row" spacing={1}>
          <Button variant="contained" color="neutral" onClick={() => copyText(text, t('copied'))}>
            {t('copy')}
          </Button>
          <Button
            variant="contained"
            color="neutral"
            onClick={() => saveFile('materia-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
          >
            {t('download')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}
