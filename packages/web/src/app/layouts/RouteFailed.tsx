import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { ChunkError } from '../../lib/chunk.ts'
import { useIsOnline } from '../../lib/online.ts'
import { RefreshIcon } from '../../ui/icons/icons.tsx'
import { Empty, Failed } from '../../ui/states.tsx'
import { useAppMessages } from '../messages.ts'

const reload = () => window.location.reload()

/** Instead of a screen that could not be loaded or broke. */
export function RouteFailed() {
  const t = useAppMessages()
  const error = useRouteError()
  const isOnline = useIsOnline()
  const [wasOffline] = useState(!isOnline)
  // What could not be loaded without a connection is loaded when it is back.
  useEffect(() => {
    if (wasOffline && isOnline) reload()
  }, [wasOffline, isOnline])
  if (!(error instanceof ChunkError)) {
    return <Failed title={t('pageBroke')} error={error} onRetry={reload} />
  }
  return (
    <Empty
      title={t('pageNotLoaded')}
      action={
        <Button variant="contained" startIcon={<RefreshIcon size={18} />} onClick={reload}>
          {t('retry')}
        </Button>
      }
    >
      {t('connectionInterrupted')}
    </Empty>
  )
}
