import { formatMinc } from '@materia/contract'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { explain } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { rulesOf } from '../../lib/rules.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckboxInput, SelectInput, TextInput } from '../../ui/fields.tsx'
import { AccountCreatedDialog } from './AccountCreatedDialog.tsx'
import { register } from './api.ts'
import { DialogError } from './DialogError.tsx'
import type { Registration, RegistrationInput } from './forms.ts'
import { attendsSchool, registrationBody, roleChoices } from './registration.ts'

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
  const [createdFor, setCreatedFor] = useState<string>()
  const { control, handleSubmit, setError, setValue, formState } = useForm<RegistrationInput, unknown, Registration>({
    resolver: rules.resolver,
    defaultValues: {
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
    },
  })
  const [userType = 'Doctor', minc] = useWatch({ control, name: ['userType', 'minc'] })
  const role = roleChoices.find((choice) => choice.value === userType)

  const onSubmit = handleSubmit(async (form) => {
    try {
      await register(
        registrationBody(form, {
          pendingDiscussionId: idOrNull(prefill.discussion),
          pendingFolioId: idOrNull(prefill.folio),
        }),
      )
      setCreatedFor(form.email)
    } catch (error) {
      setError('root', { message: explain(error) })
    }
  })

  if (createdFor) return <AccountCreatedDialog email={createdFor} onClose={onClose} />
  return (
    <Dialog title="Sign Up" onClose={onClose}>
      <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2}>
        <DialogError message={formState.errors.root?.message} />
        <TextInput control={control} name="firstName" label="First name" autoComplete="given-name" autoFocus />
        <TextInput control={control} name="lastName" label="Last name" autoComplete="family-name" />
        <TextInput control={control} name="email" label="Email" type="email" autoComplete="email" />
        <SelectInput
          control={control}
          name="userType"
          label="Role"
          choices={roleChoices}
          onChosen={() => setValue('statesRole', false)}
        />
        {userType === 'Doctor' && (
          <TextInput
            control={control}
            name="minc"
            label="MINC (optional)"
            placeholder="CAMD-XXXX-XXXX"
            helperText="Your Medical Identification Number for Canada."
            format={(typed) => formatMinc(typed.replaceAll(/[^A-Za-z0-9]/g, ''))}
          />
        )}
        {userType === 'Doctor' && minc !== '' && (
          <CheckboxInput control={control} name="ownsMinc" label="I confirm that this MINC is mine." />
        )}
        {attendsSchool(userType) && (
          <TextInput
            control={control}
            name="schoolName"
            label={userType === 'MedicalResident' ? 'School name' : 'School name (optional)'}
            autoComplete="organization"
          />
        )}
        <Stack>
          <CheckboxInput control={control} name="statesRole" label={role?.statement} />
          <CheckboxInput
            control={control}
            name="acceptsPrivacyPolicy"
            label={
              <>
                I accept the{' '}
                <Link href={paths.privacyPolicy} target="_blank" rel="noopener" underline="always">
                  privacy policy
                </Link>
                .
              </>
            }
          />
          <CheckboxInput
            control={control}
            name="acceptsTerms"
            label={
              <>
                I accept the{' '}
                <Link href={paths.termsOfService} target="_blank" rel="noopener" underline="always">
                  terms and conditions
                </Link>
                .
              </>
            }
          />
        </Stack>
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          Sign up
        </Button>
        <Typography sx={{ textAlign: 'center' }}>
          Already a member?{' '}
          <Link href={paths.homeDialog('Login')} preventScrollReset sx={{ py: 1 }}>
            Log in
          </Link>
        </Typography>
      </Stack>
    </Dialog>
  )
}

// A mangled link must not keep anybody from registering.
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idOrNull = (text: string | null) => (text && idPattern.test(text) ? text : null)
