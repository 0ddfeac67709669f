import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useFolioMessages } from '../messages.ts'
import { sendOne } from './sending-notes.tsx'
import { dropNote, type UnsentNote, useRefusedNotes } from './unsent-notes.ts'

/** Beneath a note that the server does not have yet. */
export function UnsentNoteLine({ unsent }: { unsent: UnsentNote }) {
  const t = useFolioMessages()
  if (unsent.refusal) return null
  return (
    <Typography variant="body2" role="status" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {t('noteWaits')}
    </Typography>
  )
}

/** Notes that the server did not take, with their words: nothing that was written is lost without its writer's say. */
export const RefusedNotes = () =>
  useRefusedNotes().map((unsent) => <RefusedNote key={`${unsent.folioId} ${unsent.contentItemId}`} unsent={unsent} />)

function RefusedNote({ unsent }: { unsent: UnsentNote }) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={() => void sendOne(cache, unsent)}>
            {t('sendAgain')}
          </Button>
          <Button color="inherit" onClick={() => dropNote(unsent)}>
            {t('discardNote')}
          </Button>
        </>
      }
    >
      {t('noteRefused', { title: unsent.title, reason: unsent.refusal ?? '' })}
      <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {unsent.note}
      </Typography>
    </Alert>
  )
}
