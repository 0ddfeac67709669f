import Box from '@mui/material/Box'
import { useIsOnline } from '../../lib/online.ts'
import { useAppMessages } from '../messages.ts'

/** While the device has no connection. */
export function OfflineBanner() {
  const t = useAppMessages()
  const isOnline = useIsOnline()
  return (
    <Box role="status">
      {!isOnline && (
        <Box sx={{ bgcolor: 'warning.main', color: 'warning.contrastText', px: 2, py: 0.75, fontSize: '0.875rem' }}>
          {t('offline')}
        </Box>
      )}
    </Box>
  )
}
