import type { ChatMessage, Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState } from 'react'
import { SideDrawer } from '../../ui/dialogs/side-drawer.tsx'
import { useActionMessages } from './actions/messages.ts'
import { ConversingProvider, type Target } from './actions/target.ts'
import { Composer } from './Composer.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { Conversation } from './Conversation.tsx'
import { InviteDialog, RoomSettingsDialog, SearchDialog } from './on-demand.ts'
import { PeoplePanel } from './people/PeoplePanel.tsx'
import { RoomHeader } from './rooms/RoomHeader.tsx'
import type { ChatSlots, Share } from './slots.ts'
import { TypingLine } from './TypingLine.tsx'

/** A room one is in: what is said, and who is there. */
export function Room({
  room,
  onBack,
  share,
  atSequence,
  onOpenMessage,
  slots,
}: {
  room: Chatroom
  onBack: () => void
  share: Share | null
  /** The message that the address names. */
  atSequence: number | null
  onOpenMessage: (message: ChatMessage) => void
  slots: ChatSlots
}) {
  const t = useActionMessages()
  const [arePeopleShown, setPeopleShown] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [isSetting, setSetting] = useState(false)
  const [target, setTarget] = useState<Target | null>(null)
  const [jump, setJump] = useState<{ sequence: number } | null>(null)
  useEffect(() => {
    if (atSequence !== null) setJump({ sequence: atSequence })
  }, [atSequence])
  const conversing = useMemo(
    () => ({
      target,
      setTarget,
      jumpTo: (sequence: number) => setJump({ sequence }),
      isClosed: room.isClosed,
    }),
    [target, room.isClosed],
  )
  const people = <PeoplePanel room={room} slots={slots} onInvite={() => setInviting(true)} />

  return (
    <>
      <Box
        component="section"
        aria-label={room.name}
        sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        <RoomHeader
          room={room}
          onBack={onBack}
          onShowPeople={() => setPeopleShown(true)}
          onInvite={() => setInviting(true)}
          onSearch={() => setSearching(true)}
          onSettings={() => setSetting(true)}
        />
        <ConnectionBanner />
        <ConversingProvider value={conversing}>
          <Conversation room={room} jump={jump} slots={slots} />
          <TypingLine chatroomId={room.id} />
          {room.isClosed ? <ClosedNote /> : <Composer room={room} share={share} slots={slots} />}
        </ConversingProvider>
      </Box>
      <Box
        component="aside"
        aria-label={t('people')}
        sx={{
          display: { xs: 'none', lg: 'block' },
          width: 260,
          flex: 'none',
          overflowY: 'auto',
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        {people}
      </Box>
      <SideDrawer label={t('people')} side="right" open={arePeopleShown} onClose={() => setPeopleShown(false)}>
        {people}
      </SideDrawer>
      {isSearching && (
        <SearchDialog
          room={room}
          onFound={(message) => {
            setSearching(false)
            if (message.chatroomId === room.id) setJump({ sequence: message.sequence })
            else onOpenMessage(message)
          }}
          onClose={() => setSearching(false)}
        />
      )}
      {isSetting && <RoomSettingsDialog room={room} slots={slots} onClose={() => setSetting(false)} />}
      {isInviting && <InviteDialog room={room} slots={slots} onClose={() => setInviting(false)} />}
    </>
  )
}

function ClosedNote() {
  const t = useActionMessages()
  return (
    <Typography role="status" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
      {t('roomIsClosed')}
    </Typography>
  )
}
