import { type ChatroomUser, defaultLanguage } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import { days, later } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../../platform/events/events.ts'
import { queueMail } from '../../../platform/mail/mail.ts'
import { notify, wantsMailAtOnce } from '../../../platform/notifications/index.ts'
import { isBlockedBy } from '../../profiles/index.ts'
import { findUser, findUserByEmail, makeId, type UserRow } from '../../users/index.ts'
import { chatroomInvited } from '../chat.events.ts'
import { roomInvitationMail, strangerInvitationMail } from '../chat.mail.ts'
import { ownsRoom } from '../chat.policy.ts'
import { memberView } from '../chat.view.ts'
import { chatText } from '../messages.ts'
import type { SeenRoom } from './chatrooms.queries.ts'
import { getRoomFor } from './chatrooms.service.ts'
import { makeNonce } from './invite-tokens.ts'
import {
  claimInvitations,
  findMember,
  type Invitee,
  insertMember,
  lockListedMember,
  lockMember,
  type MemberRow,
  updateMember,
} from './members.queries.ts'

const invitationDays = 30

interface Invitation {
  chatroomId: string
  invitee: Invitee
  /** For the mail to somebody without an account. */
  firstName?: string | null
  lastName?: string | null
}

/**
 * Who has an account is invited directly; a stranger by e-mail, and the invitation waits for them to sign up. An
 * address is answered alike whether or not it has an account, and whosever it is.
 */
export const inviteToChatroom = (app: App, actor: Actor, invitation: Invitation): Promise<ChatroomUser> =>
  inTransaction(app, (tx) => addChatroomInvitation(app, tx, actor, invitation))

export async function addChatroomInvitation(
  app: App,
  tx: Tx,
  actor: Actor,
  invitation: Invitation,
): Promise<ChatroomUser> {
  const room = await getOwnRoom({ db: tx, clock: app.clock }, actor, invitation.chatroomId)
  const user = await findInvited(tx, invitation.invitee)
  if (user?.id === actor.userId) throw invalid('room-already-in')
  const { id, user_id } = await keepInvitation(app, tx, actor, { ...invitation, user })
  const subject = { type: 'chatroom', id: room.id }
  await recordAct(tx, { act: 'chatroom-invitation-sent', actorId: actor.userId, subject, ip: actor.ip })
  const isBlocked = user !== undefined && (await isBlockedBy(tx, actor.userId, user.id))
  if ((user_id || !user) && !isBlocked) await mailInvitation(app, tx, actor, { ...invitation, room, user })
  if (user_id && !isBlocked)
    await notifyInvited(app, tx, { chatroomId: room.id, userId: user_id, actorId: actor.userId })
  const member = await findMember(tx, id)
  if (!member) throw notFound('person')
  return memberView(member)
}

export async function resendInvitation(app: App, actor: Actor, { chatroomId, invitee }: Invitation): Promise<null> {
  const room = await getOwnRoom(app, actor, chatroomId)
  await inTransaction(app, async (tx) => {
    const user = await findInvited(tx, invitee)
    const member = await lockListedMember(tx, chatroomId, invitee)
    if (member?.status !== 'Invited') throw notFound('invitation')
    await updateMember(tx, member.id, { invite_expires_at: later(app.clock.now(), days(invitationDays)) })
    const isBlocked = user !== undefined && (await isBlockedBy(tx, actor.userId, user.id))
    if ((member.user_id || !user) && !isBlocked) await mailInvitation(app, tx, actor, { invitee, room, user })
  })
  return null
}

/** Invitations that waited for an e-mail address are handed to its account. */
export async function handOverInvitations(app: App, userId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    for (const { chatroom_id: chatroomId, invited_by_user_id: actorId } of await claimInvitations(tx, userId)) {
      await notifyInvited(app, tx, { chatroomId, userId, actorId })
    }
  })
}

/** Unread until it is answered. */
async function notifyInvited(
  app: App,
  tx: Tx,
  { chatroomId, userId, actorId }: { chatroomId: string; userId: string; actorId: string | null },
): Promise<void> {
  await notify(tx, { userId, kind: 'ChatroomInvite', key: chatroomId, at: app.clock.now(), actorId, chatroomId })
  announce(tx, chatroomInvited, { chatroomId, userId })
}

async function getOwnRoom(app: Pick<App, 'db' | 'clock'>, actor: Actor, chatroomId: string): Promise<SeenRoom> {
  const room = await getRoomFor(app, actor, chatroomId)
  if (!ownsRoom(actor, room)) throw forbidden('room-invitation-owner-only')
  return room
}

/** Undefined for an address without an account. Rooms are for doctors: nobody else is found by their id. */
async function findInvited(tx: Tx, invitee: Invitee): Promise<UserRow | undefined> {
  if ('email' in invitee) return findUserByEmail(tx, invitee.email)
  const user = await findUser(tx, invitee.userId)
  if (!user || !mayChat(user)) throw notFound('person')
  return user
}

export const mayChat = (user: UserRow) => user.status !== 'Disabled' && user.roles.includes('Doctor')

/** One row for an account and one for an address: that both are one person's is told by neither. */
async function keepInvitation(
  app: App,
  tx: Tx,
  actor: Actor,
  { chatroomId, invitee, user }: Invitation & { user: UserRow | undefined },
): Promise<MemberRow> {
  const at = app.clock.now()
  const email = 'email' in invitee ? invitee.email : null
  const terms = {
    status: 'Invited' as const,
    modified_at: at,
    invited_by_user_id: actor.userId,
    invite_nonce: makeNonce(),
    invite_expires_at: later(at, days(invitationDays)),
    is_barred: false,
  }
  const own = user && mayChat(user) ? await lockMember(tx, chatroomId, user.id) : undefined
  if (own && email === null && own.email !== null) await updateMember(tx, own.id, { user_id: null })
  const isListedByName = own !== undefined && own.email === null && own.status !== 'Removed'
  const made = await insertMember(tx, {
    id: makeId(),
    chatroom_id: chatroomId,
    user_id: user && mayChat(user) && !(email && isListedByName) ? user.id : null,
    email,
    created_at: at,
    joined_at: null,
    last_read_at: null,
    ...terms,
  })
  if (made) return made
  const known = (await lockListedMember(tx, chatroomId, invitee)) ?? own
  if (!known) throw notFound('person')
  if (known.status === 'Joined') throw conflict('room-person-already-in')
  return updateMember(tx, known.id, { ...terms, email })
}

async function mailInvitation(
  app: App,
  tx: Tx,
  actor: Actor,
  { invitee, room, user, firstName, lastName }: Omit<Invitation, 'chatroomId'> & { room: SeenRoom; user?: UserRow },
): Promise<void> {
  const inviter = await findUser(tx, actor.userId)
  const inviterName = inviter ? `${inviter.first_name} ${inviter.last_name}` : chatText('aMember')
  if (user) {
    if (!mayChat(user) || !user.email || !(await wantsMailAtOnce(tx, user.id, 'ChatroomInvite'))) return
    await queueMail(
      tx,
      roomInvitationMail(app, {
        email: user.email,
        language: user.language,
        firstName: user.first_name,
        inviterName,
        room,
      }),
    )
    return
  }
  if ('email' in invitee) {
    await queueMail(
      tx,
      strangerInvitationMail(app, {
        email: invitee.email,
        language: inviter?.language ?? defaultLanguage,
        firstName,
        lastName,
        inviterName,
        room,
      }),
    )
  }
}
