import { identityRoutes } from '@materia/contract'
import type { Client, WireReply } from '@materia/contract/client.ts'
import { type Clock, seconds, systemClock } from '../../../../platform/clock.ts'
import { stepAt, totpCode } from '../totp.ts'

export interface Enrolled {
  /** The code of the present step, or of one so many steps later. */
  code(later?: number): string
  recoveryCodes: string[]
}

/** An authenticator app that has the secret, of which no code was given yet. */
export async function beginEnrolment(caller: Client<WireReply>, clock: Clock): Promise<Pick<Enrolled, 'code'>> {
  const begun = await caller.call(identityRoutes.beginTotp)
  const secret = fromBase32(begun.body.secret)
  return { code: (later = 0) => totpCode(secret, stepAt(clock.now()) + later) }
}

/** Sets up an authenticator app. That spends a code: a clock that can be moved goes on to the next. */
export async function enrol(
  caller: Client<WireReply>,
  clock: Clock & { advance?(ms: number): void } = systemClock,
): Promise<Enrolled> {
  const { code } = await beginEnrolment(caller, clock)
  const confirmed = await caller.call(identityRoutes.confirmTotp, { body: { code: code() } })
  clock.advance?.(seconds(30))
  return { code, recoveryCodes: confirmed.body.recoveryCodes }
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
