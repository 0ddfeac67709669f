import { z } from 'zod'
import { count, Id, offset, requiredText, Timestamp } from '../fields.schemas.ts'
import { languages } from '../languages.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { Email } from '../users/users.schemas.ts'
import { contactReasons } from './contact.ts'

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

/** What somebody wrote to us, and what we answered. */
export const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  reason: ContactReason,
  language: z.enum(languages),
  createdOn: Timestamp,
  answer: z.string().nullable(),
  answeredOn: Timestamp.nullable(),
  answeredByName: z.string().nullable(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

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
  listContactMessages: {
    query: z.object({ state: z.enum(['open', 'answered']).default('open'), count: count(50), offset }),
    reply: z.array(ContactMessage),
  },
  answerContactMessage: {
    params: z.object({ id: Id }),
    body: z.object({ message: requiredText(5_000, 'Write an answer.') }),
    reply: ContactMessage,
  },
  getCaptchaChallenge: { reply: CaptchaChallenge },
} satisfies RouteShapes
