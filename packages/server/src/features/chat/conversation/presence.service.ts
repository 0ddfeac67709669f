import { chatroomUsersMax } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { listUnblocked } from '../../profiles/index.ts'
import { checkMember } from './messages.service.ts'

/** Members with an open connection, oneself too; nobody whom the viewer has blocked. */
export async function listPresentUsers(app: App, actor: Actor, chatroomId: string): Promise<string[]> {
  await checkMember(app, actor, chatroomId)
  const present = await app.features.chat.presence.listIn(chatroomId)
  return listUnblocked(app.db, actor.userId, present.sort().slice(0, chatroomUsersMax))
}
