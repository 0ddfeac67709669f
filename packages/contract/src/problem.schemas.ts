import { z } from 'zod'

export const FieldError = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** RFC 9457 problem details. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().nullable(),
  instance: z.string().nullable(),
  extensions: z.record(z.string(), z.unknown()),
})
export type Problem = z.infer<typeof Problem>

/** Identity-style result of setting or resetting a password. */
export const IdentityResult = z.object({
  succeeded: z.boolean(),
  errors: z.array(z.object({ code: z.string(), description: z.string() })),
})
export type IdentityResult = z.infer<typeof IdentityResult>
