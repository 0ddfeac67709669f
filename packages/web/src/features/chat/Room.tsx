import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { Composer } from './Composer.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { Conversation } from './Conversation.tsx'
import { useChatMessages } from './messages.ts'
import { InviteDialog } from './on-demand.ts'
import { PeoplePanel } from './PeoplePanel.tsx'
import { RoomHeader } from './RoomHeader.tsx'
import type { ChatSlots, Share } from './slots.ts'
import { TypingLine } from './TypingLine.tsx'

/** A room one is in: what is said, and who is there. */
export function Room({
  room,
  onBack,
  share,
  slots,
}: {
  room: Chatroom
  onBack: () => void
  share: Share | null
  slots: ChatSlots
}) {
  const t = useChatMessages()
  const [arePeopleShown, setPeopleShown] = useState(false)
  const [isInviting, setInviting] = useState(false)
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
        />
        <ConnectionBanner />
        <Conversation room={room} slots={slots} />
        <TypingLine chatroomId={room.id} />
        <Composer chatroomId={room.id} share={share} slots={slots} />
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
      {isInviting && <InviteDialog room={room} slots={slots} onClose={() => setInviting(false)} />}
    </>
  )
}
