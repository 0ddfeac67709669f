import { formatMinc, type User } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { explain } from '../../../lib/api-error.ts'
import { rulesOf } from '../../../lib/rules.ts'
import { CheckboxInput, TextInput } from '../../../ui/fields.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import { useMe } from '../me.ts'
import { attendsSchool, hasIdentifier } from '../registration.ts'
import { useUpdateUser } from './api.ts'
import type { IdentifiersInput } from './identifiers-form.ts'
import { useSecurityMessages } from './messages.ts'

const rules = rulesOf(async () => (await import('./identifiers-form.ts')).IdentifiersForm)

/** The MINC of a doctor, or the school of a resident or student. */
export function Identifiers() {
  const t = useSecurityMessages()
  const me = useMe().data
  if (!me || !hasIdentifier(me.userType)) return null
  const kind = attendsSchool(me.userType) ? 'school' : 'minc'
  return (
    <Card component="section" aria-labelledby="identifiers" sx={{ p: 2 }}>
      <Typography id="identifiers" variant="h3" component="h2">
        {t(kind)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>{t(`${kind}Text`)}</Typography>
      <IdentifierFields key={`${me.minc} ${me.schoolName}`} me={me} userType={me.userType} />
    </Card>
  )
}

function IdentifierFields({ me, userType }: { me: User; userType: NonNullable<User['userType']> }) {
  const t = useSecurityMessages()
  const update = useUpdateUser()
  const stored = { minc: me.minc ?? '', schoolName: me.schoolName ?? '' }
  const { control, handleSubmit, setError, formState } = useForm<IdentifiersInput>({
    resolver: rules.resolver,
    defaultValues: { ...stored, userType, storedMinc: stored.minc, ownsMinc: false },
  })
  const [minc, schoolName] = useWatch({ control, name: ['minc', 'schoolName'] })
  const isChanged = minc !== stored.minc || schoolName !== stored.schoolName
  const onSubmit = handleSubmit(async (form) => {
    const names = { firstName: me.firstName, lastName: me.lastName }
    const changes = attendsSchool(userType) ? { schoolName: form.schoolName.trim() } : { minc: form.minc }
    try {
      await update.mutateAsync({ params: { id: me.id }, body: { ...names, ...changes } })
      showSuccess(t('identifiersSaved'))
    } catch (error) {
      setError('root', { message: explain(error) })
    }
  })
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} onInput={rules.prepare} spacing={2} sx={{ maxWidth: 400 }}>
      {formState.errors.root?.message && (
        <Alert severity="error" role="alert">
          {formState.errors.root.message}
        </Alert>
      )}
      {attendsSchool(userType) ? (
        <TextInput control={control} name="schoolName" label={t('schoolName')} autoComplete="organization" />
      ) : (
        <TextInput
          control={control}
          name="minc"
          label={t('minc')}
          placeholder="CAMD-XXXX-XXXX"
          format={(typed) => formatMinc(typed.replaceAll(/[^A-Za-z0-9]/g, ''))}
        />
      )}
      {minc !== '' && minc !== stored.minc && <CheckboxInput control={control} name="ownsMinc" label={t('ownsMinc')} />}
      {isChanged && (
        <Typography role="status" variant="body2">
          {t('endsVerification')}
        </Typography>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={!isChanged}
        loading={formState.isSubmitting}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t(attendsSchool(userType) ? 'saveSchool' : 'saveMinc')}
      </Button>
    </Stack>
  )
}
