import {
  defaultLanguage,
  type Language,
  languages,
  notificationHub,
  type Register,
  type Role,
  type UserUpdate,
} from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { requireConfirmation } from '../../platform/http/http.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { isInForce, recordConsents } from './consents/consents.service.ts'
import { sendFinishRegistrationLink } from './passwords.service.ts'
import { makeId } from './secrets.ts'
import { accountDeletedMail } from './security.mail.ts'
import { revokeSessionsOf } from './sessions/sessions.queries.ts'
import { mayManageUser } from './users.policy.ts'
import { claimMinc, eraseUser, findUser, insertUser, type UserRow, updateUser } from './users.queries.ts'
import { userSubject } from './users.view.ts'

export async function register(app: App, form: Register & { language: Language }, ip: string): Promise<UserRow> {
  return inTransaction(app, async (tx) => {
    // All four professions may use everything a doctor may; userType keeps which one it is.
    const user = await createUser(tx, { ...form, roles: ['Doctor'] })
    // Who read an older text, on a page opened before it changed, is asked again once they are in.
    const agreements = (form.consents ?? []).filter(isInForce)
    await recordConsents(app, tx, { userId: user.id, language: form.language, agreements })
    await recordAct(tx, { act: 'registered', actorId: user.id, subject: userSubject(user.id), ip })
    return agreements.length > 0 ? ((await findUser(tx, user.id)) ?? user) : user
  })
}

interface NewPerson {
  email: string
  firstName: string
  lastName: string
  roles: Role[]
  userType?: Register['userType']
  minc?: string | null
  schoolName?: string | null
  language?: Language
}

/** Creates an account that its owner finishes by the e-mailed link. */
export async function createUser(tx: Tx, person: NewPerson): Promise<UserRow> {
  const user = await addUser(tx, person)
  await sendFinishRegistrationLink(tx, user)
  return user
}

/** The account alone: no link is sent. */
export async function addUser(tx: Tx, person: NewPerson): Promise<UserRow> {
  if (person.minc) await checkMinc(tx, person.minc)
  const user = await insertUser(tx, {
    id: makeId(),
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    email_confirmed: false,
    password_hash: null,
    roles: person.roles,
    status: 'New',
    user_type: person.userType ?? null,
    minc: person.minc ?? null,
    school_name: person.schoolName || null,
    language: person.language ?? defaultLanguage,
    reading_languages: [...languages],
    phone_number: null,
    lockout_end: null,
    access_failed_count: 0,
  })
  if (!user) throw invalid('email-taken', 'email')
  return user
}

/** Two who give the same one at once wait for each other. */
async function checkMinc(tx: Tx, minc: string): Promise<void> {
  if (!(await claimMinc(tx, minc))) throw invalid('minc-taken', 'minc')
}

export async function getManagedUser(db: Db, actor: Actor, userId: string): Promise<UserRow> {
  // Whether somebody else's account exists is not told either.
  const user = mayManageUser(actor, userId) ? await findUser(db, userId) : undefined
  if (!user) throw notFound('user')
  return user
}

export async function changeUser(
  app: App,
  actor: Actor,
  userId: string,
  update: UserUpdate,
  ip: string,
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const user = await getManagedUser(tx, actor, userId)
    if (isSensitive(actor, user, update)) await requireConfirmation(app, actor)
    if (lacksSchool(user, update)) throw invalid('school-required', 'schoolName')
    if (update.minc && update.minc !== user.minc) await checkMinc(tx, update.minc)
    await updateUser(tx, user.id, {
      first_name: update.firstName,
      last_name: update.lastName,
      ...(update.minc !== undefined && { minc: update.minc }),
      ...(update.schoolName !== undefined && { school_name: update.schoolName || null }),
      ...(update.phoneNumber !== undefined && { phone_number: update.phoneNumber || null }),
    })
    await recordAct(tx, { act: 'user-updated', actorId: actor.userId, subject: userSubject(userId), ip })
  })
}

/** A resident is one of a school's (spec §5). */
const lacksSchool = (user: UserRow, { schoolName }: UserUpdate) =>
  user.user_type === 'MedicalResident' && schoolName !== undefined && !schoolName

/** A name and a telephone number change freely; what says who somebody is does not, nor does an admin's hand. */
const isSensitive = (actor: Actor, user: UserRow, { minc, schoolName }: UserUpdate) =>
  actor.userId !== user.id ||
  (minc !== undefined && minc !== user.minc) ||
  (schoolName !== undefined && (schoolName || null) !== user.school_name)

export async function setLanguage(app: App, actor: Actor, userId: string, language: Language): Promise<void> {
  const user = await getManagedUser(app.db, actor, userId)
  await updateUser(app.db, user.id, { language })
  app.authenticator.forgetSessionsOf(user.id)
  app.realtime.push(notificationHub, [userChannel(user.id)], 'LanguageChanged', { language })
}

export async function setReadingLanguages(app: App, actor: Actor, userId: string, chosen: Language[]): Promise<void> {
  const user = await getManagedUser(app.db, actor, userId)
  await updateUser(app.db, user.id, { reading_languages: [...new Set(chosen)].toSorted() })
}

/** For features whose screens show a person's name beside fields of their own. */
export async function renameUser(
  tx: Tx,
  actor: Actor,
  { userId, firstName, lastName, ip }: { userId: string; firstName?: string; lastName?: string; ip: string },
): Promise<void> {
  if (firstName === undefined && lastName === undefined) return
  await updateUser(tx, userId, { first_name: firstName, last_name: lastName })
  await recordAct(tx, { act: 'user-updated', actorId: actor.userId, subject: userSubject(userId), ip })
}

export async function removeUser(app: App, actor: Actor, userId: string, ip: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    const user = await getManagedUser(tx, actor, userId)
    if (user.email_confirmed) await queueMail(tx, accountDeletedMail(app, user))
    for (const erase of app.features.users.erasers) await erase(app, tx, userId)
    await eraseUser(tx, userId, app.clock.now())
    await recordAct(tx, { act: 'user-deleted', actorId: actor.userId, subject: userSubject(userId), ip })
  })
}

/** Deactivation ends every session of the person; reactivation lets them sign in again. */
export async function setUserStatus(app: App, tx: Tx, userId: string, status: 'Approved' | 'Disabled'): Promise<void> {
  await updateUser(tx, userId, { status })
  if (status === 'Disabled') await revokeSessionsOf(tx, userId, app.clock.now())
}
