import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { setEnrolmentNeeded } from '../../../lib/enrolment.ts'
import { queryClient } from '../../../lib/query.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useMfa } from './api.ts'
import { useSecurityMessages } from './messages.ts'
import { SecuritySettings } from './SecuritySettings.tsx'

/** In place of every screen until there is a second factor. Its reader goes on: recovery codes are shown once. */
export function EnrolmentScreen() {
  const t = useSecurityMessages()
  const mfa = useMfa()

  function goOn() {
    setEnrolmentNeeded(false)
    void queryClient.invalidateQueries()
  }

  return (
    <Stack spacing={2} sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageTitle title={t('enrolmentTitle')} />
      {mfa.data?.isEnrolled && (
        <Button variant="contained" onClick={goOn} sx={{ alignSelf: 'flex-start' }}>
          {t('goOn')}
        </Button>
      )}
      <SecuritySettings />
    </Stack>
  )
}
