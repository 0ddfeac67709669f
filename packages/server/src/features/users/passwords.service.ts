import type { IdentityResult, Language } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import type { Tx } from '../../platform/db/db.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { type Mail, mailWrittenLate } from '../../platform/mail/mail.ts'
import { badLink, makeLink } from './email-links.service.ts'
import { deleteEmailTokensOf, findLinkOwner, spendEmailToken } from './email-tokens.queries.ts'
import { deleteChallengesOf } from './identity/challenges.queries.ts'
import { deleteEmailChange } from './identity/email-changes.queries.ts'
import { checkPassword, unlocked } from './lock-out.service.ts'
import { failed, hashPassword, listOwnPasswordErrors, listPasswordErrors, succeeded } from './passwords/passwords.ts'
import { hashToken } from './secrets.ts'
import { tellOfSecurity } from './security-events.service.ts'
import { revokeSessionsOf } from './sessions/sessions.queries.ts'
import { registrationFinished } from './users.events.ts'
import { finishRegistrationMail, linkTo, resetPasswordMail } from './users.mail.ts'
import { findUser, lockUser, lockUserByEmail, type UserRow, updateUser } from './users.queries.ts'
import { userSubject } from './users.view.ts'

type Purpose = 'finish-registration' | 'reset-password'

interface NewPassword {
  token: string
  email: string
  password: string
}

const wrongPassword = failed('PasswordMismatch', 'Incorrect password.')

/** Nobody has set a password yet, whether or not an admin approved the account meanwhile. */
const isUnfinished = (user: UserRow) => user.password_hash === null

/** Whoever signs up names a profession. */
const isMadeByAdmin = (user: UserRow) => user.user_type === null

/** Sends the link that finishes a registration; older links stop working. */
export const sendFinishRegistrationLink = (tx: Tx, user: UserRow) =>
  enqueue(tx, linkMail, { email: user.email ?? '', asked: 'by-account' })

/** For the operator's own hands: the link that lets somebody in, without a mail. */
export async function makeAccessLink(app: App, tx: Tx, user: UserRow): Promise<string> {
  const purpose = isUnfinished(user) ? 'finish-registration' : 'reset-password'
  const token = await makeLink(app, tx, user.id, purpose)
  return linkTo(app, isUnfinished(user) ? 'VerifyEmail' : 'ResetPassword', token, user.email ?? '')
}

/** Always quiet, and the same work for every address: whether one is known is nobody's business. */
export const resendInvitation = (app: App, email: string, ip: string) =>
  askForLink(app, { email, asked: 'as-invitation', ip })

/** Quiet as well. Somebody who never finished registering gets that link instead. */
export const forgotPassword = (app: App, email: string, ip: string) =>
  askForLink(app, { email, asked: 'as-forgotten', ip })

/** Past the bound of an account nothing more is sent, and the newest link stays good: nobody is kept out by it. */
async function askForLink(app: App, ask: LinkMail): Promise<void> {
  if (await app.limiter.tryTake('accountMail', `named ${ask.email}`)) await enqueue(app.db, linkMail, ask)
}

interface LinkMail {
  email: string
  asked: 'by-account' | 'as-invitation' | 'as-forgotten'
  ip?: string
}

export const linkMail = mailWrittenLate<LinkMail>('send-link')

/** Makes the link when its mail is sent, so that no job holds one; a second try makes a new one. */
export async function writeLinkMail(app: App, { email, asked, ip }: LinkMail): Promise<Mail | undefined> {
  return inTransaction(app, async (tx) => {
    const user = await lockUserByEmail(tx, email)
    if (!user || user.status === 'Disabled') return undefined
    if (isUnfinished(user)) {
      if (asked === 'as-invitation') await recordLink(tx, 'invitation-resent', user, ip)
      const token = await makeLink(app, tx, user.id, 'finish-registration')
      const name = `${user.first_name} ${user.last_name}`.trim()
      const madeFor = isMadeByAdmin(user) ? { name, roles: user.roles } : undefined
      return finishRegistrationMail(app, { ...recipient(user), madeFor }, token)
    }
    if (asked !== 'as-forgotten') return undefined
    await recordLink(tx, 'password-reset-requested', user, ip)
    return resetPasswordMail(app, recipient(user), await makeLink(app, tx, user.id, 'reset-password'))
  })
}

