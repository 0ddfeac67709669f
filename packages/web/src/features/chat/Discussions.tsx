import type { ChatMessage, Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import { useLayoutEffect, useRef, useState } from 'react'
import { useActionMessages } from './actions/messages.ts'
import { useRooms } from './api.ts'
import { ChosenRoom } from './ChosenRoom.tsx'
import { NothingChosen } from './rooms/NothingChosen.tsx'
import { RoomList } from './rooms/RoomList.tsx'
import { ShareBanner } from './ShareBanner.tsx'
import type { ChatSlots } from './slots.ts'

/** Rooms left, conversation right; on small screens one at a time. */
export function Discussions({
  chatroomId,
  shareId,
  atSequence,
  onChoose,
  onOpenMessage,
  onShared,
  slots,
}: {
  chatroomId: string | null
  /** A content item on its way into a room. */
  shareId: string | null
  /** The message that the address names, by its place in the room. */
  atSequence: number | null
  onChoose: (chatroomId: string | null) => void
  onOpenMessage: (message: ChatMessage) => void
  onShared: () => void
  slots: ChatSlots
}) {
  const t = useActionMessages()
  const share = shareId ? { contentItemId: shareId, onDone: onShared } : null
  const rooms = useRooms()
  const { frame, top } = useTop()
  const choose = (room: Chatroom) => onChoose(room.id)

  return (
    <Box
      ref={frame}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '320px minmax(0, 1fr)' },
        gridTemplateRows: 'minmax(0, 1fr)',
        mx: { xs: -1.5, sm: 0 },
        mt: { xs: -2, sm: 0 },
        mb: { xs: -2, sm: -1 },
        bgcolor: 'background.paper',
        border: { sm: 1 },
        borderColor: { sm: 'divider' },
        borderRadius: { sm: 1 },
        overflow: 'hidden',
        minHeight: 320,
      }}
      style={{ height: `calc(100dvh - ${top}px)` }}
    >
      <Box
        component="section"
        aria-label={t('rooms')}
        sx={{
          display: { xs: chatroomId ? 'none' : 'flex', md: 'flex' },
          flexDirection: 'column',
          minHeight: 0,
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        {share && !chatroomId && <ShareBanner onCancel={share.onDone} />}
        <RoomList rooms={rooms} chosenId={chatroomId} onChoose={choose} />
      </Box>
      <Box sx={{ display: { xs: chatroomId ? 'flex' : 'none', md: 'flex' }, minWidth: 0, minHeight: 0 }}>
        {chatroomId ? (
          <ChosenRoom
            key={chatroomId}
            chatroomId={chatroomId}
            rooms={rooms}
            onChoose={onChoose}
            share={share}
            atSequence={atSequence}
            onOpenMessage={onOpenMessage}
            slots={slots}
          />
        ) : (
          <NothingChosen rooms={rooms.data} />
        )}
      </Box>
    </Box>
  )
}

const marginBelow = 16

/** Fills the window below whatever stands above. */
function useTop() {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(80)
  useLayoutEffect(() => {
    const measure = () => {
      const edge = (frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY
      setTop(Math.round(edge) + (window.innerWidth >= 600 ? marginBelow : 0))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return { frame, top }
}
