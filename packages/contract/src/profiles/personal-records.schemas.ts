import { z } from 'zod'
import { Id, Timestamp } from '../fields.schemas.ts'

/** Of somebody's own data: what they wrote or made. */
export const OwnContent = z.object({ contentItemId: Id, title: z.string(), on: Timestamp })

/** What they did something with, of others too: without a title where they may not see it any more. */
export const SeenContent = OwnContent.extend({ title: z.string().nullable() })

/** What they reported. */
export const ReportMade = z.object({
  subjectType: z.string(),
  subjectId: Id,
  reason: z.string(),
  comment: z.string().nullable(),
  resolution: z.string().nullable(),
  on: Timestamp,
})

/** What they gave to be verified, and what became of it. */
export const VerificationAsked = z.object({
  state: z.string(),
  province: z.string(),
  regulator: z.string(),
  licenceNumber: z.string(),
  reason: z.string().nullable(),
  on: Timestamp,
  decidedOn: Timestamp.nullable(),
})

/** With which signs they answered somebody's message. */
export const ReactionsGiven = z.object({
  chatroomId: Id,
  chatroom: z.string().nullable(),
  messageId: Id,
  emojis: z.array(z.string()),
  on: Timestamp,
})
