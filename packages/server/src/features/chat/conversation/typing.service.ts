import { chatHub } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { findUser } from '../../users/index.ts'
import { blockersChannel, roomChannel } from './channels.ts'
import { checkMember } from './messages.service.ts'

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
  const fullName = `${user.first_name} ${user.last_name}`
  const typed = { chatroomId, userId: actor.userId, fullName }
  app.realtime.push(chatHub, [roomChannel(chatroomId)], 'UserTyping', typed, {
    except: [blockersChannel(actor.userId)],
  })
  return null
}
