import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useActionMessages } from './actions/messages.ts'

/** While something waits to be shared and no room has been chosen yet. */
export function ShareBanner({ onCancel }: { onCancel: () => void }) {
  const t = useActionMessages()
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        typography: 'body2',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ flex: 1 }}>{t('chooseRoomToShare')}</Box>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </Box>
  )
}
