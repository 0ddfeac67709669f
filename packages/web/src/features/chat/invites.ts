import { type Chatroom, chatHub } from '@materia/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hubKey, useHubReply } from '../../lib/live.ts'
import { useSession } from '../../lib/session.ts'
import { callHub } from '../../lib/sockets.ts'
import { showError } from '../../ui/notice.ts'

export const joinFailedMessage = 'Failed to join chatroom. The invitation may have expired.'

const invitedKey = hubKey(chatHub, 'GetInvitedChatrooms')
const joinedKey = hubKey(chatHub, 'GetJoinedChatrooms')

export function useInvitedChatrooms() {
  const { isDoctor } = useSession()
  return useHubReply(chatHub, 'GetInvitedChatrooms', [], { enabled: isDoctor, staleTime: Number.POSITIVE_INFINITY })
}

/** Joining opens the room; a failure stays visible on the invitation. */
export function useAnswerChatroomInvite({ onJoined }: { onJoined: (chatroomId: string) => void }) {
  const cache = useQueryClient()
  const remove = (chatroomId: string) =>
    cache.setQueryData<Chatroom[]>(invitedKey, (rooms) => rooms?.filter((room) => room.id !== chatroomId))
  const reload = () => cache.invalidateQueries({ queryKey: joinedKey })

  const accept = useMutation({
    mutationFn: (room: Chatroom) => callHub(chatHub, 'JoinChatroom', room.id, room.inviteToken),
    onSuccess: (_, room) => {
      remove(room.id)
      void reload()
      onJoined(room.id)
    },
    onError: (_, failed) => {
      cache.setQueryData<Chatroom[]>(invitedKey, (rooms) =>
        rooms?.map((room) => (room.id === failed.id ? { ...room, hasError: true } : room)),
      )
      showError(joinFailedMessage)
    },
  })
  const decline = useMutation({
    mutationFn: (room: Chatroom) => callHub(chatHub, 'LeaveChatroom', room.id),
    onSuccess: (_, room) => remove(room.id),
    onError: () => showError('The invitation could not be declined. Try again.'),
  })
  return { accept: accept.mutate, decline: decline.mutate }
}
