import { chatHub } from '@materia/contract'
import type { Platform } from '../../../platform/app.ts'
import { roomChannel } from './channels.ts'

export interface Presence {
  /** Those with a socket that hears the room, in every process. */
  listIn(chatroomId: string): Promise<string[]>
}

const topic = 'who-is-present'
const keptMs = 5_000

export function createPresence(app: Platform): Presence {
  const local = app.realtime.local(chatHub)
  const peers = app.realtime.peers(chatHub)
  const listHere = (chatroomId: string) => local.listUsersOn(roomChannel(chatroomId))
  /** By room: a crowd that asks at once costs the other processes one question. */
  const elsewhere = new Map<string, Promise<string[][]>>()
  peers.onAsked<string, string[]>(topic, listHere)

  function listElsewhere(chatroomId: string): Promise<string[][]> {
    const known = elsewhere.get(chatroomId)
    if (known) return known
    const asked = peers.ask<string[]>(topic, chatroomId)
    elsewhere.set(chatroomId, asked)
    setTimeout(() => elsewhere.delete(chatroomId), keptMs).unref()
    return asked
  }

  return {
    async listIn(chatroomId) {
      const others = await listElsewhere(chatroomId)
      return [...new Set([...listHere(chatroomId), ...others.flat()])]
    },
  }
}
