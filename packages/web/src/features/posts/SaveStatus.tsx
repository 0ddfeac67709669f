import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { CloudCheckIcon, CloudOffIcon } from '../../ui/icons/editor-icons.tsx'
import { RefreshIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import type { SaveState } from './draft-store.ts'
import { usePostMessages } from './messages.ts'

type PostMessages = ReturnType<typeof usePostMessages>

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
  const t = usePostMessages()
  const now = useNow(save.kind === 'saved')
  const Icon = iconOf(save, isPublished)
  const words = wordsOf(t, save, isPublished)
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
      {Icon && <Icon size={18} />}
      {save.kind === 'saved' ? (
        <>
          <VisuallyHidden>{words}</VisuallyHidden>
          <span aria-hidden="true">{savedWhen(t, now - save.at)}</span>
        </>
      ) : (
        <span>{words}</span>
      )}
      {(save.kind === 'offline' || save.kind === 'refused') && (
        <Link component="button" variant="body2" onClick={onRetry}>
          {t('tryNow')}
        </Link>
      )}
    </Box>
  )
}

const icons = {
  unchanged: null,
  waiting: RefreshIcon,
  saving: RefreshIcon,
  saved: CloudCheckIcon,
  offline: CloudOffIcon,
  refused: WarningIcon,
  conflict: WarningIcon,
} satisfies Record<SaveState<unknown>['kind'], typeof RefreshIcon | null>

const iconOf = ({ kind }: SaveState<unknown>, isPublished: boolean) =>
  kind === 'waiting' && isPublished ? CloudOffIcon : icons[kind]

function wordsOf(t: PostMessages, save: SaveState<unknown>, isPublished: boolean): string {
  switch (save.kind) {
    case 'unchanged':
      return isPublished ? t('published') : ''
    case 'waiting':
      return t(isPublished ? 'notPublishedYet' : 'savingSoon')
    case 'refused':
      return t('notSaved', { reason: save.message })
    case 'conflict':
      return t('changedElsewhere')
    default:
      return t(save.kind)
  }
}

function savedWhen(t: PostMessages, agoMs: number): string {
  const seconds = Math.round(agoMs / 1_000)
  return seconds < 1 ? t('savedJustNow') : t('savedAgo', { time: duration(t, seconds) })
}

function duration(t: PostMessages, seconds: number): string {
  if (seconds < 60) return t('seconds', { count: seconds })
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? t('minutes', { count: minutes }) : t('hours', { count: Math.round(minutes / 60) })
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
