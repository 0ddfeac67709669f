import type { MailRhythm } from '@materia/contract'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFirstRunMessages } from '../../domain/first-run/messages.ts'
import { StepCard } from '../../domain/first-run/StepCard.tsx'
import { explain } from '../../lib/api-error.ts'
import { showError } from '../../ui/notice.ts'
import { useChangePreference, useDigestTime, usePreferences, useSetDigestTime } from './api.ts'
import { useNotificationMessages } from './messages.ts'
import { isNamedTimeZone } from './time-zones.ts'

const offered = ['Off', 'Daily', 'Weekly'] as const satisfies MailRhythm[]

/** Mails only to who asks for them, in so many words. */
export function DigestStep({ onDone }: { onDone: () => Promise<void> }) {
  const t = useFirstRunMessages()
  const words = useNotificationMessages()
  const [rhythm, setRhythm] = useState<MailRhythm>('Off')
  const { save, isSaving } = useSavingRhythm()
  const done = async () => {
    if (await save(rhythm)) await onDone()
  }
  return (
    <StepCard
      step={3}
      title={t('digestTitle')}
      text={t('digestText')}
      actions={
        <>
          <Button variant="contained" disabled={rhythm === 'Off'} loading={isSaving} onClick={() => void done()}>
            {t('agree')}
          </Button>
          <Button variant="contained" color="neutral" disabled={isSaving} onClick={() => void onDone()}>
            {t('skip')}
          </Button>
        </>
      }
    >
      <RadioGroup
        row
        aria-label={t('digestTitle')}
        value={rhythm}
        onChange={(_, value) => setRhythm(value as MailRhythm)}
      >
        {offered.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={words(`rhythms.${each}`)} />
        ))}
      </RadioGroup>
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 60 }}>
        {rhythm !== 'Off' && t('digestConsent', { rhythm })}
      </Typography>
    </StepCard>
  )
}

/** In the browser's own time zone, at the hour that is kept. */
function useSavingRhythm() {
  const preferences = usePreferences()
  const time = useDigestTime()
  const change = useChangePreference()
  const setTime = useSetDigestTime()
  async function save(email: MailRhythm): Promise<boolean> {
    if (!preferences.data || !time.data) return false
    const { SubscriptionMatch, SafetyNotice } = preferences.data
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    try {
      if (isNamedTimeZone(timeZone)) await setTime.mutateAsync({ hour: time.data.hour, timeZone })
      await change.mutateAsync({
        SubscriptionMatch: { ...SubscriptionMatch, email },
        SafetyNotice: { ...SafetyNotice, email },
      })
      return true
    } catch (error) {
      showError(explain(error))
      return false
    }
  }
  return { save, isSaving: change.isPending || setTime.isPending }
}
