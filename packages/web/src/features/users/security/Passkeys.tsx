import type { Passkey } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { useFormats } from '../../../lib/language.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { useFactorsChanged, useRemovePasskey } from './api.ts'
import { FactorRow } from './FactorRow.tsx'
import { useSecurityMessages } from './messages.ts'

export function Passkeys({ passkeys, onCodes }: { passkeys: Passkey[]; onCodes: (codes: string[]) => void }) {
  const t = useSecurityMessages()
  const [isAdding, setAdding] = useState(false)
  const factorsChanged = useFactorsChanged()

  function onAdded(recoveryCodes: string[] | null) {
    setAdding(false)
    if (recoveryCodes) onCodes(recoveryCodes)
    void factorsChanged()
  }

  return (
    <>
      <FactorRow
        name={t('passkeys')}
        action={
          <Button variant="contained" color="neutral" onClick={() => setAdding(true)}>
            {t('addPasskey')}
          </Button>
        }
      >
        {t('passkeysText')}
        {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} onAdded={onAdded} />}
      </FactorRow>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useSecurityMessages()
  const { day } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const remove = useRemovePasskey()
  const onRemove = () =>
    remove.mutate(
      { params: { id: passkey.id } },
      {
        onSuccess: () => showSuccess(t('passkeyRemoved')),
        onError: (error) => showError(explain(error)),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <FactorRow
      name={passkey.name}
      action={
        <Button
          variant="contained"
          color="neutral"
          aria-label={t('removePasskey', { name: passkey.name })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </Button>
      }
    >
      {passkey.lastUsedOn
        ? t('passkeyUsed', { made: day(new Date(passkey.createdOn)), used: day(new Date(passkey.lastUsedOn)) })
        : t('passkeyMade', { made: day(new Date(passkey.createdOn)) })}
      <ConfirmDialog
        open={isAsking}
        title={t('removePasskeyQuestion')}
        confirmLabel={t('remove')}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={onRemove}
        onClose={() => setAsking(false)}
      >
        {t('removePasskeyText', { name: passkey.name })}
      </ConfirmDialog>
    </FactorRow>
  )
}
