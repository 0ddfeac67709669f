import type { PasskeyAssertion, PasskeyRegistration } from '@materia/contract'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { App } from '../../../platform/app.ts'
import { minutes } from '../../../platform/clock.ts'
import { challengeMinutes } from './challenges.service.ts'
import type { PasskeyRow } from './passkeys.queries.ts'

const timeout = minutes(challengeMinutes)

/** Loaded for the first passkey: it is a sixth of all that a start would load. */
const library = () => import('@simplewebauthn/server')

/** Passkeys belong to the host of the address that people use. */
const siteOf = ({ publicUrl }: Pick<App, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

export const registrationOptions = async (
  app: App,
  {
    challenge,
    user,
    known,
  }: { challenge: string; user: { id: string; email: string; name: string }; known: PasskeyRow[] },
) =>
  (await library()).generateRegistrationOptions({
    rpName: 'Materia',
    rpID: siteOf(app).rpID,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: bytesOf(challenge),
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Nobody is named: the passkey says who it is. */
export const signInOptions = async (app: App, challenge: string) =>
  (await library()).generateAuthenticationOptions({
    rpID: siteOf(app).rpID,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: 'required',
  })

/** The new credential, or undefined where the answer does not hold. */
export async function verifyRegistration(
  app: App,
  { answer, challenge }: { answer: PasskeyRegistration; challenge: string },
): Promise<WebAuthnCredential | undefined> {
  const { rpID, origin } = siteOf(app)
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined)
  return verified?.verified ? verified.registrationInfo.credential : undefined
}

/** The passkey's new counter, or undefined where the answer does not hold: a counter that went back is a copy. */
export async function verifyAssertion(
  app: App,
  { answer, challenge, passkey }: { answer: PasskeyAssertion; challenge: string; passkey: PasskeyRow },
): Promise<number | undefined> {
  const { rpID, origin } = siteOf(app)
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** Which challenge an answer is to, by its own word; whether it is ours is asked elsewhere. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const said: { challenge?: unknown } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof said?.challenge === 'string' ? said.challenge : undefined
  } catch {
    return undefined
  }
}

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))
