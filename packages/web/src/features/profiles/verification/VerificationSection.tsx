import { type ProfileView, type Province, provinces, type UserType } from '@materia/contract'
import { ofRegister } from '@materia/language/register-names.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { placeName } from '../../../domain/place-names.ts'
import { explain } from '../../../lib/api-error.ts'
import { useFormats, useLanguage } from '../../../lib/language.ts'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { useRequestVerification, useWithdrawVerification } from './api.ts'
import { useVerificationMessages } from './messages.ts'

/** Whether one is verified, and how to ask for it. */
export function VerificationSection({ profile }: { profile: ProfileView }) {
  const t = useVerificationMessages()
  const { day } = useFormats()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { state, regulator, checkedOn, expiresOn } = profile.verification
  const profession = profile.userType ?? 'Doctor'
  const on = (date: string | null) => (date ? day(new Date(`${date}T12:00:00`)) : '')
  return (
    <Card component="section" aria-labelledby="verification" sx={{ p: 2 }}>
      <Typography id="verification" variant="h3" component="h2">
        {t('verification')}
      </Typography>
      <Typography sx={{ my: 1 }}>
        {t(`states.${state}`, {
          ofRegulator: ofRegister(language, regulator ?? ''),
          checkedOn: on(checkedOn),
          expiresOn: on(expiresOn),
        } as never)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(`explained.${profession}`)}
      </Typography>
      {state !== 'Requested' && !isAsking && (
        <Button variant="contained" color="neutral" onClick={() => setAsking(true)}>
          {t(state === 'None' ? 'ask' : 'askAgain')}
        </Button>
      )}
      {state === 'Requested' && !isAsking && <WithdrawButton />}
      {isAsking && (
        <RequestForm
          profession={profession}
          place={placeName(profile.location ?? '')}
          lastRegulator={regulator ?? ''}
          onDone={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

function WithdrawButton() {
  const t = useVerificationMessages()
  const withdraw = useWithdrawVerification()
  return (
    <Button
      variant="contained"
      color="neutral"
      loading={withdraw.isPending}
      onClick={() =>
        withdraw.mutate(
          {},
          { onSuccess: () => showSuccess(t('withdrawn')), onError: (error) => showError(explain(error)) },
        )
      }
    >
      {t('withdraw')}
    </Button>
  )
}

function RequestForm({
  profession,
  place,
  lastRegulator,
  onDone,
}: {
  profession: UserType
  /** Where the viewer works: the province at its end is the likeliest. */
  place: string
  lastRegulator: string
  onDone: () => void
}) {
  const t = useVerificationMessages()
  const [province, setProvince] = useState<Province>(
    () => provinces.find((code) => place.endsWith(t(`provinces.${code}`))) ?? 'ON',
  )
  const [regulator, setRegulator] = useState(lastRegulator)
  const [licenceNumber, setLicenceNumber] = useState('')
  const request = useRequestVerification()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    request.mutate(
      { body: { province, regulator, licenceNumber } },
      {
        onSuccess: () => {
          showSuccess(t('asked'))
          onDone()
        },
      },
    )
  }

  return (
    <Stack component="form" onSubmit={onSubmit} spacing={2} sx={{ maxWidth: 440, pt: 1 }}>
      {request.isError && (
        <Alert severity="error" role="alert">
          {explain(request.error)}
        </Alert>
      )}
      <TextField
        select
        label={t('province')}
        value={province}
        onChange={(event) => setProvince(event.target.value as Province)}
      >
        {provinces.map((code) => (
          <MenuItem key={code} value={code}>
            {t(`provinces.${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('regulator')}
        helperText={t(`regulatorHints.${profession}`)}
        value={regulator}
        required
        onChange={(event) => setRegulator(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        label={t('licenceNumber')}
        value={licenceNumber}
        required
        onChange={(event) => setLicenceNumber(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={request.isPending}>
          {t('send')}
        </Button>
        <Button variant="contained" color="neutral" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}
