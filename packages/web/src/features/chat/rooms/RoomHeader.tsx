import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { paths } from '../../../domain/paths.ts'
import { explain } from '../../../lib/api-error.ts'
import { useSession } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ActionMenu } from '../../../ui/dialogs/menu.tsx'
import { BellIcon, LogOutIcon, MoreIcon, PenIcon, PlusIcon, SearchIcon, UsersIcon } from '../../../ui/icons/icons.tsx'
import { BellOffIcon, ChevronLeftIcon, ThumbtackIcon } from '../../../ui/icons/screen-icons.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { useMuteRoom, usePinRoom } from '../actions/api.ts'
import { actionMessages, useActionMessages } from '../actions/messages.ts'
import { useLeaveRoom, usePresent } from '../api.ts'
import { RoomPicture } from './RoomPicture.tsx'
import { RoomTypeIcon } from './RoomRow.tsx'

export function RoomHeader({
  room,
  onBack,
  onShowPeople,
  onInvite,
  onSearch,
  onSettings,
}: {
  room: Chatroom
  onBack: () => void
  onShowPeople: () => void
  onInvite: () => void
  onSearch: () => void
  onSettings: () => void
}) {
  const t = useActionMessages()
  const { userId } = useSession()
  const isOwner = room.ownerUserId === userId

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label={t('backToRooms')} onClick={onBack} sx={{ display: { md: 'none' } }}>
        <ChevronLeftIcon />
      </IconButton>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <RoomPicture room={room} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <RoomTypeIcon room={room} />
          <Typography variant="h3" component="h2" title={room.name} sx={twoLines}>
            {room.name}
          </Typography>
        </Box>
        <RoomFacts room={room} />
      </Box>
      {isOwner && (
        <Button
          variant="contained"
          color="neutral"
          startIcon={<PlusIcon size={18} />}
          onClick={onInvite}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {t('invite')}
        </Button>
      )}
      <IconButton aria-label={t('searchMessages')} onClick={onSearch}>
        <SearchIcon />
      </IconButton>
      <IconButton aria-label={t('people')} onClick={onShowPeople} sx={{ display: { lg: 'none' } }}>
        <UsersIcon />
      </IconButton>
      <RoomMenu {...{ room, isOwner, onBack, onInvite, onSettings }} />
    </Box>
  )
}

function RoomFacts({ room }: { room: Chatroom }) {
  const t = useActionMessages()
  const present = usePresent(room.id)
  return (
    <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
      {[
        !room.isDirect && t('members', { count: room.memberCount }),
        present.length > 1 && (room.isDirect ? t('isHere') : t('hereNow', { count: present.length })),
        room.verifiedOnly && t('isVerifiedOnly'),
        room.isMuted && t('isMuted'),
        room.description,
      ]
        .filter(Boolean)
        .join(' · ')}
      {room.contentItemId && (
        <>
          {' · '}
          <Link href={paths.content(room.contentItemId)}>{t('openItem')}</Link>
        </>
      )}
    </Typography>
  )
}

function RoomMenu({
  room,
  isOwner,
  onBack,
  onInvite,
  onSettings,
}: {
  room: Chatroom
  isOwner: boolean
  onBack: () => void
  onInvite: () => void
  onSettings: () => void
}) {
  const t = useActionMessages()
  const [isLeaving, setLeaving] = useState(false)
  const leave = useLeaveRoom({ onLeft: onBack, onFailed: (error) => showError(explain(error)) })
  const mute = useMuteRoom()
  const pin = usePinRoom()
  const togglePin = () =>
    pin.mutate(
      { chatroomId: room.id, pinned: !room.isPinned },
      { onSuccess: ({ isPinned }) => showSuccess(t(isPinned ? 'pinned' : 'unpinned')) },
    )
  const toggleMute = () =>
    mute.mutate(
      { chatroomId: room.id, muted: !room.isMuted },
      { onSuccess: ({ isMuted }) => showSuccess(t(isMuted ? 'muted' : 'unmuted')) },
    )

  return (
    <>
      <ActionMenu
        label={t('roomActions')}
        icon={<MoreIcon />}
        entries={[
          ...(isOwner ? [{ label: t('invitePeople'), icon: <PlusIcon />, onSelect: onInvite }] : []),
          ...(isOwner ? [{ label: t('settings'), icon: <PenIcon />, onSelect: onSettings }] : []),
          { label: t(room.isPinned ? 'unpin' : 'pin'), icon: <ThumbtackIcon />, onSelect: togglePin },
          {
            label: t(room.isMuted ? 'unmute' : 'mute'),
            icon: room.isMuted ? <BellIcon /> : <BellOffIcon />,
            onSelect: toggleMute,
          },
          ...(room.isDirect
            ? []
            : [
                {
                  label: t('leaveRoom'),
                  icon: <LogOutIcon />,
                  isDestructive: true,
                  onSelect: () => setLeaving(true),
                },
              ]),
        ]}
      />
      <ConfirmDialog
        open={isLeaving}
        title={t('leaveRoomQuestion')}
        confirmLabel={t('leave')}
        isDestructive
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate(room)}
        onClose={() => setLeaving(false)}
      >
        {leaveWarning(room, isOwner)}
      </ConfirmDialog>
    </>
  )
}

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: { xs: '1rem', sm: '1.125rem' },
  lineHeight: 1.3,
} as const

function leaveWarning(room: Chatroom, isOwner: boolean): string {
  const t = actionMessages()
  if (room.contentItemId) return t('joinAgain')
  if (room.memberCount === 1) return t('lastOneLeaves')
  const comeBack = room.type === 'Private' ? t('backByInvitation') : t('joinAgain')
  return isOwner ? `${comeBack} ${t('roomPasses')}` : comeBack
}
