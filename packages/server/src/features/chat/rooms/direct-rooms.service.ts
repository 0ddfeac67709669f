import type { Chatroom } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict, invalid, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { isBlockedBy } from '../../profiles/index.ts'
import { findUser, makeId } from '../../users/index.ts'
import { findDirectRoom, insertDirectRoom } from './chatrooms.queries.ts'
import { getChatroom, newMember } from './chatrooms.service.ts'
import { mayChat } from './invitations.service.ts'
import { insertMember } from './members.queries.ts'

/**
 * The conversation of two people. It has no owner: nobody is invited or removed. Whoever is blocked by the other opens
 * it all the same and is told nothing; the other does not see it.
 */
export async function openDirectChatroom(app: App, actor: Actor, userId: string): Promise<Chatroom> {
  if (userId === actor.userId) throw invalid('direct-self', 'userId')
  const opened = await inTransaction(app, async (tx) => {
    const person = await findUser(tx, userId)
    if (!person || !mayChat(person)) throw notFound('person')
    const isBlockedByMe = await isBlockedBy(tx, userId, actor.userId)
    if (isBlockedByMe) throw conflict('direct-blocked')
    const directKey = [actor.userId, userId].sort().join(':')
    const known = await findDirectRoom(tx, directKey)
    if (known) return { chatroomId: known, isNew: false }
    return makeRoom(app, tx, { directKey, openerId: actor.userId, otherId: userId })
  })
  if (opened.isNew) await app.features.chat.relay.spreadMembership(opened.chatroomId, [actor.userId, userId])
  return getChatroom(app, actor, opened.chatroomId)
}

async function makeRoom(
  app: App,
  tx: Tx,
  { directKey, openerId, otherId }: { directKey: string; openerId: string; otherId: string },
): Promise<{ chatroomId: string; isNew: boolean }> {
  const at = app.clock.now()
  const chatroomId = makeId()
  const inserted = await insertDirectRoom(tx, {
    id: chatroomId,
    owner_user_id: null,
    name: '',
    description: null,
    type: 'Private',
    created_at: at,
    modified_at: at,
    closed_at: null,
    direct_key: directKey,
    content_item_id: null,
    member_count: 2,
    membership_version: 2,
  })
  // Both opened it at the same moment: the insert waited for the other one's.
  if (!inserted) return { chatroomId: (await findDirectRoom(tx, directKey)) ?? chatroomId, isNew: false }
  const joined = { status: 'Joined' as const, joined_at: at }
  await insertMember(tx, { ...newMember(chatroomId, openerId, at), ...joined, version: 1 })
  await insertMember(tx, { ...newMember(chatroomId, otherId, at), ...joined, invited_by_user_id: openerId, version: 2 })
  return { chatroomId, isNew: true }
}
