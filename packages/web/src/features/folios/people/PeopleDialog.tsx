import type { Folio, FolioMember } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { explain } from '../../../lib/api-error.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { showError } from '../../../ui/notice.ts'
import { reloadFolio, removePerson, updateFolio } from '../api.ts'
import { useFolioMessages } from '../messages.ts'
import type { Rights } from '../rights.ts'
import { sentenceFor } from '../status-sentence.ts'
import { InviteForm } from './InviteForm.tsx'

/** Who is in the folio; its owner invites, withdraws and removes here. */
export function PeopleDialog({ folio, rights, onClose }: { folio: Folio; rights: Rights; onClose: () => void }) {
  const t = useFolioMessages()
  // Whoever was chosen would be lost with a click beside the dialog.
  const [isInviting, setInviting] = useState(false)
  return (
    <Dialog title={t('peopleInFolio')} onClose={onClose} width={520} isHeld={isInviting}>
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('levelMeans', { level: t(`levels.${folio.shareLevel}`), meaning: t(`meanings.${folio.shareLevel}`) })}
        </Typography>
        {rights.isOwner &&
          (folio.shareLevel === 'Private' ? (
            <ShareFirst folio={folio} />
          ) : (
            <InviteForm folio={folio} onChoice={setInviting} />
          ))}
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={t('peopleList')}>
          {folio.author && (
            <PersonLine
              name={folio.author.name}
              pictureId={folio.author.profilePictureAttachmentId}
              status={t('owner')}
            />
          )}
          {folio.users.map((member) => (
            <MemberLine key={member.inviteId} folio={folio} member={member} mayRemove={rights.isOwner} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** Nobody is invited to a private folio: it is made restricted here, and the form for inviting follows. */
function ShareFirst({ folio }: { folio: Folio }) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    await updateFolio(cache, { folioId: folio.folioId, shareLevel: 'Restricted' }).catch((status: unknown) => {
      showError(sentenceFor(status))
      setBusy(false)
    })
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{t('shareFirst')}</Typography>
      <Button variant="contained" loading={isBusy} onClick={() => void share()}>
        {t('makeRestricted')}
      </Button>
    </Stack>
  )
}

function MemberLine({ folio, member, mayRemove }: { folio: Folio; member: FolioMember; mayRemove: boolean }) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removePerson(folio.folioId, member.userId ?? member.inviteId)
      await reloadFolio(cache, folio.folioId)
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
      status={t(`statuses.${member.status}`)}
      isMember={member.status === 'Accepted'}
    >
      {mayRemove && (
        <Button
          color="neutral"
          variant="contained"
          loading={isBusy}
          onClick={() => (member.status === 'Accepted' ? setRemoving(true) : void remove())}
          aria-label={t(member.status === 'Pending' ? 'withdrawFor' : 'removePerson', { name: member.name })}
        >
          {t(member.status === 'Pending' ? 'withdraw' : 'remove')}
        </Button>
      )}
      <ConfirmDialog
        open={isRemoving}
        title={t('removeQuestion')}
        confirmLabel={t('remove')}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(false)}
      >
        {t('removeText', { name: member.name })}
      </ConfirmDialog>
    </PersonLine>
  )
}

function PersonLine({
  name,
  email,
  pictureId,
  status,
  isMember = false,
  children,
}: {
  name: string
  email?: string | null
  pictureId: string | null
  status: string
  isMember?: boolean
  children?: React.ReactNode
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Avatar name={name} src={attachmentUrl(pictureId, 'small')} size={36} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <EmailText email={name} />
        </Typography>
        {email && email !== name && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <EmailText email={email} />
          </Typography>
        )}
        <Chip size="small" label={status} color={isMember ? 'success' : 'default'} variant="outlined" />
      </Box>
      {children}
    </Box>
  )
}
