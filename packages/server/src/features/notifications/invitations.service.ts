import type { Invite } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { addChatroomInvitation } from '../chat/index.ts'
import { addFolioInvitation } from '../folios/index.ts'
import { findUser, findUserByEmail } from '../users/index.ts'
import { invitationMail } from './invitations.mail.ts'

/** Somebody who has an account needs no invitation to Materia itself; whether they do is not told. */
export async function inviteUser(app: App, actor: Actor, invite: Invite): Promise<void> {
  const { chatroomId, folioId, emailAddress: email, firstName, lastName } = invite
  await inTransaction(app, async (tx) => {
    const inviter = await findUser(tx, actor.userId)
    if (!inviter) throw notFound('account')
    if (folioId) await addFolioInvitation(app, tx, actor, { folioId, email, firstName, lastName })
    if (chatroomId) await addChatroomInvitation(app, tx, actor, { chatroomId, invitee: { email }, firstName, lastName })
    if (folioId || chatroomId || (await findUserByEmail(tx, email))) return
    await queueMail(tx, invitationMail(app, inviter, invite))
    await recordAct(tx, { act: 'invitation-sent', actorId: actor.userId, ip: actor.ip })
  })
}
