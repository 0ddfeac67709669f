import { type CaptchaChallenge, contactRoutes, leadingZeroBits } from '@materia/contract'
import { call } from '../../lib/client.ts'

const encoder = new TextEncoder()

/** Proves that somebody took the trouble: by the small sum of our own, or by reCAPTCHA where that is set up. */
export async function solveCaptcha(): Promise<string | null> {
  const challenge = await call(contactRoutes.getCaptchaChallenge, {})
  return challenge.kind === 'recaptcha' ? askRecaptcha(challenge) : solveSum(challenge)
}

async function solveSum({ challenge, difficulty }: CaptchaChallenge): Promise<string | null> {
  if (!challenge || !difficulty) return null
  for (let answer = 0; ; answer++) {
    const token = `${challenge}:${answer}`
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token)))
    if (leadingZeroBits(digest) >= difficulty) return token
  }
}

interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

async function askRecaptcha({ siteKey }: CaptchaChallenge): Promise<string | null> {
  if (!siteKey) return null
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  await new Promise<void>((ready) => grecaptcha.ready(ready))
  return grecaptcha.execute(siteKey, { action: 'contact' })
}

function loadScript(address: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => loaded()
    script.onerror = () => failed(new Error('The check could not be loaded.'))
    document.head.append(script)
  })
}
