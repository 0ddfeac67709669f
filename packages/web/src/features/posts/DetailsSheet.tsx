import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { shortScreen } from '../../ui/short-screen.ts'
import { usePostMessages } from './messages.ts'

/** Files on their way go on while it is closed: once opened it stays. */
export type SheetState = 'notYet' | 'open' | 'closed'

/** On a phone: what publishes at the lower edge, and the details in a sheet from below. */
export function DetailsSheet({
  sheet,
  onSheet,
  publishing,
  children,
}: {
  sheet: SheetState
  onSheet: (sheet: SheetState) => void
  publishing: { reason: ReactNode; button: ReactNode }
  children: ReactNode
}) {
  const t = usePostMessages()
  return (
    <>
      <Stack direction="row" sx={atLowerEdge}>
        {publishing.reason}
        <Button variant="contained" color="neutral" size="large" onClick={() => onSheet('open')}>
          {t('details')}
        </Button>
        {publishing.button}
      </Stack>
      <Drawer
        anchor="bottom"
        open={sheet === 'open'}
        onClose={() => onSheet('closed')}
        keepMounted={sheet !== 'notYet'}
        slotProps={{
          paper: { 'aria-label': t('details'), sx: { maxHeight: '85vh', borderRadius: '16px 16px 0 0', p: 2 } },
        }}
      >
        {children}
        <Button variant="contained" size="large" onClick={() => onSheet('closed')} sx={{ mt: 3 }}>
          {t('done')}
        </Button>
      </Drawer>
    </>
  )
}

const atLowerEdge = {
  flexWrap: 'wrap',
  gap: 1,
  position: 'fixed',
  [shortScreen]: { position: 'static' },
  zIndex: 'appBar',
  insetInline: 0,
  bottom: 0,
  p: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '& > button': { flex: 1 },
}
