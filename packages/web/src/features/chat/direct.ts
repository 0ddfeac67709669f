import { chatHub } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { callHub } from '../../lib/sockets.ts'
import { changeRooms } from './api.ts'
import { withJoined } from './rooms.ts'

/** The conversation with one person, made when there is none yet; gives its room. */
export async function openDirectRoom(cache: QueryClient, userId: string): Promise<string> {
  const room = await callHub(chatHub, 'OpenDirectChatroom', userId)
  changeRooms(cache, (rooms) => withJoined(rooms, room))
  return room.id
}
