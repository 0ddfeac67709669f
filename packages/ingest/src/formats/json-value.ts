import type { z } from 'zod'

/** What a record says, or why it is not in the format. */
export function readJson<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): { value: z.output<Schema> } | { reason: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { reason: `Expected JSON: ${(error as Error).message}.` }
  }
  const read = schema.safeParse(value)
  return read.success ? { value: read.data } : { reason: reasonOf(read.error) }
}

/** The first field that is not in the format, and how many others. */
export function reasonOf(error: z.ZodError): string {
  const [first] = error.issues
  const others = error.issues.length - 1
  const expected = first?.message.replace(/^Invalid input: e/, 'E') ?? 'Expected another record.'
  return `${first?.path.join('.') || 'The record'}: ${expected.replace(/\.?$/, '.')}${others > 0 ? ` ${others} more of its fields are not in the format.` : ''}`
}
