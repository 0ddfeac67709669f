import { z } from 'zod'
import { contactReasons } from './contact.ts'
import { requiredText } from './fields.schemas.ts'
import { nothing } from './route.schemas.ts'
import type { RouteShapes } from './route.ts'
import { Email } from './users.schemas.ts'

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

export const contactShapes = {
  sendContactMessage: { body: ContactForm, reply: nothing },
  getCaptchaChallenge: { reply: CaptchaChallenge },
} satisfies RouteShapes
