import type { Folio, FolioMember } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { explain } from '../../lib/api-error.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showError } from '../../ui/notice.ts'
import { folioKey, removePerson } from './api.ts'
import { InviteForm } from './InviteForm.tsx'
import type { Rights } from './rights.ts'
import { shareLevelWords } from './share-levels.tsx'

const statusWords = { Accepted: 'Member', Pending: 'Invited', Declined: 'Declined' } as const

/** Who is in the folio; its owner invites, withdraws and removes here. */
export function PeopleDialog({ folio, rights, onClose }: { folio: Folio; rights: Rights; onClose: () => void }) {
  return (
    <Dialog title="People in this folio" onClose={onClose} width={520}>
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shareLevelWords[folio.shareLevel].label}: {shareLevelWords[folio.shareLevel].meaning}
        </Typography>
        {rights.isOwner && <InviteForm folio={folio} />}
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label="People">
          {folio.author && (
            <PersonLine name={folio.author.name} pictureId={folio.author.profilePictureAttachmentId} status="Owner" />
          )}
          {folio.users.map((member) => (
            <MemberLine key={member.inviteId} folio={folio} member={member} mayRemove={rights.isOwner} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}

function MemberLine({ folio, member, mayRemove }: { folio: Folio; member: FolioMember; mayRemove: boolean }) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removePerson(folio.folioId, member.userId ?? member.inviteId)
      await cache.invalidateQueries({ queryKey: folioKey(folio.folioId) })
    } catch (error) {
      showError(explain(error))
      setBusy(false)
    } finally {
      setRemoving(false)
    }
  }
  return (
    <PersonLine
      name={member.name}
      email={member.email}
      pictureId={member.profilePictureAttachmentId}
      status={statusWords[member.status]}
    >
      {mayRemove && (
        <Button
          color="neutral"
          variant="contained"
          loading={isBusy}
          onClick={() => (member.status === 'Accepted' ? setRemoving(true) : void remove())}
          aria-label={`${member.status === 'Pending' ? 'Withdraw the invitation of' : 'Remove'} ${member.name}`}
        >
          {member.status === 'Pending' ? 'Withdraw' : 'Remove'}
        </Button>
      )}
      <ConfirmDialog
        open={isRemoving}
        title="Remove from the folio?"
        confirmLabel="Remove"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(false)}
      >
        {member.name} will no longer be a member of this folio, and can come back only by invitation.
      </ConfirmDialog>
    </PersonLine>
  )
}

function PersonLine({
  name,
  email,
  pictureId,
  status,
  children,
}: {
  name: string
  email?: string | null
  pictureId: string | null
  status: string
  children?: React.ReactNode
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Avatar name={name} src={attachmentUrl(pictureId, 'small')} size={36} />
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {email && email !== name && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {email}
          </Typography>
        )}
      </Box>
      <Chip size="small" label={status} color={status === 'Member' ? 'success' : 'default'} variant="outlined" />
      {children}
    </Box>
  )
}
