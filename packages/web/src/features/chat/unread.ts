import { chatHub } from '@materia/contract'
import { useHubReply } from '../../lib/live.ts'
import { useSession } from '../../lib/session.ts'

/** Unread messages over all rooms, for the badge. */
export function useUnreadCount(): number {
  const { isDoctor } = useSession()
  const rooms = useHubReply(chatHub, 'GetJoinedChatrooms', [], {
    enabled: isDoctor,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (rooms.data ?? []).reduce((sum, room) => sum + room.unreadMessageCount, 0)
}
