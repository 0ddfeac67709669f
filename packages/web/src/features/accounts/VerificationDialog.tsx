import type { VerificationItem } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { localDay } from '../../lib/time/local-day.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { showSuccess } from '../../ui/notice.ts'
import { useDecideVerification } from './api.ts'
import { LicenceNumber } from './LicenceNumber.tsx'
import { useAccountMessages } from './messages.ts'

/** What the person gave, the register to find them in, and what was seen there. */
export function VerificationDialog({ asked, onClose }: { asked: VerificationItem; onClose: () => void }) {
  const t = useAccountMessages()
  const decide = useDecideVerification()
  const [note, setNote] = useState('')
  const [checkedOn, setCheckedOn] = useState(() => localDay(new Date()))
  const [reason, setReason] = useState('')
  const name = `${asked.firstName} ${asked.lastName}`
  const isWaiting = asked.state === 'Requested'

  const onDecide = (state: 'Verified' | 'Refused') =>
    decide.mutate(
      { id: asked.id, state, note, ...(state === 'Verified' ? { checkedOn } : { reason }) },
      {
        onSuccess: () => {
          showSuccess(t('verificationSaved', { name }))
          onClose()
        },
      },
    )

  return (
    <Dialog
      title={name}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button
            variant="contained"
            color="error"
            disabled={!reason.trim()}
            loading={decide.isPending}
            onClick={() => onDecide('Refused')}
          >
            {t(isWaiting ? 'refuse' : 'takeBack')}
          </Button>
          {isWaiting && (
            <Button
              variant="contained"
              disabled={!note.trim()}
              loading={decide.isPending}
              onClick={() => onDecide('Verified')}
            >
              {t('verify')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        {decide.isError && (
          <Alert severity="error" role="alert">
            {explain(decide.error)}
          </Alert>
        )}
        <Facts asked={asked} />
        {asked.registerUrl ? (
          <Link href={asked.registerUrl} target="_blank" rel="noopener noreferrer">
            {t('openRegister')}
          </Link>
        ) : (
          <Typography variant="body2">{t('noRegister')}</Typography>
        )}
        {isWaiting && (
          <>
            <TextField
              label={t('whatWasSeen')}
              helperText={t('neededToVerify')}
              value={note}
              multiline
              minRows={2}
              onChange={(event) => setNote(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 2_000 }, inputLabel: { shrink: true } }}
            />
            <TextField
              label={t('seenOn')}
              type="date"
              value={checkedOn}
              onChange={(event) => setCheckedOn(event.target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </>
        )}
        <TextField
          label={t('reasonForPerson')}
          helperText={t(isWaiting ? 'neededToRefuse' : 'neededToTakeBack')}
          value={reason}
          multiline
          minRows={2}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 }, inputLabel: { shrink: true } }}
        />
      </Stack>
    </Dialog>
  )
}

function Facts({ asked }: { asked: VerificationItem }) {
  const t = useAccountMessages()
  const facts: [string, ReactNode][] = [
    [t('regulator'), `${asked.regulator} (${asked.province})`],
    [t('licenceNumber'), <LicenceNumber key="number" asked={asked} />],
    [t('mincOrSchool'), [asked.minc, asked.schoolName].filter(Boolean).join(', ') || null],
    [t('email'), asked.email],
  ]
  return (
    <Stack component="dl" spacing={0.5} sx={{ m: 0 }}>
      {facts.map(([label, value]) =>
        value ? (
          <Typography key={label} component="div" sx={{ overflowWrap: 'anywhere' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <dd style={{ margin: 0 }}>{value}</dd>
          </Typography>
        ) : null,
      )}
    </Stack>
  )
}
