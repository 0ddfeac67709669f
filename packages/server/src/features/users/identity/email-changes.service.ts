import type { EmailChange, IdentityResult } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import { later } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { invalid } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type Mail, mailWrittenLate, queueMail } from '../../../platform/mail/mail.ts'
import { badLink, linkLifeMs, makeLink } from '../email-links.service.ts'
import { deleteEmailTokensOf } from '../email-tokens.queries.ts'
import { succeeded } from '../passwords/passwords.ts'
import { hashToken } from '../secrets.ts'
import { tellOfSecurity } from '../security-events.service.ts'
import { revokeSessionsOf } from '../sessions/sessions.queries.ts'
import { findUserByEmail, lockUser } from '../users.queries.ts'
import { userSubject } from '../users.view.ts'
import { deleteChallengesOf } from './challenges.queries.ts'
import { confirmEmailMail, emailInUseMail, formerEmailMail } from './email-changes.mail.ts'
import {
  deleteEmailChange,
  deleteOldEmailChanges,
  findEmailChange,
  isEmailTaken,
  moveToEmail,
  spendEmailChange,
  upsertEmailChange,
} from './email-changes.queries.ts'
import { lockOwn } from './factors.service.ts'

export const emailChangeMail = mailWrittenLate<{ userId: string }>('send-email-change')

const asOf = (app: App) => ({ since: later(app.clock.now(), -linkLifeMs['change-email']) })

export async function getEmailChange(app: App, actor: Actor): Promise<EmailChange> {
  const change = await findEmailChange(app.db, actor.userId, asOf(app))
  return { email: change?.email ?? null, requestedOn: change?.requested_at.toISOString() ?? null }
}

/** Nothing changes yet; the address of now is told, so that its owner may stop what is not theirs. */
export async function askForEmailChange(app: App, actor: Actor, email: string, ip: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    if (user.email === email) throw invalid('email-unchanged', 'email')
    await deleteEmailChange(tx, user.id)
    await upsertEmailChange(tx, { userId: user.id, email, sessionId: actor.sessionId, now: app.clock.now() })
    await enqueue(tx, emailChangeMail, { userId: user.id })
    await tellOfSecurity(app, tx, user, 'emailChangeAsked')
    await recordAct(tx, { act: 'email-change-requested', actorId: user.id, subject: userSubject(user.id), ip })
  })
}

export const cancelEmailChange = (app: App, actor: Actor) =>
  inTransaction(app, (tx) => deleteEmailChange(tx, actor.userId))

/** The link is made when its mail is sent. The owner of an address that is taken is told; whoever asked learns nothing. */
export async function writeEmailChangeMail(app: App, { userId }: { userId: string }): Promise<Mail | undefined> {
  return inTransaction(app, async (tx) => {
    const user = await lockUser(tx, userId)
    const change = user?.status === 'Approved' && (await findEmailChange(tx, userId, asOf(app)))
    if (!user || !change) return undefined
    const owner = await findUserByEmail(tx, change.email)
    if (owner) return emailInUseMail(owner)
    const token = await makeLink(app, tx, userId, 'change-email')
    return confirmEmailMail(app, { email: change.email, language: user.language, token })
  })
}

/** Whoever opens the link reads the new mailbox. Other devices are signed out, and links in the old mailbox end. */
export async function confirmEmail(
  app: App,
  { token, email }: { token: string; email: string },
  ip: string,
): Promise<IdentityResult> {
  try {
    return await inTransaction(app, (tx) => settleEmailChange(app, tx, { token, email, ip }))
  } catch (error) {
    if (isEmailTaken(error)) return badLink
    throw error
  }
}

async function settleEmailChange(
  app: App,
  tx: Tx,
  { token, email, ip }: { token: string; email: string; ip: string },
): Promise<IdentityResult> {
  const now = app.clock.now()
  const change = await spendEmailChange(tx, { tokenHash: hashToken(token), email, now })
  const user = change && (await lockUser(tx, change.user_id))
  if (user?.status !== 'Approved' || !(await moveToEmail(tx, user.id, email))) return badLink
  await deleteEmailChange(tx, user.id)
  await deleteEmailTokensOf(tx, user.id, 'reset-password')
  await deleteChallengesOf(tx, user.id)
  await revokeSessionsOf(tx, user.id, now, change?.session_id)
  await queueMail(tx, formerEmailMail(app, user))
  await tellOfSecurity(app, tx, { ...user, email }, 'emailChanged')
  await recordAct(tx, { act: 'email-changed', actorId: user.id, subject: userSubject(user.id), ip })
  return succeeded
}

export const sweepEmailChanges = (app: App) => deleteOldEmailChanges(app.db, { before: asOf(app).since })
