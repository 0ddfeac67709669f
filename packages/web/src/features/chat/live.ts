import { chatHub, notificationHub } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { live } from '../../lib/live.ts'
import {
  changeMessage,
  changeRooms,
  closeAllGaps,
  forgetRoom,
  receiveMessage,
  reloadInvited,
  reloadPeople,
  reloadRooms,
} from './api.ts'
import { deliverAll, settle } from './delivery.ts'
import { changeRoom, withPointer } from './rooms.ts'
import { hearTyping, stopTyping } from './typing.ts'

const reloadAfterMs = 500
let reload: ReturnType<typeof setTimeout> | undefined

/** A crowd that joins at once costs one reload. */
function reloadSoon(cache: QueryClient) {
  clearTimeout(reload)
  reload = setTimeout(() => void reloadRooms(cache), reloadAfterMs)
}

export const chatLive = live(
  chatHub,
  {
    BroadcastMessage: (message, cache) => {
      receiveMessage(cache, message)
      settle(message)
      stopTyping(message)
    },
    MessageChanged: (message, cache) => changeMessage(cache, message),
    MessageEdited: (message, cache) => changeMessage(cache, message),
    MessageDeleted: (message, cache) => changeMessage(cache, message),
    MessageReacted: (message, cache) => changeMessage(cache, message),
    ChatroomUpdated: ({ chatroomId, ...changes }, cache) =>
      changeRooms(cache, (rooms) => changeRoom(rooms, chatroomId, changes)),
    ReadPointerMoved: (pointer, cache) => changeRooms(cache, (rooms) => withPointer(rooms, pointer)),
    ChatroomChanged: ({ chatroomId }, cache) => {
      void reloadPeople(cache, chatroomId)
      reloadSoon(cache)
    },
    RemovedFromChatroom: ({ chatroomId }, cache) => forgetRoom(cache, chatroomId),
    UserTyping: (typing) => hearTyping(typing),
    NewPendingChatroomInvite: (_, cache) => void reloadInvited(cache),
  },
  (cache) => {
    void reloadRooms(cache)
    void closeAllGaps(cache)
    deliverAll(cache)
  },
)

/** The chat hub tells the same; whichever is heard first reloads. */
export const chatNotificationsLive = live(notificationHub, {
  NewPendingChatroomInvite: (_, cache) => void reloadInvited(cache),
})
