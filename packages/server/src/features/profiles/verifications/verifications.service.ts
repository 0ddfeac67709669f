import {
  type Verification,
  type VerificationDecision,
  type VerificationRequest,
  verificationDays,
} from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import { days, later } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { queueMail } from '../../../platform/mail/mail.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { findUser, makeId, userSubject } from '../../users/index.ts'
import { type VerificationNews, verificationMail } from './verifications.mail.ts'
import {
  deleteRequestedVerification,
  endStandingVerification,
  expireVerifications,
  insertVerification,
  lockVerification,
  setVerified,
  takeVerificationsToRemind,
  updateVerification,
  type VerifiedPerson,
} from './verifications.queries.ts'

const remindedDays = 30

/** Somebody who is verified may ask again before the year is over: what stands stands until the answer. */
export async function requestVerification(
  app: App,
  actor: Actor,
  asked: VerificationRequest,
  ip: string,
): Promise<Verification> {
  return inTransaction(app, async (tx) => {
    const isNew = await insertVerification(tx, {
      id: makeId(),
      user_id: actor.userId,
      province: asked.province,
      regulator: asked.regulator,
      licence_number: asked.licenceNumber,
      requested_at: app.clock.now(),
    })
    if (!isNew) throw conflict('verification-requested')
    await recordAct(tx, {
      act: 'verification-requested',
      actorId: actor.userId,
      subject: userSubject(actor.userId),
      ip,
      detail: { province: asked.province },
    })
    return { state: 'Requested', regulator: asked.regulator, checkedOn: null, expiresOn: null }
  })
}

/** A request that waits is taken back; what stood before it stands. */
export async function withdrawVerification(app: App, actor: Actor, ip: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    if (!(await deleteRequestedVerification(tx, actor.userId))) throw conflict('verification-decided')
    const subject = userSubject(actor.userId)
    await recordAct(tx, { act: 'verification-withdrawn', actorId: actor.userId, subject, ip })
  })
}

/** Answers a request, or takes a verification back at once. */
export async function decideVerification(
  app: App,
  actor: Actor,
  { id, ip, ...decision }: VerificationDecision & { id: string; ip: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const asked = await lockVerification(tx, id)
    if (!asked) throw notFound('verification')
    const isTakenBack = asked.state === 'Verified' && decision.state === 'Refused'
    if (asked.state !== 'Requested' && !isTakenBack) throw conflict('verification-decided')
    const now = app.clock.now()
    const shared = { decided_at: now, decided_by: actor.userId, note: decision.note || null }
    if (decision.state === 'Verified') {
      const checkedOn = decision.checkedOn ?? now.toISOString().slice(0, 10)
      const until = later(new Date(`${checkedOn}T00:00:00Z`), days(verificationDays))
      await endStandingVerification(tx, asked.user_id, now)
      await updateVerification(tx, id, { ...shared, state: 'Verified', checked_on: checkedOn, expires_at: until })
      await setVerified(tx, asked.user_id, { by: asked.regulator, on: checkedOn, until })
    } else {
      await updateVerification(tx, id, { ...shared, state: 'Refused', reason: decision.reason || null })
      if (isTakenBack) await setVerified(tx, asked.user_id, null)
    }
    const person = await findUser(tx, asked.user_id)
    const news = decision.state === 'Verified' ? 'verified' : isTakenBack ? 'takenBack' : 'refused'
    if (person) await tell(app, tx, { ...person, user_id: person.id }, news, decision.reason || null)
    await recordAct(tx, {
      act: 'verification-decided',
      actorId: actor.userId,
      subject: userSubject(asked.user_id),
      ip,
      detail: { state: decision.state, isTakenBack },
    })
  })
}

/** Every night: ends what is a year old, and reminds a month before. */
export async function keepVerifications(app: App): Promise<void> {
  const now = app.clock.now()
  await inTransaction(app, async (tx) => {
    await tellAll(app, tx, await expireVerifications(tx, now), 'expired')
    const before = later(now, days(remindedDays))
    await tellAll(app, tx, await takeVerificationsToRemind(tx, { now, before }), 'expiring')
  })
}

async function tellAll(app: App, tx: Tx, people: VerifiedPerson[], news: VerificationNews): Promise<void> {
  await Promise.all(people.map((person) => tell(app, tx, person, news, null)))
}

/** By mail, and where their other notifications are. */
async function tell(
  app: App,
  tx: Tx,
  person: VerifiedPerson,
  news: VerificationNews,
  reason: string | null,
): Promise<void> {
  await queueMail(tx, verificationMail(app, person, news, reason))
  const facts = { verification: news, reason }
  await notify(tx, { userId: person.user_id, kind: 'Security', key: makeId(), at: app.clock.now(), facts })
}
