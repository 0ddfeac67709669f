import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { endSession } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { showError } from '../../../ui/notice.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { endAllSessions, useActivity } from './api.ts'
import { useSecurityMessages } from './messages.ts'

/** What happened to the account, and what to do when it was somebody else. */
export function ActivityCard() {
  const t = useSecurityMessages()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function onNotMe() {
    setBusy(true)
    try {
      await endAllSessions()
      endSession('logout')
    } catch (error) {
      setBusy(false)
      setAsking(false)
      showError(explain(error))
    }
  }

  return (
    <Card component="section" aria-labelledby="activity" sx={{ p: 2 }}>
      <Typography id="activity" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('activity')}
      </Typography>
      <ActivityList />
      <Button variant="outlined" color="error" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {t('notMe')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('notMeQuestion')}
        confirmLabel={t('notMeConfirm')}
        isDestructive
        isBusy={isBusy}
        onConfirm={onNotMe}
        onClose={() => setAsking(false)}
      >
        {t('notMeText')}
      </ConfirmDialog>
    </Card>
  )
}

function ActivityList() {
  const t = useSecurityMessages()
  const activity = useActivity()
  if (activity.isPending) return <Loading label={t('activity')} rows={1} />
  if (activity.isError) return <Failed error={activity.error} onRetry={activity.refetch} />
  return (
    <Box
      component="ul"
      // Long enough to be scrolled, by keyboard too; the last line is cut through, which says so.
      tabIndex={0}
      aria-labelledby="activity"
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '18.75rem', overflowY: 'auto' }}
    >
      {activity.data.map(({ id, act, at, ip }) => (
        <Box component="li" key={id} sx={{ py: 0.75 }}>
          <Typography>{t(`acts.${act}`)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <RelativeTime date={at} /> {ip && t('fromAddress', { address: ip })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
