import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { explain, unknownError } from '../../../lib/api-error.ts'
import { PasswordInput } from '../../../ui/fields.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import { changePassword } from '../api.ts'
import { DialogError } from '../DialogError.tsx'
import { NewPasswordForm } from '../forms.ts'
import { useMe } from '../me.ts'
import { useUserMessages } from '../messages.ts'

const Fields = NewPasswordForm.safeExtend({ currentPassword: z.string().min(1, 'Password is required.') })
const blank = { currentPassword: '', password: '', confirmation: '' }

export function ChangePassword() {
  const t = useUserMessages()
  const me = useMe()
  const { control, handleSubmit, setError, reset, formState } = useForm<z.input<typeof Fields>>({
    resolver: zodResolver(Fields),
    defaultValues: blank,
  })
  const onSubmit = handleSubmit(async ({ currentPassword, password }) => {
    try {
      const { succeeded, errors } = await changePassword({ currentPassword, newPassword: password })
      if (!succeeded) return setError('root', { message: errors[0]?.description ?? unknownError() })
      reset(blank)
      showSuccess(t('passwordChanged'))
    } catch (error) {
      setError('root', { message: explain(error) })
    }
  })
  return (
    <Card component="section" aria-labelledby="change-password" sx={{ p: 2 }}>
      <Typography id="change-password" variant="h3" component="h2">
        {t('password')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('changingSignsOut')}</Typography>
      <Stack component="form" noValidate onSubmit={onSubmit} spacing={2} sx={{ maxWidth: 400, pt: 1 }}>
        <DialogError message={formState.errors.root?.message} />
        {/* Whose password it is, for whatever keeps passwords. */}
        <input hidden readOnly autoComplete="username" name="username" value={me.data?.email ?? ''} />
        <PasswordInput
          control={control}
          name="currentPassword"
          label={t('currentPassword')}
          autoComplete="current-password"
        />
        <PasswordInput
          control={control}
          name="password"
          label={t('newPassword')}
          autoComplete="new-password"
          helperText={t('passwordHint')}
        />
        <PasswordInput control={control} name="confirmation" label={t('confirmPassword')} autoComplete="new-password" />
        <Button type="submit" variant="contained" loading={formState.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
          {t('changePassword')}
        </Button>
      </Stack>
    </Card>
  )
}
