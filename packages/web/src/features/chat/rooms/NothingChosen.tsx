import Box from '@mui/material/Box'
import { Empty } from '../../../ui/states.tsx'
import { useActionMessages } from '../actions/messages.ts'
import type { Rooms } from '../rooms.ts'

export function NothingChosen({ rooms }: { rooms: Rooms | undefined }) {
  const t = useActionMessages()
  return (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', bgcolor: 'background.default' }}>
      {rooms && (
        <Empty title={rooms.joined.length > 0 ? t('chooseRoom') : t('talkWithColleagues')}>{t('roomsAreFor')}</Empty>
      )}
    </Box>
  )
}
