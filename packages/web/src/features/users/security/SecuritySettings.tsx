import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isEnrolmentNeeded } from '../../../lib/enrolment.ts'
import { Failed, Loading } from '../../../ui/states.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { useMfa } from './api.ts'
import { useSecurityMessages } from './messages.ts'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodesRow } from './RecoveryCodes.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

/** The second factors of one's own account. */
export function SecuritySettings() {
  const t = useSecurityMessages()
  const [codes, setCodes] = useState<string[]>()
  return (
    <>
      <Card component="section" id="security" aria-labelledby="security-title" sx={{ p: 2 }}>
        <Typography id="security-title" variant="h3" component="h2">
          {t('signInSecurity')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('signInSecurityText')}</Typography>
        <Factors onCodes={setCodes} />
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </Card>
      <ActivityCard />
    </>
  )
}

function Factors({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useSecurityMessages()
  const mfa = useMfa()
  if (mfa.isPending) return <Loading label={t('signInSecurity')} rows={1} />
  if (mfa.isError) return <Failed error={mfa.error} onRetry={mfa.refetch} />
  return (
    <>
      {mfa.data.mustEnrol && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t(isEnrolmentNeeded() ? 'everybodyMustEnrol' : 'mustEnrol')}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <AuthenticatorApp totp={mfa.data.totp} onCodes={onCodes} />
        <Passkeys passkeys={mfa.data.passkeys} onCodes={onCodes} />
        {mfa.data.isEnrolled && <RecoveryCodesRow left={mfa.data.recoveryCodesLeft} onCodes={onCodes} />}
      </Box>
    </>
  )
}
