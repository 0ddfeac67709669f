import { type ContactForm as ContactFormSchema, type ContactReason, contactReasons } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { explain } from '../../lib/api-error.ts'
import { rulesOf } from '../../lib/rules.ts'
import { SelectInput, TextInput } from '../../ui/fields.tsx'
import { sendContactMessage } from './api.ts'
import { solveCaptcha } from './captcha.ts'

type ContactInput = z.input<typeof ContactFormSchema>

const reasons: { value: ContactReason; label: string }[] = [
  { value: 'BusinessInquiry', label: 'Business inquiry' },
  { value: 'Investor', label: 'Investors' },
  { value: 'Press', label: 'Press' },
]

const rules = rulesOf(async () => (await import('./form.ts')).ContactRules)

/** `reason` is chosen beforehand, if it is one of the reasons. */
export function ContactForm({ reason }: { reason: string | null }) {
  const [isSent, setSent] = useState(false)
  const { control, register, handleSubmit, setError, formState } = useForm<
    ContactInput,
    unknown,
    z.output<typeof ContactFormSchema>
  >({
    resolver: rules.resolver,
    defaultValues: { name: '', email: '', message: '', reason: reasonNamed(reason), website: '' },
  })
  const onSubmit = handleSubmit(async (form) => {
    try {
      await sendContactMessage({ ...form, reCaptchaToken: await solveCaptcha() })
      setSent(true)
    } catch (error) {
      setError('root', { message: explain(error) })
    }
  })

  if (isSent) {
    return (
      <Alert severity="success" role="status">
        Thank you. Your message has arrived, and we answer by e-mail.
      </Alert>
    )
  }
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
      {formState.errors.root?.message && (
        <Alert severity="error" role="alert">
          {formState.errors.root.message}
        </Alert>
      )}
      <SelectInput control={control} name="reason" label="Reason" choices={reasons} />
      <TextInput control={control} name="name" label="Name" autoComplete="name" />
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="email" />
      <TextInput control={control} name="message" label="Message" multiline minRows={5} />
      <Box aria-hidden="true" sx={{ display: 'none' }}>
        <label>
          Website
          <input tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Please do not include patient data.
      </Typography>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={formState.isSubmitting}
        sx={{ alignSelf: 'flex-start' }}
      >
        Send message
      </Button>
    </Stack>
  )
}

const reasonNamed = (name: string | null): ContactReason =>
  contactReasons.find((reason) => reason === name) ?? 'BusinessInquiry'