const recordLink = (tx: Tx, act: 'invitation-resent' | 'password-reset-requested', user: UserRow, ip?: string) =>
  recordAct(tx, { act, actorId: null, subject: userSubject(user.id), ip })

/** Finishes a registration: confirms the e-mail address and approves the account. */
export async function setPassword(
  app: App,
  input: NewPassword,
  { ip, language }: { ip: string; language: Language },
): Promise<IdentityResult> {
  return storePassword(app, input, 'finish-registration', async (tx, userId) => {
    const user = await findUser(tx, userId)
    if (!user || user.status === 'Disabled' || !isUnfinished(user)) return false
    // Who signed up chose a language there; whose account an admin made does so now.
    const chosen = isMadeByAdmin(user) ? { language } : {}
    await updateUser(tx, userId, { status: 'Approved', email_confirmed: true, ...chosen })
    announce(tx, registrationFinished, { userId, email: input.email })
    await recordAct(tx, { act: 'registration-finished', actorId: userId, subject: userSubject(userId), ip })
    return true
  })
}

export async function resetPassword(app: App, input: NewPassword, ip: string): Promise<IdentityResult> {
  return storePassword(app, input, 'reset-password', async (tx, userId) => {
    const user = await findUser(tx, userId)
    if (user?.status !== 'Approved') return false
    await updateUser(tx, userId, { email_confirmed: true })
    await revokeSessionsOf(tx, userId, app.clock.now())
    await tellOfSecurity(app, tx, user, 'passwordReset')
    await recordAct(tx, { act: 'password-reset', actorId: userId, subject: userSubject(userId), ip })
    return true
  })
}

async function storePassword(
  app: App,
  { token, email, password }: NewPassword,
  purpose: Purpose,
  settle: (tx: Tx, userId: string) => Promise<boolean>,
): Promise<IdentityResult> {
  const errors = listPasswordErrors(password)
  if (errors.length > 0) return { succeeded: false, errors }
  // Hashing is dear: only for who holds the link, who alone is told that a password is made of its owner's name.
  const owner = await findLinkOwner(app.db, { tokenHash: hashToken(token), purpose, email, now: app.clock.now() })
  if (!owner) return badLink
  const ownErrors = listOwnPasswordErrors(app, password, owner)
  if (ownErrors.length > 0) return { succeeded: false, errors: ownErrors }
  const passwordHash = await hashPassword(password)
  return inTransaction(app, async (tx) => {
    const userId = await spendEmailToken(tx, { tokenHash: hashToken(token), purpose, email, now: app.clock.now() })
    if (!userId || !(await settle(tx, userId))) return badLink
    await updateUser(tx, userId, { password_hash: passwordHash, ...unlocked })
    await deleteEmailTokensOf(tx, userId, purpose)
    await deleteEmailChange(tx, userId)
    await deleteChallengesOf(tx, userId)
    return succeeded
  })
}

export async function changePassword(
  app: App,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ip: string,
): Promise<IdentityResult> {
  const user = await checkPassword(app, actor, { password: currentPassword, ip })
  if (!user) return wrongPassword
  const errors = [...listPasswordErrors(newPassword), ...listOwnPasswordErrors(app, newPassword, user)]
  if (errors.length > 0) return { succeeded: false, errors }
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(app, async (tx) => {
    // Whoever set another password meanwhile has the last word.
    const now = await lockUser(tx, user.id)
    if (now?.password_hash !== user.password_hash) return wrongPassword
    await updateUser(tx, user.id, { password_hash: passwordHash, ...unlocked })
    await deleteEmailTokensOf(tx, user.id, 'reset-password')
    await deleteEmailChange(tx, user.id)
    await deleteChallengesOf(tx, user.id)
    await revokeSessionsOf(tx, user.id, app.clock.now(), actor.sessionId)
    await tellOfSecurity(app, tx, user, 'passwordChanged')
    await recordAct(tx, { act: 'password-changed', actorId: user.id, subject: userSubject(user.id), ip })
    return succeeded
  })
}

const recipient = (user: UserRow) => ({ email: user.email ?? '', firstName: user.first_name, language: user.language })
