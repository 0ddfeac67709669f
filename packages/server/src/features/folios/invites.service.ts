import type { FolioInviteUpdate, FolioMember, FolioUser, PendingFolioInvite } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { findUser, findUserByEmail, makeId, type UserRow } from '../users/index.ts'
import { folioChanged, folioInvited } from './folios.events.ts'
import { folioInvitationMail, folioRegistrationMail } from './folios.mail.ts'
import { mayLeaveFolio, mayListPendingInvitesOf, mayManageFolio, mayReadFolio, maySeeMember } from './folios.policy.ts'
import type { FolioRow } from './folios.queries.ts'
import { folioUserView, memberView, pendingInviteView } from './folios.view.ts'
import {
  endInvites,
  findInvite,
  findInviteByEmail,
  findMember,
  hasEnded,
  type InviteRow,
  insertInvite,
  listMembers,
  listPendingInvites,
  updateAnswer,
} from './invites.queries.ts'
import { findStanding, getManaged, getReadable } from './standing.ts'

export interface FolioInvitation {
  folioId: string
  userId?: string | null
  email?: string | null
  /** Prefill the registration of somebody without an account. */
  firstName?: string | null
  lastName?: string | null
}

/** By account or by e-mail address; the mail goes out either way. */
export const inviteToFolio = (app: App, actor: Actor, invitation: FolioInvitation): Promise<FolioUser> =>
  inTransaction(app, (tx) => addFolioInvitation(app, tx, actor, invitation))

export async function addFolioInvitation(
  app: App,
  tx: Tx,
  actor: Actor,
  invitation: FolioInvitation,
): Promise<FolioUser> {
  const { folio } = await getManaged(tx, actor, invitation.folioId, 'invitation')
  const person = await findInvitedPerson(tx, invitation)
  if (person?.id === folio.owner_id) throw invalid('folio-already-yours', fieldOf(invitation))
  const invite = person
    ? await inviteMember(app, tx, actor, { folio, person })
    : await inviteStranger(app, tx, actor, { folio, invitation })
  const subject = { type: 'content', id: folio.id }
  await recordAct(tx, { act: 'folio-invitation-sent', actorId: actor.userId, subject, ip: actor.ip })
  announce(tx, folioChanged, { folioId: folio.id })
  if (invitation.userId) return folioUserView(invite, { folio, person })
  // Whether the address has an account, and whose, is not told.
  const named = { ...invite, user_id: null, email: invitation.email ?? null }
  return folioUserView(named, { folio, person: undefined })
}

const fieldOf = ({ userId }: FolioInvitation) => (userId ? 'userId' : 'email')

async function findInvitedPerson(tx: Tx, { userId, email }: FolioInvitation): Promise<UserRow | undefined> {
  const person = userId ? await findUser(tx, userId) : await findUserByEmail(tx, email ?? '')
  if (userId && (!person || person.status === 'Disabled')) throw notFound('person')
  if (person && !person.roles.some((role) => role === 'Doctor' || role === 'Admin')) {
    throw invalid('folio-role-required', fieldOf({ folioId: '', userId }))
  }
  return person
}

async function inviteMember(
  app: App,
  tx: Tx,
  actor: Actor,
  { folio, person }: { folio: FolioRow; person: UserRow },
): Promise<InviteRow> {
  const known = await findMember(tx, { folioId: folio.id, userId: person.id })
  if (known?.status === 'Pending') throw conflict('already-invited')
  if (known?.status === 'Accepted') throw conflict('already-member')
  if (known) await endInvites(tx, { ids: [known.id], at: app.clock.now() })
  const invite = await insertInvite(tx, { ...newInvite(app, actor, folio), userId: person.id, email: null })
  if (person.email) await queueMail(tx, folioInvitationMail(app, await inviterOf(tx, actor), { folio, person }))
  announce(tx, folioInvited, { folioId: folio.id, userId: person.id })
  return invite
}

