import { chatHub } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { findUser } from '../users/index.ts'
import { checkMember } from './messages.service.ts'
import { roomChannel } from './relay.ts'

/** Tells the room, once in a while however often it is called. */
export async function tellTyping(app: App, actor: Actor, chatroomId: string): Promise<null> {
  const key = `${actor.userId} ${chatroomId}`
  const { typing } = app.features.chat
  const now = app.clock.now()
  if (typing.isQuiet(key, now)) return null
  await checkMember(app, actor, chatroomId)
  const user = await findUser(app.db, actor.userId)
  if (!user) return null
  typing.note(key, now)
  app.realtime.push(chatHub, [roomChannel(chatroomId)], 'UserTyping', {
    chatroomId,
    userId: actor.userId,
    fullName: `${user.first_name} ${user.last_name}`,
  })
  return null
}
