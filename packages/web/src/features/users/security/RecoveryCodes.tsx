import Button from '@mui/material/Button'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { showError } from '../../../ui/notice.ts'
import { useRenewCodes } from './api.ts'
import { FactorRow } from './FactorRow.tsx'
import { useSecurityMessages } from './messages.ts'

export function RecoveryCodesRow({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const t = useSecurityMessages()
  const [isAsking, setAsking] = useState(false)
  const renew = useRenewCodes()
  const onRenew = () =>
    renew.mutate(
      {},
      {
        onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
        onError: (error) => showError(explain(error)),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <FactorRow
      name={t('recoveryCodes')}
      action={
        <Button variant="contained" color="neutral" onClick={() => setAsking(true)}>
          {t('renewCodes')}
        </Button>
      }
    >
      {t('recoveryCodesLeft', { count: left })}
      <ConfirmDialog
        open={isAsking}
        title={t('renewCodesQuestion')}
        confirmLabel={t('renewCodes')}
        isBusy={renew.isPending}
        onConfirm={onRenew}
        onClose={() => setAsking(false)}
      >
        {t('renewCodesText')}
      </ConfirmDialog>
    </FactorRow>
  )
}
