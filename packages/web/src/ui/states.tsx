import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { codeOf, explainLoad, UnreachableError } from '../lib/api-error.ts'
import { VisuallyHidden } from './hidden.tsx'
import { RefreshIcon, WarningIcon } from './icons/icons.tsx'
import { useUiMessages } from './messages.ts'

/** Skeleton cards in the shape of a list; `children` draws one of another shape. */
export function Loading({ label, rows = 3, children }: { label: string; rows?: number; children?: ReactNode }) {
  const t = useUiMessages()
  return (
    <Box role="status" aria-busy="true">
      <VisuallyHidden>{t('loading', { label })}</VisuallyHidden>
      <Stack spacing={1.5} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <Box key={row}>{children ?? <SkeletonCard />}</Box>
        ))}
      </Stack>
    </Box>
  )
}

export function SkeletonCard() {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Bar width="30%" />
      <Bar width="85%" height={28} />
      <Bar width="95%" />
      <Bar width="60%" />
    </Box>
  )
}

/** A line of text to come. Drawn here: the library's own would be loaded by every public page. */
const Bar = ({ width, height = 24 }: { width: string; height?: number }) => (
  <Box sx={{ width, height, display: 'flex', alignItems: 'center' }}>
    <Box sx={{ flex: 1, height: '60%', borderRadius: 0.5, bgcolor: 'neutral.main' }} />
  </Box>
)

/** Nothing to show: says what to do next, with at most one button. */
export function Empty({ title, children, action }: { title?: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 6 }}>
      {title && (
        <Typography variant="h3" component="p">
          {title}
        </Typography>
      )}
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: 440 }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ pt: 1 }}>{action}</Box>}
    </Stack>
  )
}

interface FailedProps {
  error: unknown
  title?: string
  /** Said where no answer came: how it can be read without a connection. */
  offlineHint?: string
  onRetry?: () => unknown
}

/** Says what failed and offers to try again. */
export function Failed({ error, title, offlineHint, onRetry }: FailedProps) {
  const t = useUiMessages()
  return (
    <Stack role="alert" spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 5 }}>
      <Box sx={{ color: 'error.main' }}>
        <WarningIcon size={28} />
      </Box>
      <Typography variant="h3" component="p">
        {title ?? t('couldNotLoad')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{explainLoad(error)}</Typography>
      {offlineHint && error instanceof UnreachableError && (
        <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{offlineHint}</Typography>
      )}
      {codeOf(error) === 'second-factor-enrolment-required' && (
        <Button variant="contained" href="/Profile?tab=account">
          {t('setUpFactor')}
        </Button>
      )}
      {onRetry && (
        <Button color="neutral" variant="contained" startIcon={<RefreshIcon size={18} />} onClick={() => onRetry()}>
          {t('retry')}
        </Button>
      )}
    </Stack>
  )
}
