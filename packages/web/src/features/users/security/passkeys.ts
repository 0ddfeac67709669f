import { identityRoutes } from '@materia/contract'
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { call } from '../../../lib/client.ts'
import { beginSession } from '../../../lib/session.ts'

/** Options are good for five minutes. */
const offerAgainMs = 4 * 60_000

export const canUsePasskeys = browserSupportsWebAuthn

/** Lets the person choose a passkey and gives what it answered. */
export async function askPasskey({ byAutofill = false } = {}) {
  const options = await call(identityRoutes.passkeySignInOptions, {})
  return startAuthentication({ optionsJSON: options as never, useBrowserAutofill: byAutofill })
}

export async function signInWithPasskey(): Promise<void> {
  beginSession(await call(identityRoutes.signInWithPasskey, { body: await askPasskey() }))
}

/** Offers passkeys beside the passwords that the browser fills in; ends with the function given back. */
export function offerPasskeys(onRefused: (error: unknown) => void): () => void {
  let hasEnded = false
  async function offer() {
    if (hasEnded || !(await browserSupportsWebAuthnAutofill())) return
    const answer = await askPasskey({ byAutofill: true }).catch(() => undefined)
    if (!answer || hasEnded) return
    try {
      beginSession(await call(identityRoutes.signInWithPasskey, { body: answer }))
    } catch (error) {
      onRefused(error)
      void offer()
    }
  }
  void offer()
  const timer = setInterval(() => void offer(), offerAgainMs)
  return () => {
    hasEnded = true
    clearInterval(timer)
    WebAuthnAbortService.cancelCeremony()
  }
}

/** Makes a passkey on this device or another, and keeps it under a name. */
export async function addPasskey(name: string) {
  const options = await call(identityRoutes.passkeyOptions, {})
  const answer = await startRegistration({ optionsJSON: options as never })
  return call(identityRoutes.addPasskey, { body: { ...answer, name } })
}

/** The person closed the browser's window, which is no failure to speak of. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
