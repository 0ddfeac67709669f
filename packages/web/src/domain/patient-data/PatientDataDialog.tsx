import type { PatientDataSign, PatientDataWarning } from '@materia/contract'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { usePatientDataMessages } from './messages.ts'

/** Names what was seen and asks; nothing is ever held back in silence. */
export function PatientDataDialog({
  signs,
  onDecide,
}: {
  signs: PatientDataSign[]
  onDecide: (decision: PatientDataWarning['decision']) => void
}) {
  const t = usePatientDataMessages()
  return (
    <Dialog
      title={t('title')}
      onClose={() => onDecide('Changed')}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={() => onDecide('Sent')}>
            {t('sendAnyway')}
          </Button>
          <Button variant="contained" autoFocus onClick={() => onDecide('Changed')}>
            {t('change')}
          </Button>
        </>
      }
    >
      <Typography>{t('seen')}</Typography>
      <ul>
        {signs.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>{t(`kinds.${kind}`, { text })}</li>
        ))}
      </ul>
      <Typography>{t('why')}</Typography>
    </Dialog>
  )
}
