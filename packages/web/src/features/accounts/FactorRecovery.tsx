import { type AccountListItem, factorRecoveryHours } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { useFormats } from '../../lib/language.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { useBeginFactorRecovery, useEndFactorRecovery } from './api.ts'
import { useAccountMessages } from './messages.ts'

/** What an admin can do for somebody who lost every second factor and every recovery code; nothing where there is none. */
export function useFactorRecovery(account: AccountListItem) {
  const t = useAccountMessages()
  const { shortDay } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const end = useEndFactorRecovery()
  const { userId, hasSecondFactor, factorsRemovedOn } = account
  const name = `${account.firstName} ${account.lastName}`
  if (!hasSecondFactor) return undefined
  if (factorsRemovedOn) {
    return {
      label: t('stopRemoval', { date: shortDay(new Date(factorsRemovedOn)) }),
      labelWithName: t('stopRemovalOf', { name }),
      isBusy: end.isPending,
      onSelect: () => end.mutate(userId, { onError: (error) => showError(explain(error)) }),
      dialog: null,
    }
  }
  return {
    label: t('lostFactors'),
    labelWithName: t('lostFactorsOf', { name }),
    isBusy: false,
    onSelect: () => setAsking(true),
    dialog: isAsking && <RecoveryDialog account={account} name={name} onClose={() => setAsking(false)} />,
  }
}

export function FactorRecovery({ account }: { account: AccountListItem }) {
  const recovery = useFactorRecovery(account)
  if (!recovery) return null
  return (
    <>
      <Button
        size="small"
        variant="text"
        color="inherit"
        loading={recovery.isBusy}
        aria-label={recovery.labelWithName}
        onClick={recovery.onSelect}
      >
        {recovery.label}
      </Button>
      {recovery.dialog}
    </>
  )
}

function RecoveryDialog({ account, name, onClose }: { account: AccountListItem; name: string; onClose: () => void }) {
  const t = useAccountMessages()
  const [note, setNote] = useState('')
  const begin = useBeginFactorRecovery()
  const onBegin = () =>
    begin.mutate(
      { userId: account.userId, note },
      {
        onSuccess: () => {
          showSuccess(t('removalBegun', { name }))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={t('removeLostFactors')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim()) onBegin()
      }}
      actions={
        <Button type="submit" variant="contained" disabled={!note.trim()} loading={begin.isPending}>
          {t('beginRemoval')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {begin.isError && (
          <Alert severity="error" role="alert">
            {explain(begin.error)}
          </Alert>
        )}
        <Typography>{t('removalText', { name, hours: factorRecoveryHours })}</Typography>
        <TextField
          label={t('howChecked')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          minRows={2}
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
      </Stack>
    </Dialog>
  )
}
