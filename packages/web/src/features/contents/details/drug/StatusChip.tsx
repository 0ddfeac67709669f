import type { DrugStatus } from '@materia/contract'
import Box from '@mui/material/Box'
import { WarningIcon } from '../../../../ui/icons/icons.tsx'
import { Pill } from '../../../../ui/pill.tsx'
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
      {status === 'Marketed' ? (
        <Pill tone="success" isFilled>
          {t(`drugStatuses.${status}`)}
        </Pill>
      ) : (
        <Pill>{t(`drugStatuses.${status}`)}</Pill>
      )}
      {isShort && (
        <Pill tone="warning" icon={<WarningIcon size={16} />}>
          {d('isShort')}
        </Pill>
      )}
      {since && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t.rich('sinceDate', { date: () => <RelativeTime date={since} isExact /> })}
        </Box>
      )}
    </Box>
  )
}
