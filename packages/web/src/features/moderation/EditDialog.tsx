import type { EditorialEntry } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { showSuccess } from '../../ui/notice.ts'
import { useChangeEditorial } from './api.ts'
import { useModerationMessages } from './messages.ts'

/** Sets who promotes an item, whose voice it is, and how high it stands. */
export function EditDialog({ entry, onClose }: { entry: EditorialEntry; onClose: () => void }) {
  const t = useModerationMessages()
  const [promotedBy, setPromotedBy] = useState(entry.promotedBy ?? '')
  const [voiceOf, setVoiceOf] = useState(entry.voiceOf ?? '')
  const [paidBy, setPaidBy] = useState(entry.disclosure?.paidBy ?? '')
  const [purpose, setPurpose] = useState(entry.disclosure?.purpose ?? t('usualPurpose'))
  const isPaid = promotedBy !== '' || voiceOf !== ''
  const [editorialRank, setEditorialRank] = useState(String(entry.editorialRank))
  const change = useChangeEditorial()
  const rank = Number(editorialRank)
  const isRankUsable = Number.isInteger(rank) && Math.abs(rank) <= 100
  const save = () =>
    change.mutate(
      {
        contentItemId: entry.contentItemId,
        promotedBy: promotedBy || null,
        voiceOf: voiceOf || null,
        ...(isPaid && { disclosure: { paidBy: paidBy || null, purpose } }),
        editorialRank: rank,
      },
      {
        onSuccess: () => {
          showSuccess(t('saved'))
          onClose()
        },
      },
    )

  return (
    <Dialog
      title={t('editPlacement')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (isRankUsable) save()
      }}
      actions={
        <Button type="submit" variant="contained" loading={change.isPending}>
          {t('save')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {entry.title}
        </Typography>
        {change.isError && <Alert severity="error">{explain(change.error)}</Alert>}
        <TextField
          label={t('promotedBy')}
          value={promotedBy}
          onChange={(event) => setPromotedBy(event.target.value)}
          helperText={t('sponsorHint')}
          autoFocus
        />
        <TextField label={t('voiceOf')} value={voiceOf} onChange={(event) => setVoiceOf(event.target.value)} />
        {isPaid && (
          <>
            <TextField
              label={t('whoPays')}
              value={paidBy}
              onChange={(event) => setPaidBy(event.target.value)}
              placeholder={promotedBy || voiceOf}
              helperText={t('whoPaysHint')}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            <TextField
              label={t('whatFor')}
              value={purpose}
              onChange={(event) => setPurpose(event.target.value)}
              required
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          </>
        )}
        <TextField
          label={t('editorialRank')}
          type="number"
          value={editorialRank}
          onChange={(event) => setEditorialRank(event.target.value)}
          error={!isRankUsable}
          helperText={isRankUsable ? t('rankHint') : t('rankBounds')}
        />
      </Stack>
    </Dialog>
  )
}
