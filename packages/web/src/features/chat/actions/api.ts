import { type ChatMessage, type Chatroom, chatHub, type UpdateChatroom } from '@materia/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../../lib/api-error.ts'
import { hubKey } from '../../../lib/live.ts'
import { callHub } from '../../../lib/sockets.ts'
import { showError } from '../../../ui/notice.ts'
import { changeMessage, changeRooms } from '../api.ts'
import { changeRoom } from '../rooms.ts'

type Named = Pick<ChatMessage, 'chatroomId' | 'id'>

export const useEditMessage = () =>
  useMessageChange(({ message, content }: { message: Named; content: string }) =>
    callHub(chatHub, 'EditMessage', message.chatroomId, message.id, { content }),
  )

export const useDeleteMessage = () =>
  useMessageChange((message: Named) => callHub(chatHub, 'DeleteMessage', message.chatroomId, message.id))

export const useReact = () =>
  useMessageChange(({ message, emoji, on }: { message: Named; emoji: string; on: boolean }) =>
    callHub(chatHub, 'React', message.chatroomId, message.id, { emoji, on }),
  )

function useMessageChange<Input>(change: (input: Input) => Promise<ChatMessage>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (message) => changeMessage(cache, message),
    onError: (error) => showError(explain(error)),
  })
}

export const useUpdateRoom = () =>
  useRoomChange(({ chatroomId, ...form }: { chatroomId: string } & UpdateChatroom) =>
    callHub(chatHub, 'UpdateChatroom', chatroomId, form),
  )

export const useMuteRoom = () =>
  useRoomChange(({ chatroomId, muted }: { chatroomId: string; muted: boolean }) =>
    callHub(chatHub, 'MuteChatroom', chatroomId, { muted }),
  )

export const usePinRoom = () =>
  useRoomChange(({ chatroomId, pinned }: { chatroomId: string; pinned: boolean }) =>
    callHub(chatHub, 'PinChatroom', chatroomId, { pinned }),
  )

function useRoomChange<Input>(change: (input: Input) => Promise<Chatroom>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (room) => {
      const { id, name, description, isClosed, isMuted, isPinned, verifiedOnly, pictureAttachmentId } = room
      const changes = { name, description, isClosed, isMuted, isPinned, verifiedOnly, pictureAttachmentId }
      changeRooms(cache, (rooms) => changeRoom(rooms, id, changes))
    },
    onError: (error) => showError(explain(error)),
  })
}

/** Null searches all of one's rooms. */
export const useMessageSearch = (chatroomId: string | null, term: string) =>
  useInfiniteQuery({
    queryKey: hubKey(chatHub, 'SearchMessages', chatroomId, term),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => callHub(chatHub, 'SearchMessages', chatroomId, { term, nextCursor: pageParam }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: term !== '',
    staleTime: 0,
  })
