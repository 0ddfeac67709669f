import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { PlusIcon, SearchIcon } from '../../../ui/icons/icons.tsx'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { useActionMessages } from '../actions/messages.ts'
import { CreateRoomDialog, FindRoomsDialog } from '../on-demand.ts'
import { byLatest, type Rooms } from '../rooms.ts'
import { RoomInvite } from './RoomInvite.tsx'
import { RoomRow } from './RoomRow.tsx'

/** Invitations first, then one's rooms with the newest word on top. */
export function RoomList({
  rooms,
  chosenId,
  onChoose,
}: {
  rooms: UseQueryResult<Rooms>
  chosenId: string | null
  onChoose: (room: Chatroom) => void
}) {
  const t = useActionMessages()
  const [dialog, setDialog] = useState<'create' | 'find' | null>(null)
  const close = () => setDialog(null)

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" component="h1" sx={{ flex: '1 1 auto' }}>
          {t('discussions')}
        </Typography>
        <Tooltip title={t('findPublicRooms')}>
          <IconButton aria-label={t('findPublicRooms')} onClick={() => setDialog('find')}>
            <SearchIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('newRoom')}>
          <IconButton aria-label={t('newRoom')} onClick={() => setDialog('create')}>
            <PlusIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <Lists rooms={rooms} chosenId={chosenId} onChoose={onChoose} onFind={() => setDialog('find')} />
      </Box>
      {dialog === 'create' && (
        <CreateRoomDialog
          onClose={close}
          onCreated={(room) => {
            close()
            onChoose(room)
          }}
        />
      )}
      {dialog === 'find' && (
        <FindRoomsDialog
          onClose={close}
          onChoose={(room) => {
            close()
            onChoose(room)
          }}
        />
      )}
    </>
  )
}

function Lists({
  rooms,
  chosenId,
  onChoose,
  onFind,
}: {
  rooms: UseQueryResult<Rooms>
  chosenId: string | null
  onChoose: (room: Chatroom) => void
  onFind: () => void
}) {
  const t = useActionMessages()
  if (rooms.isPending) {
    return (
      <Box sx={{ p: 2 }}>
        <Loading label={t('rooms')} rows={5}>
          <Skeleton width="70%" />
          <Skeleton width="90%" />
        </Loading>
      </Box>
    )
  }
  if (rooms.isError && !rooms.data) return <Failed error={rooms.error} onRetry={rooms.refetch} />
  const { invited, joined } = rooms.data as Rooms

  return (
    <>
      {invited.length > 0 && (
        <Box component="ul" aria-label={t('invitations')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {invited.map((room) => (
            <RoomInvite key={room.id} room={room} onJoined={() => onChoose(room)} />
          ))}
        </Box>
      )}
      {joined.length === 0 ? (
        <Empty
          title={t('noRooms')}
          action={
            <Button variant="contained" onClick={onFind}>
              {t('findPublicRoom')}
            </Button>
          }
        >
          {t('joinOrStart')}
        </Empty>
      ) : (
        <Box component="ul" aria-label={t('yourRooms')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {byLatest(joined).map((room) => (
            <RoomRow key={room.id} room={room} isChosen={room.id === chosenId} onChoose={() => onChoose(room)} />
          ))}
        </Box>
      )}
    </>
  )
}
