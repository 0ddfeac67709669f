import { z } from 'zod'
import { maxCount, maxOffset, storable } from './fields.ts'

export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .refine(storable, 'Contains characters that cannot be stored.')
export const requiredText = (max: number, message = 'Required') =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Use at most ${max} characters.`)
    .refine(storable, 'Contains characters that cannot be stored.')

/** Ids are compared as text: one spelling of each. */
export const Id = z.uuid().toLowerCase()
/** The id of a numbered list, as large as its column. */
export const NumberedId = z.int().min(0).max(2_147_483_647)
export const Timestamp = z.iso.datetime({ offset: true })

export const count = (fallback: number) => z.coerce.number().int().min(1).max(maxCount).default(fallback)
export const offset = z.coerce.number().int().min(0).max(maxOffset).default(0)

/** A query parameter that may be repeated: `?filter=a&filter=b`. */
export const repeatable = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.array(schema).max(50)])
    .optional()
    .transform((value): z.output<Schema>[] => {
      if (value === undefined) return []
      return Array.isArray(value) ? (value as z.output<Schema>[]) : [value as z.output<Schema>]
    })

/** `true`/`false` in a query string. */
export const queryFlag = z
  .enum(['true', 'false', 'True', 'False', '1', '0'])
  .optional()
  .transform((value) => value === '1' || value?.toLowerCase() === 'true')
