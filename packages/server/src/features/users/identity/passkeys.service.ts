import { type Passkey, type PasskeyAssertion, type PasskeyRegistration, passkeysMax } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { conflict, invalid, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { userText } from '../messages.ts'
import { hashToken, makeId } from '../secrets.ts'
import type { Device, Session } from '../sessions/sessions.service.ts'
import { finishSignIn, refusalOf, type SignInOutcome, sessionIn } from '../sign-in.service.ts'
import { lockUser } from '../users.queries.ts'
import { findChallenge, spendChallenge } from './challenges.queries.ts'
import { makeChallenge } from './challenges.service.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './factors.queries.ts'
import { factorAdded, factorsChanged, lockOwn } from './factors.service.ts'
import { passkeyView } from './identity.view.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeysOf,
  type PasskeyRow,
  updatePasskey,
} from './passkeys.queries.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { challengeIn, registrationOptions, signInOptions, verifyAssertion, verifyRegistration } from './webauthn.ts'

/** What a browser needs to make a passkey. */
export async function beginPasskey(app: App, actor: Actor) {
  return inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    const known = await listWithRoom(tx, user.id)
    const challenge = await makeChallenge(app, tx, { purpose: 'passkey-registration', userId: user.id })
    const name = `${user.first_name} ${user.last_name}`.trim()
    return registrationOptions(app, { challenge, user: { id: user.id, email: user.email ?? '', name }, known })
  })
}

async function listWithRoom(tx: Tx, userId: string): Promise<PasskeyRow[]> {
  const known = await listPasskeysOf(tx, userId)
  if (known.length >= passkeysMax) throw invalid('passkeys-full', undefined, { max: passkeysMax })
  return known
}

/** The first factor of an account comes with recovery codes. */
export async function addPasskey(
  app: App,
  actor: Actor,
  { name, ip, ...answer }: PasskeyRegistration & { name?: string | null; ip: string },
): Promise<Passkey & { recoveryCodes: string[] | null }> {
  const challenge = challengeIn(answer)
  const credential = challenge && (await verifyRegistration(app, { answer, challenge }))
  // Made before the account is locked, for it takes a while, and only for whom it will be for.
  const isAnswer = challenge && credential && (await isAskedOf(app, actor, challenge))
  const made =
    isAnswer && (await countRecoveryCodes(app.db, actor.userId)) === 0 ? await makeRecoveryCodes() : undefined
  const added = await inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    if (!challenge || !credential || (await spend(app, tx, challenge, 'passkey-registration')) !== user.id) {
      throw invalid('passkey-refused')
    }
    // Asked for again under the lock: several may have been begun before one was added.
    await listWithRoom(tx, user.id)
    const passkey = await insertPasskey(tx, {
      id: makeId(),
      user_id: user.id,
      name: name || userText('passkey').in(user.language),
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      created_at: app.clock.now(),
      last_used_at: null,
    })
    if (!passkey) throw conflict('passkey-known')
    const codes = (await countRecoveryCodes(tx, user.id)) === 0 ? (made ?? (await makeRecoveryCodes())) : undefined
    if (codes) await replaceRecoveryCodes(tx, user.id, codes)
    await factorAdded(app, tx, actor, { user, ip })
    return { ...passkeyView(passkey), recoveryCodes: codes?.codes ?? null }
  })
  app.authenticator.forgetSessionsOf(actor.userId)
  return added
}

/** Whether the challenge waits for this person's answer. */
async function isAskedOf(app: App, { userId }: Actor, challenge: string): Promise<boolean> {
  const named = { challengeHash: hashToken(challenge), purpose: 'passkey-registration', now: app.clock.now() } as const
  return (await findChallenge(app.db, named))?.user_id === userId
}

export async function renamePasskey(db: Db, actor: Actor, id: string, name: string): Promise<void> {
  if (!(await updatePasskey(db, { id, userId: actor.userId }, { name }))) throw notFound('passkey')
}

export async function removePasskey(app: App, actor: Actor, id: string, ip: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    if (!(await deletePasskey(tx, { id, userId: user.id }))) throw notFound('passkey')
    await factorsChanged(app, tx, user, { act: 'factor-removed', event: 'factorRemoved', ip })
  })
  app.authenticator.forgetSessionsOf(actor.userId)
}

export const beginPasskeySignIn = async (app: App) =>
  signInOptions(app, await makeChallenge(app, app.db, { purpose: 'passkey-use', userId: null }))

/** A passkey is both factors, and ends a lock: whoever guesses passwords does not have it. */
export const signInWithPasskey = async (app: App, answer: PasskeyAssertion, device: Device): Promise<Session> =>
  sessionIn(await tryPasskey(app, answer, device))

async function tryPasskey(app: App, answer: PasskeyAssertion, device: Device): Promise<SignInOutcome> {
  const passkey = await checkAssertion(app, answer)
  if (!passkey) return { refusal: 'passkey-refused' }
  return inTransaction(app, async (tx) => {
    const user = await lockUser(tx, passkey.user_id)
    // Asked for again under the lock: it may have been removed meanwhile.
    if (!user || !(await findPasskey(tx, passkey.credential_id))) return { refusal: 'passkey-refused' }
    const refusal = refusalOf(user)
    if (refusal) return { refusal }
    return { session: await finishSignIn(app, tx, user, device) }
  })
}

/** The passkey that answered, where everything about the answer holds; its challenge is spent either way. */
export async function checkAssertion(app: App, answer: PasskeyAssertion): Promise<PasskeyRow | undefined> {
  const challenge = challengeIn(answer)
  const passkey = await findPasskey(app.db, answer.id)
  if (!challenge || !passkey) return undefined
  if ((await spend(app, app.db, challenge, 'passkey-use')) === undefined) return undefined
  const counter = await verifyAssertion(app, { answer, challenge, passkey })
  if (counter === undefined) return undefined
  const named = { id: passkey.id, userId: passkey.user_id }
  await updatePasskey(app.db, named, { counter, last_used_at: app.clock.now() })
  return passkey
}

/** Whose the challenge was, null for everybody's; undefined when there is no such challenge. */
async function spend(
  app: App,
  db: Db | Tx,
  challenge: string,
  purpose: 'passkey-registration' | 'passkey-use',
): Promise<string | null | undefined> {
  return (await spendChallenge(db, { challengeHash: hashToken(challenge), purpose, now: app.clock.now() }))?.user_id
}
