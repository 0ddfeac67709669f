import { type Chatroom, chatHub } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { callHub } from '../../lib/sockets.ts'
import { changeRooms } from './api.ts'
import { withJoined } from './rooms.ts'

/** The conversation with one person, made when there is none yet; gives its room. */
export const openDirectRoom = (cache: QueryClient, userId: string): Promise<string> =>
  entered(cache, callHub(chatHub, 'OpenDirectChatroom', userId))

/** The room about an item or a folio, made when there is none yet; gives it. */
export const openContentRoom = (cache: QueryClient, contentItemId: string): Promise<string> =>
  entered(cache, callHub(chatHub, 'OpenContentChatroom', contentItemId))

async function entered(cache: QueryClient, opened: Promise<Chatroom>): Promise<string> {
  const room = await opened
  changeRooms(cache, (rooms) => withJoined(rooms, room))
  return room.id
}
