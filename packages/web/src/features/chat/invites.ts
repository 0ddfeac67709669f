import { showError } from '../../ui/notice.ts'
import { useJoinRoom, useLeaveRoom, useRooms } from './api.ts'
import { chatMessages } from './messages.ts'
import type { Rooms } from './rooms.ts'

const invitedIn = (rooms: Rooms) => rooms.invited

export const useInvitedChatrooms = () => useRooms(invitedIn)

/** Joining opens the room; a failure stays visible on the invitation. */
export function useAnswerChatroomInvite({ onJoined }: { onJoined: (chatroomId: string) => void }) {
  const accept = useJoinRoom({ onJoined, onFailed: () => showError(chatMessages()('joinFailed')) })
  const decline = useLeaveRoom({ onFailed: () => showError(chatMessages()('declineFailed')) })
  const running = [accept, decline].find(({ isPending }) => isPending)
  return {
    accept: accept.mutate,
    decline: decline.mutate,
    answering: running?.variables?.id,
  }
}
