import type { ChatMessage, Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotThere } from '../../lib/api-error.ts'
import { ChevronLeftIcon } from '../../ui/icons/screen-icons.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useActionMessages } from './actions/messages.ts'
import { useChatroom } from './api.ts'
import { useAnswerChatroomInvite } from './invites.ts'
import { Room } from './Room.tsx'
import type { Rooms } from './rooms.ts'
import type { ChatSlots, Share } from './slots.ts'

/** The room of the address: its conversation, or the door to it. */
export function ChosenRoom({
  chatroomId,
  rooms,
  onChoose,
  share,
  atSequence,
  onOpenMessage,
  slots,
}: {
  chatroomId: string
  rooms: UseQueryResult<Rooms>
  onChoose: (chatroomId: string | null) => void
  share: Share | null
  atSequence: number | null
  onOpenMessage: (message: ChatMessage) => void
  slots: ChatSlots
}) {
  const t = useActionMessages()
  const onBack = () => onChoose(null)
  const joined = rooms.data?.joined.find(({ id }) => id === chatroomId)
  const listed = rooms.data && [...rooms.data.invited, ...rooms.data.public].find(({ id }) => id === chatroomId)
  const found = useChatroom(chatroomId, { enabled: rooms.isSuccess && !joined && !listed })
  const outside = listed ?? found.data

  if (joined) {
    return (
      <Room
        room={joined}
        onBack={onBack}
        share={share}
        atSequence={atSequence}
        onOpenMessage={onOpenMessage}
        slots={slots}
      />
    )
  }
  if (outside) return <Door room={outside} onBack={onBack} onJoined={onChoose} />
  if (isNotThere(found.error)) {
    return (
      <Framed onBack={onBack}>
        <Empty title={t('roomClosed')}>{t('roomClosedWhy')}</Empty>
      </Framed>
    )
  }
  if (found.isError || rooms.isError) {
    return (
      <Framed onBack={onBack}>
        <Failed
          error={found.error ?? rooms.error}
          onRetry={() => (found.isError ? found.refetch() : rooms.refetch())}
        />
      </Framed>
    )
  }
  return (
    <Framed onBack={onBack}>
      <Loading label={t('room')} rows={4} />
    </Framed>
  )
}

/** A room one is invited to, or a public one, seen from outside. */
function Door({
  room,
  onBack,
  onJoined,
}: {
  room: Chatroom
  onBack: () => void
  onJoined: (chatroomId: string | null) => void
}) {
  const t = useActionMessages()
  const { accept, decline, answering } = useAnswerChatroomInvite({ onJoined })
  const isInvited = room.inviteToken !== null
  return (
    <Framed onBack={onBack}>
      <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', p: 3, maxWidth: 480, mx: 'auto' }}>
        <Typography variant="h2">{room.name}</Typography>
        {room.description && <Typography>{room.description}</Typography>}
        <Typography sx={{ color: 'text.secondary' }}>
          {isInvited ? t('invitesYou', { name: room.invitedByName ?? t('aColleague') }) : t('publicRoomSentence')}{' '}
          {t('members', { count: room.memberCount })}.
        </Typography>
        {room.hasError && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {t('joinFailed')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
          <Button variant="contained" loading={answering === room.id} onClick={() => accept(room)}>
            {t('joinTheRoom')}
          </Button>
          {isInvited && (
            <Button
              variant="contained"
              color="neutral"
              disabled={answering === room.id}
              onClick={() => {
                decline(room)
                onBack()
              }}
            >
              {t('decline')}
            </Button>
          )}
        </Box>
      </Stack>
    </Framed>
  )
}

function Framed({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useActionMessages()
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowY: 'auto' }}>
      <Box sx={{ display: { md: 'none' }, p: 1 }}>
        <IconButton aria-label={t('backToRooms')} onClick={onBack}>
          <ChevronLeftIcon />
        </IconButton>
      </Box>
      <Box sx={{ p: 2 }}>{children}</Box>
    </Box>
  )
}
