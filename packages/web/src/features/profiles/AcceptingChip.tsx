import Chip from '@mui/material/Chip'
import { wholeLabel } from '../../ui/chips.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { useProfileMessages } from './messages.ts'

export function AcceptingChip() {
  const t = useProfileMessages()
  return (
    <Chip
      size="small"
      color="success"
      variant="outlined"
      icon={<CheckIcon size={16} />}
      label={t('accepting')}
      sx={{ ...wholeLabel, '& > svg': { ml: 0.75, mr: -0.5 } }}
    />
  )
}
