import type { DrugStatus } from '@materia/contract'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { RelativeTime } from '../../../../ui/relative-time.tsx'
import { useContentMessages } from '../../messages.ts'

export function StatusChip({ status, since }: { status: DrugStatus; since?: string | null }) {
  const t = useContentMessages()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip
        size="small"
        label={t(`drugStatuses.${status}`)}
        color={status === 'Marketed' ? 'success' : 'default'}
        variant={status === 'Marketed' ? 'filled' : 'outlined'}
      />
      {since && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t.rich('sinceDate', { date: () => <RelativeTime date={since} isExact /> })}
        </Box>
      )}
    </Box>
  )
}
