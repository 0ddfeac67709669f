import { randomBytes } from 'node:crypto'
import type { Actor, App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict, invalid, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { settleCode } from '../lock-out.service.ts'
import { findUser, type UserRow } from '../users.queries.ts'
import {
  deleteTotp,
  findTotp,
  listTotpsSealedBy,
  putTotp,
  replaceRecoveryCodes,
  type TotpRow,
  updateSealed,
  updateTotp,
} from './factors.queries.ts'
import { factorAdded, factorsChanged, lockOwn } from './factors.service.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { currentKeyId, previousKeyId, seal, unseal } from './sealed-secrets.ts'
import { findStep, otpauthUrl, secretBytes, toBase32 } from './totp.ts'

/** A secret that counts for nothing until a code of it was given. */
export async function beginTotp(app: App, actor: Actor): Promise<{ secret: string; otpauthUrl: string }> {
  const user = await getUser(app, actor)
  const bytes = randomBytes(secretBytes)
  if (!(await putTotp(app.db, user.id, seal(app, bytes, user.id), app.clock.now()))) throw conflict('totp-enrolled')
  const secret = toBase32(bytes)
  return { secret, otpauthUrl: otpauthUrl({ secret, email: user.email ?? '' }) }
}

export async function confirmTotp(
  app: App,
  actor: Actor,
  { code, ip }: { code: string; ip: string },
): Promise<{ recoveryCodes: string[] }> {
  // Made before the account is locked, for it takes a while, and only for whom it will be for.
  const made = (await isCodeOfBegun(app, actor, code)) ? await makeRecoveryCodes() : undefined
  // Refused after the commit: a wrong code counts.
  const refusal = await inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    const totp = await findTotp(tx, user.id)
    if (!totp) throw conflict('totp-not-begun')
    if (totp.confirmed_at) throw conflict('totp-enrolled')
    const isRight = async () => made !== undefined && (await spendCodeOf(app, tx, totp, code))
    const wrong = await settleCode(app, tx, user, { act: 'code-refused', ip, isRight })
    if (wrong || !made) return wrong ?? 'code-wrong'
    await updateTotp(tx, user.id, { confirmed_at: app.clock.now() })
    await replaceRecoveryCodes(tx, user.id, made)
    await factorAdded(app, tx, actor, { user, ip })
    return undefined
  })
  if (refusal) throw invalid(refusal, refusal === 'code-wrong' ? 'code' : undefined)
  app.authenticator.forgetSessionsOf(actor.userId)
  return { recoveryCodes: made?.codes ?? [] }
}

/** Whether it is a code of the app that is being set up; nothing is spent yet. */
async function isCodeOfBegun(app: App, { userId }: Actor, code: string): Promise<boolean> {
  const totp = await findTotp(app.db, userId)
  if (!totp || totp.confirmed_at) return false
  return findStep(unseal(app, totp, userId), code, { now: app.clock.now(), after: totp.last_step }) !== undefined
}

export async function removeTotp(app: App, actor: Actor, ip: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    if (!(await deleteTotp(tx, user.id))) throw notFound('factor')
    await factorsChanged(app, tx, user, { act: 'factor-removed', event: 'factorRemoved', ip })
  })
  app.authenticator.forgetSessionsOf(actor.userId)
}

/** Whether the code is of the app that was set up, in time and unspent; from then on it is spent. The account must be locked. */
export async function spendTotpCode(app: App, tx: Tx, userId: string, code: string): Promise<boolean> {
  const totp = await findTotp(tx, userId)
  return totp?.confirmed_at ? spendCodeOf(app, tx, totp, code) : false
}

async function spendCodeOf(app: App, tx: Tx, totp: TotpRow, code: string): Promise<boolean> {
  const { user_id: userId, last_step: after } = totp
  const step = findStep(unseal(app, totp, userId), code, { now: app.clock.now(), after })
  if (step === undefined) return false
  await updateTotp(tx, userId, { last_step: step })
  return true
}

const resealedAtOnce = 500

/** After the signing secret was changed: what the previous one encrypted is encrypted by the new one. */
export async function resealSecrets(app: App): Promise<void> {
  const [from, to] = [previousKeyId(app), currentKeyId(app)]
  for (let resealed = resealedAtOnce; from && resealed === resealedAtOnce; ) {
    const totps = await listTotpsSealedBy(app.db, from, resealedAtOnce)
    const secrets = totps.map((totp) => ({
      userId: totp.user_id,
      secret: seal(app, unseal(app, totp, totp.user_id), totp.user_id).secret,
    }))
    await updateSealed(app.db, { from, to, secrets })
    resealed = totps.length
  }
}

async function getUser(app: App, actor: Actor): Promise<UserRow> {
  const user = await findUser(app.db, actor.userId)
  if (!user) throw notFound('account')
  return user
}
