import type { DrugStatus } from '@materia/contract'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { WarningIcon } from '../../../../ui/icons.tsx'
import { RelativeTime } from '../../../../ui/relative-time.tsx'
import { useItemPageMessages } from '../../page/messages.ts'
import { useDrugMessages } from './messages.ts'

/** The status as its source has it, since when, and whether the product is short at present. */
export function StatusChip({
  status,
  since,
  isShort = false,
}: {
  status: DrugStatus
  since?: string | null
  isShort?: boolean
}) {
  const t = useItemPageMessages()
  const d = useDrugMessages()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip
        size="small"
        label={t(`drugStatuses.${status}`)}
        color={status === 'Marketed' ? 'success' : 'default'}
        variant={status === 'Marketed' ? 'filled' : 'outlined'}
      />
      {isShort && (
        <Chip size="small" color="warning" variant="outlined" icon={<WarningIcon size={16} />} label={d('isShort')} />
      )}
      {since && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t.rich('sinceDate', { date: () => <RelativeTime date={since} isExact /> })}
        </Box>
      )}
    </Box>
  )
}
