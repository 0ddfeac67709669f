import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { CloudCheckIcon, CloudOffIcon, RefreshIcon, WarningIcon } from '../../ui/icons.tsx'
import type { SaveState } from './draft-store.ts'

/** Whether what was typed is safe. The passing of time is shown; only what changed is announced. */
export function SaveStatus({
  save,
  isPublished,
  onRetry,
}: {
  save: SaveState<unknown>
  isPublished: boolean
  onRetry: () => void
}) {
  const now = useNow(save.kind === 'saved')
  const [icon, words] = wordsFor(save, isPublished)
  return (
    <Box
      role="status"
      aria-live="polite"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 24,
        typography: 'body2',
        color: save.kind === 'refused' || save.kind === 'conflict' ? 'error.main' : 'text.secondary',
      }}
    >
      {icon}
      {save.kind === 'saved' ? (
        <>
          <VisuallyHidden>{words}</VisuallyHidden>
          <span aria-hidden="true">{`${words} ${ago(save.at, now)}`}</span>
        </>
      ) : (
        <span>{words}</span>
      )}
      {(save.kind === 'offline' || save.kind === 'refused') && (
        <Link component="button" variant="body2" onClick={onRetry}>
          Try now
        </Link>
      )}
    </Box>
  )
}

function wordsFor(save: SaveState<unknown>, isPublished: boolean) {
  const small = { size: 18 }
  switch (save.kind) {
    case 'unchanged':
      return [null, isPublished ? 'Published' : ''] as const
    case 'waiting':
      return isPublished
        ? ([<CloudOffIcon key="i" {...small} />, 'Not published yet; kept on this device'] as const)
        : ([<RefreshIcon key="i" {...small} />, 'Saving soon…'] as const)
    case 'saving':
      return [<RefreshIcon key="i" {...small} />, 'Saving…'] as const
    case 'saved':
      return [<CloudCheckIcon key="i" {...small} />, 'Saved'] as const
    case 'offline':
      return [<CloudOffIcon key="i" {...small} />, 'Offline: kept on this device'] as const
    case 'refused':
      return [<WarningIcon key="i" {...small} />, `Not saved: ${save.message}`] as const
    case 'conflict':
      return [<WarningIcon key="i" {...small} />, 'Changed elsewhere'] as const
  }
}

function ago(at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1_000))
  if (seconds < 60) return `${seconds} s ago`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`
}

function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (!isCounting) return
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [isCounting])
  return now
}
