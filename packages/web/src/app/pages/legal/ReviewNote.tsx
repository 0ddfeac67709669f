import Box from '@mui/material/Box'
import { useLegalMessages } from './messages.ts'

/** Legal words stand on approval until a lawyer has read them. */
export function ReviewNote() {
  const t = useLegalMessages()
  return (
    <Box
      role="note"
      sx={{
        mt: 3,
        p: 2,
        borderLeft: 3,
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {t('review')}
    </Box>
  )
}
