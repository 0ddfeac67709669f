import { createHash, randomBytes } from 'node:crypto'
import { type CaptchaChallenge, leadingZeroBits } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { later, minutes } from '../../platform/clock.ts'
import { isDemo } from '../../platform/config/config.ts'
import { isSigned, sign } from '../../platform/signatures/signatures.ts'
import { spendChallenge } from './contact.queries.ts'

/** How a visitor shows to be a person, whichever way is set up. */
export interface Captcha {
  challenge(): CaptchaChallenge
  /** True when the token shows a person; each token counts once. */
  verify(token: string, ip: string): Promise<boolean>
}

/** Leading zero bits of the hash: about a second of work for a browser. */
const difficulty = 15
const challengeMinutes = 30
const purpose = 'captcha'

export function captchaOf(app: App): Captcha {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = app.config
  return siteKey && secretKey ? reCaptcha(app, siteKey, secretKey) : proofOfWork(app)
}

/** In the demo, whose mail goes nowhere, a missing proof is forgiven. */
export const isProofNeeded = (app: App) => !isDemo(app.config)

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
const acceptedScore = 0.5

function reCaptcha(app: App, siteKey: string, secretKey: string): Captcha {
  return {
    challenge: () => ({ kind: 'recaptcha', siteKey, challenge: null, difficulty: null }),
    async verify(token, ip) {
      try {
        const body = new URLSearchParams({ secret: secretKey, response: token, remoteip: ip })
        const reply = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(5_000) })
        const { success, score } = (await reply.json()) as { success?: boolean; score?: number }
        return success === true && (score ?? 1) >= acceptedScore
      } catch (error) {
        app.log.warn({ err: error }, 'reCAPTCHA could not be asked')
        return false
      }
    },
  }
}

/** A challenge of our own making: `<random>.<expiry>.<signature>`; the token is the challenge, a colon and the answer. */
function proofOfWork(app: App): Captcha {
  return {
    challenge() {
      const expiry = later(app.clock.now(), minutes(challengeMinutes)).getTime()
      const text = `${randomBytes(12).toString('base64url')}.${expiry}`
      return {
        kind: 'proof-of-work',
        siteKey: null,
        challenge: `${text}.${sign(app.config, purpose, text).toString('base64url')}`,
        difficulty,
      }
    },
    async verify(token) {
      const [challenge = '', answer = ''] = token.split(':')
      const [random, expiry, signature = ''] = challenge.split('.')
      const isOurs = isSigned(app.config, signature, purpose, `${random}.${expiry}`)
      if (!isOurs || Number(expiry) < app.clock.now().getTime()) return false
      if (leadingZeroBits(createHash('sha256').update(`${challenge}:${answer}`).digest()) < difficulty) return false
      return spendChallenge(app.db, { challenge, expiresAt: new Date(Number(expiry)), now: app.clock.now() })
    },
  }
}
