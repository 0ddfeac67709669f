import Chip from '@mui/material/Chip'
import { CheckIcon } from '../../ui/icons.tsx'

export function AcceptingChip() {
  return (
    <Chip
      size="small"
      color="success"
      variant="outlined"
      icon={<CheckIcon size={16} />}
      label="Accepting new patients"
      sx={{ '& > svg': { ml: 0.75, mr: -0.5 } }}
    />
  )
}
