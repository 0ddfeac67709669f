import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { endSession } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showError } from '../../../ui/notice.ts'
import { deleteAccount } from '../api.ts'

export function DeleteAccount({ userId }: { userId: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await deleteAccount(userId)
      endSession('logout')
    } catch (error) {
      setBusy(false)
      setAsking(false)
      showError(explain(error))
    }
  }

  return (
    <Card component="section" aria-labelledby="delete-account" sx={{ p: 2 }}>
      <Typography id="delete-account" variant="h3" component="h2">
        Delete my account
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>
        Your name, profile, follows and devices disappear. Published posts stay under “A former member”; folios you own
        pass to their first member, or go.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete your account?"
        confirmLabel="Delete my account"
        isDestructive
        isBusy={isBusy}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        This cannot be undone.
      </ConfirmDialog>
    </Card>
  )
}
