import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ChevronLeftIcon, LogOutIcon, MoreIcon, PlusIcon, UsersIcon } from '../../ui/icons.tsx'
import { ActionMenu } from '../../ui/menu.tsx'
import { showError } from '../../ui/notice.ts'
import { useLeaveRoom } from './api.ts'
import { RoomTypeIcon } from './RoomRow.tsx'
import { membersLine } from './rooms.ts'

export function RoomHeader({
  room,
  onBack,
  onShowPeople,
  onInvite,
}: {
  room: Chatroom
  onBack: () => void
  onShowPeople: () => void
  onInvite: () => void
}) {
  const { userId } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const leave = useLeaveRoom({ onLeft: onBack, onFailed: (error) => showError(explain(error)) })
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
      <IconButton aria-label="Back to rooms" onClick={onBack} sx={{ display: { md: 'none' } }}>
        <ChevronLeftIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <RoomTypeIcon room={room} />
          <Typography variant="h3" component="h2" noWrap title={room.name}>
            {room.name}
          </Typography>
        </Box>
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {[membersLine(room.memberCount), room.description].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isOwner && (
        <Button
          variant="contained"
          color="neutral"
          startIcon={<PlusIcon size={18} />}
          onClick={onInvite}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          Invite
        </Button>
      )}
      <IconButton aria-label="People" onClick={onShowPeople} sx={{ display: { lg: 'none' } }}>
        <UsersIcon />
      </IconButton>
      <ActionMenu
        label="Room actions"
        icon={<MoreIcon />}
        entries={[
          ...(isOwner ? [{ label: 'Invite people', icon: <PlusIcon />, onSelect: onInvite }] : []),
          { label: 'Leave the room', icon: <LogOutIcon />, isDestructive: true, onSelect: () => setLeaving(true) },
        ]}
      />
      <ConfirmDialog
        open={isLeaving}
        title="Leave the room?"
        confirmLabel="Leave"
        isDestructive
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate(room)}
        onClose={() => setLeaving(false)}
      >
        {leaveWarning(room, isOwner)}
      </ConfirmDialog>
    </Box>
  )
}

function leaveWarning(room: Chatroom, isOwner: boolean): string {
  if (room.memberCount === 1) return 'You are the last one here: the room ends when you leave.'
  const handOver = isOwner ? ' The room passes to its longest-standing member.' : ''
  if (room.type === 'Private') return `You can come back only by invitation.${handOver}`
  return `You can join again at any time.${handOver}`
}
