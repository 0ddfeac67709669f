import type { FolioInviteUpdate, FolioMember, FolioUser, PendingFolioInvite } from '@materia/contract'
import { actorLanguage } from '../../../platform/actor-language.ts'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../../platform/events/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { queueMail } from '../../../platform/mail/mail.ts'
import { notify, settleNotification, wantsMailAtOnce } from '../../../platform/notifications/index.ts'
import { isBlockedBy } from '../../profiles/index.ts'
import { findUser, findUserByEmail, makeId, type UserRow } from '../../users/index.ts'
import { findFolioAccess, getManaged, getReadable } from '../folio-access.ts'
import { folioChanged, folioInvited, folioSharingChanged } from '../folios.events.ts'
import { folioInvitationMail, folioRegistrationMail } from '../folios.mail.ts'
import { mayLeaveFolio, mayListPendingInvitesOf, mayManageFolio, mayReadFolio, maySeeMember } from '../folios.policy.ts'
import type { FolioRow } from '../folios.queries.ts'
import { folioUserView, memberView, pendingInviteView } from '../folios.view.ts'
import {
  detachFromAccount,
  endInvites,
  findInvite,
  findInviteByEmail,
  findListedMember,
  findMembership,
  hasEnded,
  type InviteRow,
  insertInvite,
  listMembers,
  listPendingInvites,
  updateAnswer,
} from './invites.queries.ts'
import { checkVerifiedForFolio } from './verified-members.service.ts'

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
  if (folio.share_level === 'Private') throw conflict('folio-private')
  const reply = invitation.userId
    ? await inviteAccount(app, tx, actor, { folio, userId: invitation.userId })
    : await inviteAddress(app, tx, actor, { folio, invitation })
  const subject = { type: 'content', id: folio.id }
  await recordAct(tx, { act: 'folio-invitation-sent', actorId: actor.userId, subject, ip: actor.ip })
  announce(tx, folioChanged, { folioId: folio.id, byTab: actor.tabId })
  return reply
}

async function inviteAccount(
  app: App,
  tx: Tx,
  actor: Actor,
  { folio, userId }: { folio: FolioRow; userId: string },
): Promise<FolioUser> {
  const person = await findUser(tx, userId)
  if (!person || person.status === 'Disabled') throw notFound('person')
  if (!mayKeepFolios(person)) throw invalid('folio-role-required', 'userId')
  if (person.id === folio.owner_id) throw invalid('folio-already-yours', 'userId')
  await makeWayFor(app, tx, await findMembership(tx, { folioId: folio.id, userId }))
  const invite = await insertInvite(tx, { ...newInvite(app, actor, folio), userId, email: null })
  await tellInvited(app, tx, actor, { folio, person })
  return folioUserView(invite, { folio, person })
}

/** One invited by e-mail before is known by the address alone: that invitation stays beside the new one. */
async function makeWayFor(app: App, tx: Tx, known: InviteRow | undefined): Promise<void> {
  if (!known) return
  if (known.email !== null) return detachFromAccount(tx, known.id)
  if (known.status === 'Pending') throw conflict('already-invited')
  if (known.status === 'Accepted') throw conflict('already-member')
  await endInvites(tx, { ids: [known.id], at: app.clock.now() })
}

/** Answered alike whether or not the address has an account, whosever it is and whatever it is to the folio. */
async function inviteAddress(
  app: App,
  tx: Tx,
  actor: Actor,
  { folio, invitation }: { folio: FolioRow; invitation: FolioInvitation },
): Promise<FolioUser> {
  const email = invitation.email ?? ''
  const person = await findUserByEmail(tx, email)
  if (person?.id === folio.owner_id) throw invalid('folio-already-yours', 'email')
  const before = await findInviteByEmail(tx, { folioId: folio.id, email })
  if (before?.status === 'Pending') throw conflict('already-invited')
  if (before) await endInvites(tx, { ids: [before.id], at: app.clock.now() })
  const reached = person && mayBeReached(person) ? await findUnlisted(tx, folio, person) : undefined
  const invite = await insertInvite(tx, { ...newInvite(app, actor, folio), userId: reached?.id ?? null, email })
  if (reached) await tellInvited(app, tx, actor, { folio, person: reached })
  if (!person) await queueMail(tx, folioRegistrationMail(app, await inviterOf(tx, actor), { folio, invitation }))
  return folioUserView({ ...invite, user_id: null }, { folio, person: undefined })
}

const mayKeepFolios = ({ roles }: UserRow) => roles.some((role) => role === 'Doctor' || role === 'Admin')
const mayBeReached = (person: UserRow) => person.status !== 'Disabled' && mayKeepFolios(person)

