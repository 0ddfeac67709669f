import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError, explain } from '../../../lib/api-error.ts'
import { useProfileMessages } from '../messages.ts'

/** Fields with one save, the first of them focused: what opened them is gone. */
export function SectionForm({
  label,
  error,
  isSaving,
  onSubmit,
  onCancel,
  children,
}: {
  label: string
  error: string | undefined
  isSaving: boolean
  onSubmit: (event: FormEvent<HTMLElement>) => void
  onCancel: () => void
  children: ReactNode
}) {
  const t = useProfileMessages()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, [role=combobox]')?.focus(), [])
  return (
    <Stack ref={form} component="form" noValidate aria-label={label} onSubmit={onSubmit} spacing={2} sx={{ pt: 1 }}>
      {error && (
        <Alert severity="error" role="alert">
          {error}
        </Alert>
      )}
      {children}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={isSaving}>
          {t('save')}
        </Button>
        <Button variant="contained" color="neutral" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** What the server refused, beside the field it named where the form has it. */
export function showRefusal<Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  fields: readonly FieldPath<Form>[],
) {
  const refused = error instanceof ApiError ? error.problem?.extensions.errors : undefined
  const [first] = (Array.isArray(refused) ? refused : []) as { field: string; message: string }[]
  const field = fields.find((name) => first?.field === name || first?.field.startsWith(`${name}.`))
  if (first && field) setError(field, { message: first.message })
  else setError('root', { message: explain(error) })
}
