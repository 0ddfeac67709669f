import Box from '@mui/material/Box'
import { useAppMessages } from '../messages.ts'

export const mainId = 'main'

/** The first thing the Tab key finds: past the bar to the page itself. */
export function SkipLink() {
  const t = useAppMessages()
  return (
    <Box
      component="a"
      href={`#${mainId}`}
      sx={{
        position: 'absolute',
        left: 8,
        top: '-6rem',
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:focus': { top: 8 },
      }}
    >
      {t('skipToContent')}
    </Box>
  )
}
