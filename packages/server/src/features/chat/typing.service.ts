import { chatHub } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { seconds } from '../../platform/clock.ts'
import { findUser } from '../users/index.ts'
import { checkMember } from './messages.service.ts'
import { roomChannel } from './relay.ts'

const quietMs = seconds(2)
const remembered = 10_000
const toldAt = new Map<string, number>()

/** Tells the room, once in a while however often it is called. */
export async function tellTyping(app: App, actor: Actor, chatroomId: string): Promise<null> {
  const key = `${actor.userId} ${chatroomId}`
  const nowMs = app.clock.now().getTime()
  if (nowMs - (toldAt.get(key) ?? 0) < quietMs) return null
  await checkMember(app, actor, chatroomId)
  const user = await findUser(app.db, actor.userId)
  if (!user) return null
  if (toldAt.size >= remembered) toldAt.clear()
  toldAt.set(key, nowMs)
  app.realtime.push(chatHub, [roomChannel(chatroomId)], 'UserTyping', {
    chatroomId,
    userId: actor.userId,
    fullName: `${user.first_name} ${user.last_name}`,
  })
  return null
}
