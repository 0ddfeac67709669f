import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useActionMessages } from './actions/messages.ts'
import { closeGap, useConversation } from './api.ts'
import { newestSequence } from './conversation.ts'
import { MessageList } from './MessageList.tsx'
import { useUnsent } from './outbox.ts'
import { rowsOf } from './rows.ts'
import type { ChatSlots } from './slots.ts'

export function Conversation({
  room,
  jump,
  slots,
}: {
  room: Chatroom
  jump: { sequence: number } | null
  slots: ChatSlots
}) {
  const t = useActionMessages()
  const cache = useQueryClient()
  const { userId } = useSession()
  const conversation = useConversation(room.id)
  const allUnsent = useUnsent()
  // Where reading had stopped when the room was opened; the line stays while one reads on.
  const [unreadAfter] = useState(room.unreadMessageCount > 0 ? room.lastReadSequence : null)
  const newest = conversation.data ? newestSequence(conversation.data) : null

  // Something was said between asking for the history and getting it.
  useEffect(() => {
    if (newest !== null && newest < room.latestSequence) void closeGap(cache, room.id).catch(() => undefined)
  }, [cache, room.id, room.latestSequence, newest])

  const rows = useMemo(
    () =>
      conversation.data
        ? rowsOf(conversation.data.messages, {
            unsent: allUnsent.filter(({ chatroomId }) => chatroomId === room.id),
            unreadAfter,
            myUserId: userId,
            hasOlder: conversation.data.nextCursor !== null,
          })
        : [],
    [conversation.data, allUnsent, room.id, unreadAfter, userId],
  )

  if (conversation.isPending) {
    return (
      <Box sx={{ flex: 1, minHeight: 0, p: 2, overflow: 'hidden' }}>
        <Loading label={t('messages')} rows={4} />
      </Box>
    )
  }
  if (conversation.isError && !conversation.data) {
    return (
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <Failed error={conversation.error} onRetry={conversation.refetch} />
      </Box>
    )
  }
  if (rows.length === 1) {
    return (
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'grid', placeItems: 'center' }}>
        <Empty title={t('nothingSaid')}>{t('writeFirst')}</Empty>
      </Box>
    )
  }
  return (
    <MessageList
      room={room}
      rows={rows}
      newest={newest ?? 0}
      unreadAfter={unreadAfter}
      myUserId={userId}
      jump={jump}
      slots={slots}
    />
  )
}
