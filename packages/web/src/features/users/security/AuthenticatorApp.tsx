import type { Mfa } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { useFormats } from '../../../lib/language.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { useFactorsChanged, useRemoveTotp } from './api.ts'
import { FactorRow } from './FactorRow.tsx'
import { useSecurityMessages } from './messages.ts'
import { SetUpAppDialog } from './SetUpAppDialog.tsx'

export function AuthenticatorApp({ totp, onCodes }: { totp: Mfa['totp']; onCodes: (codes: string[]) => void }) {
  const t = useSecurityMessages()
  const { day } = useFormats()
  const [open, setOpen] = useState<'setting-up' | 'removing'>()
  const remove = useRemoveTotp()
  const factorsChanged = useFactorsChanged()

  function onSetUp(codes: string[]) {
    setOpen(undefined)
    onCodes(codes)
    void factorsChanged()
  }

  const onRemove = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => showSuccess(t('appRemoved')),
        onError: (error) => showError(explain(error)),
        onSettled: () => setOpen(undefined),
      },
    )

  return (
    <FactorRow
      name={t('authenticatorApp')}
      action={
        totp ? (
          <Button variant="contained" color="neutral" aria-label={t('removeApp')} onClick={() => setOpen('removing')}>
            {t('remove')}
          </Button>
        ) : (
          <Button variant="contained" color="neutral" aria-label={t('setUpApp')} onClick={() => setOpen('setting-up')}>
            {t('setUp')}
          </Button>
        )
      }
    >
      {totp ? t('setUpSince', { date: day(new Date(totp.createdOn)) }) : t('notSetUp')}
      {open === 'setting-up' && <SetUpAppDialog onClose={() => setOpen(undefined)} onSetUp={onSetUp} />}
      <ConfirmDialog
        open={open === 'removing'}
        title={t('removeAppQuestion')}
        confirmLabel={t('remove')}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={onRemove}
        onClose={() => setOpen(undefined)}
      >
        {t('removeAppText')}
      </ConfirmDialog>
    </FactorRow>
  )
}
