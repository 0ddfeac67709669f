import { formatMinc, userTypes } from '@materia/contract'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths } from '../../domain/paths.ts'
import { explainAsSpecified } from '../../lib/api-error.ts'
import { useLanguage } from '../../lib/language.ts'
import { rulesOf } from '../../lib/rules.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckboxInput, SelectInput, TextInput } from '../../ui/fields.tsx'
import { AccountCreatedDialog } from './AccountCreatedDialog.tsx'
import { register } from './api.ts'
import { DialogError } from './DialogError.tsx'
import type { Registration, RegistrationInput } from './forms.ts'
import { useUserMessages } from './messages.ts'
import { attendsSchool, registrationBody } from './registration.ts'

const rules = rulesOf(async () => (await import('./forms.ts')).RegistrationForm)

/** What an invitation's link may already know (spec §2). */
export interface RegistrationPrefill {
  email: string | null
  fname: string | null
  lname: string | null
  discussion: string | null
  folio: string | null
}

export function RegisterDialog({ prefill, onClose }: { prefill: RegistrationPrefill; onClose: () => void }) {
  const t = useUserMessages()
  const language = useLanguage()
  const [createdFor, setCreatedFor] = useState<string>()
  const defaultValues: RegistrationInput = {
    firstName: prefill.fname ?? '',
    lastName: prefill.lname ?? '',
    email: prefill.email ?? '',
    userType: 'Doctor',
    minc: '',
    ownsMinc: false,
    schoolName: '',
    statesRole: false,
    acceptsPrivacyPolicy: false,
    acceptsTerms: false,
  }
  const { control, handleSubmit, setError, setValue, formState } = useForm<RegistrationInput, unknown, Registration>({
    resolver: rules.resolver,
    defaultValues,
  })
  // The first wrong field is looked for in this order: one that comes with a role has its place before it is there.
  for (const name in defaultValues) control.register(name as keyof RegistrationInput)
  const [userType = 'Doctor', minc] = useWatch({ control, name: ['userType', 'minc'] })
  const roles = userTypes.map((value) => ({ value, label: t(`roles.${value}`) }))

  const onSubmit = handleSubmit(async (form) => {
    try {
      await register(
        registrationBody(form, {
          language,
          pendingDiscussionId: idOrNull(prefill.discussion),
          pendingFolioId: idOrNull(prefill.folio),
        }),
      )
      setCreatedFor(form.email)
    } catch (error) {
      setError('root', { message: explainAsSpecified(error) })
    }
  })

  if (createdFor) return <AccountCreatedDialog email={createdFor} onClose={onClose} />
  return (
    <Dialog title={t('signUpTitle')} onClose={onClose}>
      <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
        <DialogError message={formState.errors.root?.message} />
        <TextInput control={control} name="firstName" label={t('firstName')} autoComplete="given-name" autoFocus />
        <TextInput control={control} name="lastName" label={t('lastName')} autoComplete="family-name" />
        <TextInput control={control} name="email" label={t('email')} type="email" autoComplete="email" />
        <SelectInput
          control={control}
          name="userType"
          label={t('role')}
          choices={roles}
          onChosen={() => setValue('statesRole', false)}
        />
        {userType === 'Doctor' && (
          <TextInput
            control={control}
            name="minc"
            label={t('mincOptional')}
            placeholder="CAMD-XXXX-XXXX"
            helperText={t('mincHint')}
            format={(typed) => formatMinc(typed.replaceAll(/[^A-Za-z0-9]/g, ''))}
          />
        )}
        {userType === 'Doctor' && minc !== '' && (
          <CheckboxInput control={control} name="ownsMinc" label={t('ownsMinc')} />
        )}
        {attendsSchool(userType) && (
          <TextInput
            control={control}
            name="schoolName"
            label={userType === 'MedicalResident' ? t('schoolName') : t('schoolNameOptional')}
            autoComplete="organization"
          />
        )}
        <Stack>
          <CheckboxInput control={control} name="statesRole" label={t(`statements.${userType}`)} />
          <CheckboxInput
            control={control}
            name="acceptsPrivacyPolicy"
            label={t.rich('acceptPrivacy', {
              policy: (words) => <NewTabLink href={paths.privacyPolicy}>{words}</NewTabLink>,
            })}
          />
          <CheckboxInput
            control={control}
            name="acceptsTerms"
            label={t.rich('acceptTerms', {
              terms: (words) => <NewTabLink href={paths.termsOfService}>{words}</NewTabLink>,
            })}
          />
        </Stack>
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {t('signUp')}
        </Button>
        <Typography sx={{ textAlign: 'center' }}>
          {t('alreadyMember')}{' '}
          <Link href={paths.homeDialog('Login')} preventScrollReset sx={{ py: 1 }}>
            {t('logIn')}
          </Link>
        </Typography>
      </Stack>
    </Dialog>
  )
}

/** Opens beside the form, which stays as it is. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener" underline="always">
      {children}
    </Link>
  )
}

// A mangled link must not keep anybody from registering.
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idOrNull = (text: string | null) => (text && idPattern.test(text) ? text : null)
