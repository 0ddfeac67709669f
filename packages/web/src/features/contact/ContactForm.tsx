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
import { useContactMessages } from './messages.ts'

type ContactInput = z.input<typeof ContactFormSchema>

const rules = rulesOf(async () => (await import('./form.ts')).ContactRules)

/** `reason` is chosen beforehand, if it is one of the reasons. */
export function ContactForm({ reason }: { reason: string | null }) {
  const t = useContactMessages()
  const [isSent, setSent] = useState(false)
  const { control, register, handleSubmit, setError, formState } = useForm<
    ContactInput,
    unknown,
    z.output<typeof ContactFormSchema>
  >({
    resolver: rules.resolver,
    defaultValues: { name: '', email: '', message: '', reason: reasonNamed(reason), website: '' },
  })
  const reasons = contactReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))
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
        {t('sent')}
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
      <SelectInput control={control} name="reason" label={t('reason')} choices={reasons} />
      <TextInput control={control} name="name" label={t('name')} autoComplete="name" />
      <TextInput control={control} name="email" label={t('email')} type="email" autoComplete="email" />
      <TextInput control={control} name="message" label={t('message')} multiline minRows={5} />
      <Box aria-hidden="true" sx={{ display: 'none' }}>
        <label>
          {t('website')}
          <input tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('noPatientData')}
      </Typography>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={formState.isSubmitting}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('send')}
      </Button>
    </Stack>
  )
}

const reasonNamed = (name: string | null): ContactReason =>
  contactReasons.find((reason) => reason === name) ?? 'BusinessInquiry'
