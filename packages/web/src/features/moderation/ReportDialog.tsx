import { type ReportReason, type ReportSubject, reportReasons } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { showSuccess } from '../../ui/notice.ts'
import { sendReport } from './api.ts'
import { useReportingMessages } from './reporting/messages.ts'

/** Every viewer can say that something should not be here. */
export function ReportDialog({
  subjectType,
  subjectId,
  onClose,
}: {
  subjectType: ReportSubject
  subjectId: string
  onClose: () => void
}) {
  const t = useReportingMessages()
  const [reason, setReason] = useState<ReportReason>()
  const [comment, setComment] = useState('')
  const report = useMutation({
    mutationFn: (chosen: ReportReason) =>
      sendReport({ subjectType, subjectId, reason: chosen, comment: comment || null }),
    onSuccess: () => {
      showSuccess(t('reportThanks'))
      onClose()
    },
  })

  return (
    <Dialog
      title={t('report')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason) report.mutate(reason)
      }}
      actions={
        <Button type="submit" variant="contained" loading={report.isPending} disabled={!reason}>
          {t('sendReport')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {report.isError && <Alert severity="error">{explain(report.error)}</Alert>}
        <RadioGroup
          aria-label={t('whatIsWrong')}
          value={reason ?? null}
          onChange={(_, value) => setReason(value as ReportReason)}
        >
          {reportReasons.map((value) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={t(`reasons.${value}`)} />
          ))}
        </RadioGroup>
        <TextField
          label={t('anythingToAdd')}
          multiline
          minRows={2}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </Stack>
    </Dialog>
  )
}
