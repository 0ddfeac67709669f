import { type FieldError, validationMessage, validationMessages } from '@materia/contract'
import type { z } from 'zod'
import { ProblemError } from './errors.ts'

const fieldsNamed = 50

type Reading<Schema extends z.ZodType> = { value: z.output<Schema> } | { error: ProblemError }

/** A call's input as the schema reads it, or the problem that names the field in the way. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): Reading<Schema> {
  const parsed = schema.safeParse(input, { error: validationMessage })
  if (parsed.success) return { value: parsed.data }
  const { errors, first } = fieldErrorsOf(parsed.error)
  const code = first.field ? 'field-invalid' : 'arguments-invalid'
  return { error: new ProblemError(400, code, { data: { ...first }, extensions: { errors } }) }
}

/** The same for a hub's arguments, which have no names: the sentence stands alone. */
export function readArguments<Schema extends z.ZodType>(schema: Schema, input: unknown): Reading<Schema> {
  const parsed = schema.safeParse(input, { error: validationMessage })
  if (parsed.success) return { value: parsed.data }
  const { errors, first } = fieldErrorsOf(parsed.error)
  return { error: new ProblemError(400, 'arguments-invalid', { data: { ...first }, extensions: { errors } }) }
}

function fieldErrorsOf({ issues }: z.ZodError): { errors: FieldError[]; first: FieldError } {
  const errors = issues.slice(0, fieldsNamed).map(fieldErrorOf)
  return { errors, first: errors[0] ?? { field: '', message: validationMessages.form } }
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const path = issue.path.map(String)
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined
  if (!nearest) return { field: path.join('.'), message: issue.message }
  const { field, message } = fieldErrorOf(nearest)
  return { field: [...path, field].filter(Boolean).join('.'), message }
}

/** Of several forms that a value may have, the one it was meant to have: its type fits, something inside does not. */
const nearestOf = (branches: z.core.$ZodIssue[][]): z.core.$ZodIssue | undefined =>
  branches.find((branch) => !branch.some(({ code, path }) => code === 'invalid_type' && path.length === 0))?.[0]
