import Box from '@mui/material/Box'
import { Empty } from '../../ui/states.tsx'
import type { Rooms } from './rooms.ts'

export function NothingChosen({ rooms }: { rooms: Rooms | undefined }) {
  return (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', bgcolor: 'background.default' }}>
      {rooms && (
        <Empty title={rooms.joined.length > 0 ? 'Choose a room.' : 'Talk with colleagues.'}>
          Rooms are for talking about medicine. Leave out anything that could identify a patient.
        </Empty>
      )}
    </Box>
  )
}
