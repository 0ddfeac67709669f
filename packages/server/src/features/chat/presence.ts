import { chatHub } from '@materia/contract'
import type { Platform } from '../../platform/app.ts'
import { roomChannel } from './relay.ts'

export interface Presence {
  /** Those with a socket that hears the room, in every process. */
  listIn(chatroomId: string): Promise<string[]>
}

const topic = 'who-is-present'

export function createPresence(app: Platform): Presence {
  const local = app.realtime.local(chatHub)
  const peers = app.realtime.peers(chatHub)
  const listHere = (chatroomId: string) => local.listUsersOn(roomChannel(chatroomId))
  peers.onAsked<string, string[]>(topic, listHere)

  return {
    async listIn(chatroomId) {
      const elsewhere = await peers.ask<string[]>(topic, chatroomId)
      return [...new Set([...listHere(chatroomId), ...elsewhere.flat()])]
    },
  }
}