async function findUnlisted(tx: Tx, folio: FolioRow, person: UserRow): Promise<UserRow | undefined> {
  return (await findMembership(tx, { folioId: folio.id, userId: person.id })) ? undefined : person
}

/** Whoever has blocked the inviter hears nothing of it. */
async function tellInvited(
  app: App,
  tx: Tx,
  actor: Actor,
  { folio, person }: { folio: FolioRow; person: UserRow },
): Promise<void> {
  if (await isBlockedBy(tx, actor.userId, person.id)) return
  if (person.email && (await wantsMailAtOnce(tx, person.id, 'FolioInvite'))) {
    await queueMail(tx, folioInvitationMail(app, await inviterOf(tx, actor), { folio, person }))
  }
  await notifyInvited(tx, { folioId: folio.id, userId: person.id, actorId: actor.userId, at: app.clock.now() })
}

/** Unread until it is answered. */
export async function notifyInvited(
  tx: Tx,
  { folioId, userId, actorId, at }: { folioId: string; userId: string; actorId: string | null; at: Date },
): Promise<void> {
  await notify(tx, { userId, kind: 'FolioInvite', key: folioId, at, actorId, contentItemId: folioId })
  announce(tx, folioInvited, { folioId, userId })
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
    const access = await findFolioAccess(tx, actor, folioId, { lock: true })
    if (!access) throw notFound('invitation')
    const invite = await findInvite(tx, { folioId, id: inviteId })
    if (!invite && (await hasEnded(tx, { id: inviteId, userId: actor.userId }))) throw conflict('invitation-answered')
    if (invite?.user_id !== actor.userId) {
      if (!mayReadFolio(access)) throw notFound('invitation')
      if (!invite || !mayManageFolio(access)) throw notFound('invitation')
      throw forbidden('invitation-other-person')
    }
    if (userId && userId !== actor.userId) throw invalid('invitation-answer-for-self', 'userId')
    if (invite.status !== 'Pending') throw conflict('invitation-answered')
    if (folioInvitationStatus === 'Accepted' && access.folio.verified_only) await checkVerifiedForFolio(app, tx, actor)
    const at = app.clock.now()
    await updateAnswer(tx, { id: inviteId, status: folioInvitationStatus, at })
    await settleNotification(tx, { userId: actor.userId, kind: 'FolioInvite', key: folioId, at })
    announce(tx, folioChanged, { folioId, formerUserIds: [actor.userId], byTab: actor.tabId })
    const person = await findUser(tx, actor.userId)
    return folioUserView({ ...invite, email: null, status: folioInvitationStatus }, { folio: access.folio, person })
  })
}

/** The owner removes people and withdraws invitations; everybody else only themselves. */
export async function removeMember(
  app: App,
  actor: Actor,
  { folioId, userId }: { folioId: string; userId: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const access = await findFolioAccess(tx, actor, folioId, { lock: true })
    const isLeaving = userId === actor.userId && access !== undefined && mayLeaveFolio(access)
    if (!access || !(isLeaving || mayReadFolio(access))) throw notFound('folio')
    if (!isLeaving && !mayManageFolio(access)) {
      if (userId === actor.userId) throw notFound('person')
      throw forbidden('folio-removal-owner-only')
    }
    if (userId === access.folio.owner_id) throw conflict('folio-owner-cannot-leave')
    const member = await (isLeaving ? findMembership : findListedMember)(tx, { folioId, userId })
    if (!member) throw notFound('person')
    await endInvites(tx, { ids: [member.id], at: app.clock.now() })
    await enqueue(tx, folioSharingChanged, { folioId })
    const formerUserIds = member.user_id ? [member.user_id] : []
    announce(tx, folioChanged, { folioId, formerUserIds, byTab: actor.tabId })
  })
}

export async function listMembersFor(app: App, actor: Actor, folioId: string): Promise<FolioMember[]> {
  const access = await getReadable(app.db, actor, folioId)
  const rows = await listMembers(app.db, actor, [folioId])
  return rows
    .filter((row) => maySeeMember(access, { status: row.status, hasAccount: row.user_id !== null }))
    .map(memberView)
}

export async function listPendingInvitesFor(app: App, actor: Actor, userId: string): Promise<PendingFolioInvite[]> {
  if (!mayListPendingInvitesOf(actor, userId)) throw notFound('user')
  return (await listPendingInvites(app.db, actor, userId)).map((row) => pendingInviteView(row, actorLanguage(actor)))
}
