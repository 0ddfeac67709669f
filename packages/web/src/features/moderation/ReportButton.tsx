import type { ReportSubject } from '@materia/contract'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { FlagIcon } from '../../ui/icons/icons.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { useReportingMessages } from './reporting/messages.ts'

const ReportDialog = onDemand(async () => (await import('./ReportDialog.tsx')).ReportDialog)

const iconSizes = { small: 16, medium: 20 }

/** Lets a viewer report something; an icon where room is scarce. */
export function ReportButton({
  subjectType,
  subjectId,
  icon,
}: {
  subjectType: ReportSubject
  subjectId: string
  icon?: { label: string; size: 'small' | 'medium' }
}) {
  const t = useReportingMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {icon ? (
        <IconButton
          color="inherit"
          aria-label={icon.label}
          title={t('report')}
          size={icon.size}
          onClick={() => setOpen(true)}
        >
          <FlagIcon size={iconSizes[icon.size]} />
        </IconButton>
      ) : (
        <Button color="inherit" startIcon={<FlagIcon size={20} />} onClick={() => setOpen(true)}>
          {t('report')}
        </Button>
      )}
      {isOpen && <ReportDialog subjectType={subjectType} subjectId={subjectId} onClose={() => setOpen(false)} />}
    </>
  )
}
