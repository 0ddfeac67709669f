import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useRoles } from '../../../domain/roles.ts'
import { explain } from '../../../lib/api-error.ts'
import { endSession } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { deleteAccount } from '../api.ts'
import { useUserMessages } from '../messages.ts'

export function DeleteAccount({ userId }: { userId: string }) {
  const t = useUserMessages()
  const { isDoctor, isAdmin, isVoiceOf } = useRoles()
  const hasFolios = isDoctor || isAdmin
  const hasPosts = hasFolios || isVoiceOf
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const follows = [t('deleteAccountText'), hasPosts && t('postsStay'), hasFolios && t('foliosPass')].filter(Boolean)

  async function remove() {
    setBusy(true)
    try {
      await deleteAccount(userId)
      endSession('logout')
      showSuccess(t('accountDeleted'))
    } catch (error) {
      setBusy(false)
      setAsking(false)
      showError(explain(error))
    }
  }

  return (
    <Card component="section" aria-labelledby="delete-account" sx={{ p: 2 }}>
      <Typography id="delete-account" variant="h3" component="h2">
        {t('deleteAccount')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>{follows.join(' ')}</Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('deleteAccount')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('deleteAccountQuestion')}
        confirmLabel={t('deleteAccount')}
        isDestructive
        isBusy={isBusy}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {t('cannotBeUndone')}
      </ConfirmDialog>
    </Card>
  )
}
