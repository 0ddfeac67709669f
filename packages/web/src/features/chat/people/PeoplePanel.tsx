import type { Chatroom, ChatroomUser } from '@materia/contract'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { useSession } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ActionMenu } from '../../../ui/dialogs/menu.tsx'
import { MoreIcon, PlusIcon } from '../../../ui/icons/icons.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { Failed, Loading } from '../../../ui/states.tsx'
import { actionMessages, useActionMessages } from '../actions/messages.ts'
import { usePeople, usePeopleActions, usePresent } from '../api.ts'
import type { ChatSlots } from '../slots.ts'

/** Who is in the room; its owner also sees who is invited. */
export function PeoplePanel({ room, slots, onInvite }: { room: Chatroom; slots: ChatSlots; onInvite: () => void }) {
  const t = useActionMessages()
  const people = usePeople(room.id)
  const present = usePresent(room.id)
  const { userId } = useSession()
  const isOwner = room.ownerUserId === userId

  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h4" component="h3">
          {t('people')}
        </Typography>
        {room.pictureAttachmentId && !isOwner && slots.reportPicture?.(room.pictureAttachmentId)}
      </Box>
      {people.isPending && (
        <Loading label={t('people')} rows={3}>
          <Skeleton width="80%" height={32} />
        </Loading>
      )}
      {people.isError && <Failed error={people.error} onRetry={people.refetch} />}
      {people.data && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {people.data.map((person) => (
            <PersonRow
              key={person.chatroomUserId}
              person={person}
              room={room}
              isOwner={isOwner}
              isPresent={person.userId !== null && present.includes(person.userId)}
              slots={slots}
            />
          ))}
        </Box>
      )}
      {isOwner && (
        <Button
          fullWidth
          variant="contained"
          color="neutral"
          startIcon={<PlusIcon size={18} />}
          onClick={onInvite}
          sx={{ mt: 2 }}
        >
          {t('invitePeople')}
        </Button>
      )}
    </Box>
  )
}

function PersonRow({
  person,
  room,
  isOwner,
  isPresent,
  slots,
}: {
  person: ChatroomUser
  room: Chatroom
  isOwner: boolean
  isPresent: boolean
  slots: ChatSlots
}) {
  const t = useActionMessages()
  const { userId: myUserId } = useSession()
  const { resend, remove } = usePeopleActions(room.id)
  const [isRemoving, setRemoving] = useState(false)
  const name = person.fullName ?? person.email ?? ''
  const invitee = person.userId ?? person.email ?? ''
  const isInvited = person.status === 'Invited'
  const resendMail = () =>
    resend.mutate(invitee, {
      onSuccess: () => showSuccess(t('invitationResent')),
      onError: (error) => showError(explain(error)),
    })
  const removePerson = () =>
    remove.mutate(invitee, { onError: (error) => showError(explain(error)), onSettled: () => setRemoving(false) })

  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        invisible={!isPresent}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar name={name} src={slots.pictureUrl(person.profilePictureAttachmentId)} size={32} />
      </Badge>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {person.userId ? (
          <Link
            href={slots.profilePath(person.userId)}
            noWrap
            sx={{ display: 'block', color: 'text.primary', fontSize: '0.9375rem' }}
          >
            {name}
          </Link>
        ) : (
          <Typography noWrap sx={{ fontSize: '0.9375rem' }}>
            {name}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[roleOf(person, room, myUserId), isPresent && t('isHere')].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isOwner && person.userId !== myUserId && (
        <ActionMenu
          label={t('actionsFor', { name })}
          icon={<MoreIcon size={20} />}
          entries={
            isInvited
              ? [
                  { label: t('resendMail'), onSelect: resendMail },
                  { label: t('withdraw'), isDestructive: true, onSelect: removePerson },
                ]
              : [{ label: t('removeFromRoom'), isDestructive: true, onSelect: () => setRemoving(true) }]
          }
        />
      )}
      <ConfirmDialog
        open={isRemoving}
        title={t('removeFromRoomQuestion')}
        confirmLabel={t('remove')}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={removePerson}
        onClose={() => setRemoving(false)}
      >
        {t('removedHears', { name })}
      </ConfirmDialog>
    </Box>
  )
}

function roleOf(person: ChatroomUser, room: Chatroom, myUserId: string | null): string {
  const t = actionMessages()
  if (person.status === 'Invited') return t('invited')
  const isMe = person.userId === myUserId
  if (person.userId === room.ownerUserId) return isMe ? t('ownerYou') : t('owner')
  return isMe ? t('memberYou') : t('member')
}