async function inviteStranger(
  app: App,
  tx: Tx,
  actor: Actor,
  { folio, invitation }: { folio: FolioRow; invitation: FolioInvitation },
): Promise<InviteRow> {
  const email = invitation.email ?? ''
  if (await findInviteByEmail(tx, { folioId: folio.id, email })) throw conflict('already-invited')
  const invite = await insertInvite(tx, { ...newInvite(app, actor, folio), userId: null, email })
  await queueMail(tx, folioRegistrationMail(app, await inviterOf(tx, actor), { folio, invitation }))
  return invite
}

const newInvite = (app: App, actor: Actor, folio: FolioRow) => ({
  id: makeId(),
  folioId: folio.id,
  invitedById: actor.userId,
  at: app.clock.now(),
})

async function inviterOf(tx: Tx, actor: Actor): Promise<UserRow> {
  const inviter = await findUser(tx, actor.userId)
  if (!inviter) throw notFound('account')
  return inviter
}

/** Once, and only by the person invited. */
export async function answerInvite(
  app: App,
  actor: Actor,
  folioId: string,
  { inviteId, userId, folioInvitationStatus }: FolioInviteUpdate,
): Promise<FolioUser> {
  if (folioInvitationStatus === 'Pending') throw invalid('invitation-answer-required', 'folioInvitationStatus')
  return inTransaction(app, async (tx) => {
    const standing = await findStanding(tx, actor, folioId, { lock: true })
    if (!standing) throw notFound('invitation')
    const invite = await findInvite(tx, { folioId, id: inviteId })
    if (!invite && (await hasEnded(tx, { id: inviteId, userId: actor.userId }))) throw conflict('invitation-answered')
    if (invite?.user_id !== actor.userId) {
      if (!mayReadFolio(standing)) throw notFound('invitation')
      if (!invite || !mayManageFolio(standing)) throw notFound('invitation')
      throw forbidden('invitation-other-person')
    }
    if (userId && userId !== actor.userId) throw invalid('invitation-answer-for-self', 'userId')
    if (invite.status !== 'Pending') throw conflict('invitation-answered')
    await updateAnswer(tx, { id: inviteId, status: folioInvitationStatus, at: app.clock.now() })
    announce(tx, folioChanged, { folioId, formerUserIds: [actor.userId] })
    const person = await findUser(tx, actor.userId)
    return folioUserView({ ...invite, status: folioInvitationStatus }, { folio: standing.folio, person })
  })
}

/** The owner removes people and withdraws invitations; everybody else only themselves. */
export async function removeMember(
  app: App,
  actor: Actor,
  { folioId, userId }: { folioId: string; userId: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const standing = await findStanding(tx, actor, folioId, { lock: true })
    const isLeaving = userId === actor.userId && standing !== undefined && mayLeaveFolio(standing)
    if (!standing || !(isLeaving || mayReadFolio(standing))) throw notFound('folio')
    if (!isLeaving && !mayManageFolio(standing)) {
      if (userId === actor.userId) throw notFound('person')
      throw forbidden('folio-removal-owner-only')
    }
    if (userId === standing.folio.owner_id) throw conflict('folio-owner-cannot-leave')
    const member = await findMember(tx, { folioId, userId })
    if (!member) throw notFound('person')
    await endInvites(tx, { ids: [member.id], at: app.clock.now() })
    announce(tx, folioChanged, { folioId, formerUserIds: member.user_id ? [member.user_id] : [] })
  })
}

export async function listMembersFor(app: App, actor: Actor, folioId: string): Promise<FolioMember[]> {
  const standing = await getReadable(app.db, actor, folioId)
  const rows = await listMembers(app.db, actor, [folioId])
  return rows
    .filter((row) => maySeeMember(standing, { status: row.status, hasAccount: row.user_id !== null }))
    .map(memberView)
}

export async function listPendingInvitesFor(app: App, actor: Actor, userId: string): Promise<PendingFolioInvite[]> {
  if (!mayListPendingInvitesOf(actor, userId)) throw notFound('user')
  return (await listPendingInvites(app.db, actor, userId)).map(pendingInviteView)
}
