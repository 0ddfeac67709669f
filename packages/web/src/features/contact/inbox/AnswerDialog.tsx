import type { ContactMessage } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import { useAnswerContactMessage } from './api.ts'
import { useInboxMessages } from './messages.ts'

/** One answer, which goes out by mail with what was asked. */
export function AnswerDialog({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const t = useInboxMessages()
  const [text, setText] = useState('')
  const answer = useAnswerContactMessage()
  const send = () =>
    answer.mutate(
      { id: message.id, message: text.trim() },
      {
        onSuccess: () => {
          showSuccess(t('sentByMail'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={t('answerTo', { name: message.name })}
      onClose={onClose}
      width={560}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) send()
      }}
      actions={
        <Button type="submit" variant="contained" loading={answer.isPending} disabled={!text.trim()}>
          {t('sendAnswer')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {answer.isError && <Alert severity="error">{explain(answer.error)}</Alert>}
        <Typography
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', borderLeft: 3, borderColor: 'divider', pl: 1.5 }}
        >
          {message.message}
        </Typography>
        <TextField
          label={t('yourAnswer')}
          multiline
          minRows={5}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          helperText={t('language', { language: message.language })}
          slotProps={{ htmlInput: { maxLength: 5_000 } }}
        />
      </Stack>
    </Dialog>
  )
}
