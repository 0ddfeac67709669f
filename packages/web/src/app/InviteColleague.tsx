import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRoles } from '../domain/roles.ts'
import { withMessages } from '../lib/language.ts'
import { PlusIcon } from '../ui/icons/icons.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { invitingMessages } from './languages/catalogues.ts'
import { usePageMessages } from './pages/messages.ts'

const InviteColleagueDialog = onDemand(async () => {
  const part = await withMessages(import('../features/users/inviting/InviteColleagueDialog.tsx'), invitingMessages)
  return part.InviteColleagueDialog
})

/** Leads to inviting somebody to Materia; nothing for those who may not. */
export function InviteColleague() {
  const t = usePageMessages()
  const { isDoctor, isAdmin } = useRoles()
  const [isInviting, setInviting] = useState(false)
  if (!isDoctor && !isAdmin) return null
  return (
    <>
      <Button
        variant="contained"
        color="neutral"
        startIcon={<PlusIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setInviting(true)}
      >
        {t('inviteColleague')}
      </Button>
      {isInviting && <InviteColleagueDialog onClose={() => setInviting(false)} />}
    </>
  )
}
