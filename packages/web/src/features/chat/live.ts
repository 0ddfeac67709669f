import { chatHub, notificationHub } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { hubKey, live } from '../../lib/live.ts'

const reloadInvited = (cache: QueryClient) =>
  void cache.invalidateQueries({ queryKey: hubKey(chatHub, 'GetInvitedChatrooms') })
const reloadJoined = (cache: QueryClient) =>
  void cache.invalidateQueries({ queryKey: hubKey(chatHub, 'GetJoinedChatrooms') })

export const chatLive = live(
  chatHub,
  {
    NewPendingChatroomInvite: (_, cache) => reloadInvited(cache),
    BroadcastMessage: (_, cache) => reloadJoined(cache),
    ChatroomChanged: (_, cache) => reloadJoined(cache),
    RemovedFromChatroom: (_, cache) => reloadJoined(cache),
    ReadPointerMoved: (_, cache) => reloadJoined(cache),
  },
  (cache) => {
    reloadJoined(cache)
    reloadInvited(cache)
  },
)

export const chatNotificationsLive = live(notificationHub, {
  NewPendingChatroomInvite: (_, cache) => reloadInvited(cache),
})
