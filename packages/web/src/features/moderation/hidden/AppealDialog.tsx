import { type HiddenSubject, moderationRoutes } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { call } from '../../../lib/client.ts'
import { replyKey } from '../../../lib/query.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import { useHiddenMessages } from './messages.ts'

export function AppealDialog({
  subject: { subjectType, subjectId },
  onClose,
}: {
  subject: HiddenSubject
  onClose: () => void
}) {
  const t = useHiddenMessages()
  const cache = useQueryClient()
  const [comment, setComment] = useState('')
  const appeal = useMutation({
    mutationFn: () => call(moderationRoutes.appeal, { body: { subjectType, subjectId, comment: comment.trim() } }),
    onSuccess: () => {
      showSuccess(t('sent'))
      onClose()
      return cache.invalidateQueries({ queryKey: replyKey(moderationRoutes.listHidden) })
    },
  })
  return (
    <Dialog
      title={t('appealTitle')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (comment.trim()) appeal.mutate()
      }}
      actions={
        <Button type="submit" variant="contained" loading={appeal.isPending} disabled={!comment.trim()}>
          {t('send')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {appeal.isError && <Alert severity="error">{explain(appeal.error)}</Alert>}
        <TextField
          label={t('whyShown')}
          multiline
          minRows={3}
          autoFocus
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </Stack>
    </Dialog>
  )
}
