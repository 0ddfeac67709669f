import type { ReportSubject } from '@materia/contract'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../lib/chunk.ts'
import { FlagIcon } from '../../ui/icons.tsx'

const ReportDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./ReportDialog.tsx'))).ReportDialog,
}))

/** Lets a reader report something; small where room is scarce. */
export function ReportButton({
  subjectType,
  subjectId,
  isSmall = false,
}: {
  subjectType: ReportSubject
  subjectId: string
  isSmall?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isSmall ? (
        <IconButton aria-label="Report this message" size="small" onClick={() => setOpen(true)}>
          <FlagIcon size={16} />
        </IconButton>
      ) : (
        <Button variant="contained" color="neutral" startIcon={<FlagIcon size={20} />} onClick={() => setOpen(true)}>
          Report
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog subjectType={subjectType} subjectId={subjectId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
