import { showError } from '../../ui/notice.ts'
import { useJoinRoom, useLeaveRoom, useRooms } from './api.ts'
import type { Rooms } from './rooms.ts'

export const joinFailedMessage = 'Failed to join chatroom. The invitation may have expired.'

const invitedIn = (rooms: Rooms) => rooms.invited

export const useInvitedChatrooms = () => useRooms(invitedIn)

/** Joining opens the room; a failure stays visible on the invitation. */
export function useAnswerChatroomInvite({ onJoined }: { onJoined: (chatroomId: string) => void }) {
  const accept = useJoinRoom({ onJoined, onFailed: () => showError(joinFailedMessage) })
  const decline = useLeaveRoom({ onFailed: () => showError('The invitation could not be declined. Try again.') })
  const running = [accept, decline].find(({ isPending }) => isPending)
  return {
    accept: accept.mutate,
    decline: decline.mutate,
    answering: running?.variables?.id,
  }
}
