import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { useDebounced } from '../../../lib/debounced.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { showError } from '../../../ui/notice.ts'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { useActionMessages } from '../actions/messages.ts'
import { useJoinRoom, usePublicRooms } from '../api.ts'

export function FindRoomsDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (room: Chatroom) => void }) {
  const t = useActionMessages()
  const [term, setTerm] = useState('')
  const wanted = useDebounced(term.trim())
  return (
    <Dialog title={t('findPublicRooms')} onClose={onClose} width={520}>
      <TextField
        label={t('roomName')}
        type="search"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Box sx={{ mt: 2, minHeight: 240 }}>
        <FoundRooms term={wanted} onChoose={onChoose} />
      </Box>
    </Dialog>
  )
}

function FoundRooms({ term, onChoose }: { term: string; onChoose: (room: Chatroom) => void }) {
  const t = useActionMessages()
  const rooms = usePublicRooms(term)
  if (rooms.isPending) {
    return (
      <Loading label={t('publicRooms')} rows={3}>
        <Skeleton width="60%" />
        <Skeleton width="90%" />
      </Loading>
    )
  }
  if (rooms.isError) return <Failed error={rooms.error} onRetry={rooms.refetch} />
  if (rooms.data.length === 0) {
    return <Empty title={t('noRoomFound')}>{term ? t('tryAnotherWord') : t('inAllRooms')}</Empty>
  }
  return (
    <Box component="ul" aria-label={t('publicRooms')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rooms.data.map((room) => (
        <FoundRoom key={room.id} room={room} onChoose={onChoose} />
      ))}
    </Box>
  )
}

function FoundRoom({ room, onChoose }: { room: Chatroom; onChoose: (room: Chatroom) => void }) {
  const t = useActionMessages()
  const join = useJoinRoom({ onJoined: () => onChoose(room), onFailed: (error) => showError(explain(error)) })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{room.name}</Typography>
        {room.description && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {room.description}
          </Typography>
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {[t('members', { count: room.memberCount }), room.verifiedOnly && t('isVerifiedOnly')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Button
        variant="contained"
        loading={join.isPending}
        onClick={() => join.mutate(room)}
        aria-label={t('joinRoom', { name: room.name })}
      >
        {t('join')}
      </Button>
    </Box>
  )
}
