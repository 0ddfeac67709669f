import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '../../domain/paths.ts'
import { explainAsSpecified } from '../../lib/api-error.ts'
import { rulesOf } from '../../lib/rules.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextInput } from '../../ui/fields.tsx'
import { requestPasswordLink } from './api.ts'
import { DialogError } from './DialogError.tsx'
import { LinkSentDialog } from './LinkSentDialog.tsx'
import { useUserMessages } from './messages.ts'

const rules = rulesOf(async () => (await import('./forms.ts')).ForgottenForm)

export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useUserMessages()
  const [sentTo, setSentTo] = useState<string>()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: rules.resolver,
    defaultValues: { email },
  })
  const onSubmit = handleSubmit(async (forgotten) => {
    try {
      await requestPasswordLink(forgotten.email)
      setSentTo(forgotten.email)
    } catch (error) {
      setError('root', { message: explainAsSpecified(error) })
    }
  })

  if (sentTo) return <LinkSentDialog text={t('ifAccount', { email: sentTo })} onClose={onClose} />
  return (
    <Dialog title={t('forgotPassword')} onClose={onClose}>
      <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
        <Typography>{t('tellEmail')}</Typography>
        <DialogError message={formState.errors.root?.message} />
        <TextInput control={control} name="email" label={t('email')} type="email" autoComplete="email" autoFocus />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {t('sendLink')}
        </Button>
        <Link href={paths.homeDialog('Login')} preventScrollReset sx={{ alignSelf: 'center', py: 1 }}>
          {t('backToLogin')}
        </Link>
      </Stack>
    </Dialog>
  )
}
