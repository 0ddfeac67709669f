import { z } from 'zod'
import { requiredText } from './fields.ts'
import { nothing, route } from './route.ts'
import { Email } from './users.ts'

export const contactReasons = ['BusinessInquiry', 'Investor', 'Press'] as const
export const ContactReason = z.enum(contactReasons)
export type ContactReason = z.infer<typeof ContactReason>

export const ContactForm = z.object({
  name: requiredText(200, 'Tell us your name.'),
  email: Email,
  message: requiredText(5_000, 'Write a message.'),
  reCaptchaToken: z.string().max(5_000).nullish(),
  reason: ContactReason,
  /** Left empty by people; filled by programs. */
  website: z.string().max(500).nullish(),
})
export type ContactForm = z.output<typeof ContactForm>

/** How a visitor shows to be a person: Google's check, or a small sum of our own. */
export const CaptchaChallenge = z.object({
  kind: z.enum(['recaptcha', 'proof-of-work']),
  siteKey: z.string().nullable(),
  challenge: z.string().nullable(),
  difficulty: z.int().nullable(),
})
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>

/** How hard an answer was to find: SHA-256 of `<challenge>:<answer>` must begin with `difficulty` zero bits. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const firstSet = bytes.findIndex((byte) => byte !== 0)
  if (firstSet === -1) return bytes.length * 8
  return firstSet * 8 + Math.clz32(bytes[firstSet] ?? 0) - 24
}

export const contactRoutes = {
  sendContactMessage: route('POST', '/api/Contact', {
    access: 'public',
    body: ContactForm,
    reply: nothing,
    rateLimit: 'contact',
  }),
  getCaptchaChallenge: route('GET', '/api/Contact/challenge', { access: 'public', reply: CaptchaChallenge }),
}
