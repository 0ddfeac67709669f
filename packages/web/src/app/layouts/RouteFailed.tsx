import Button from '@mui/material/Button'
import { useRouteError } from 'react-router'
import { ChunkError } from '../../lib/chunk.ts'
import { RefreshIcon } from '../../ui/icons.tsx'
import { Empty, Failed } from '../../ui/states.tsx'

/** Instead of a screen that could not be loaded or broke. */
export function RouteFailed() {
  const error = useRouteError()
  const reload = () => window.location.reload()
  if (!(error instanceof ChunkError)) {
    return <Failed title="Something went wrong on this page." error={error} onRetry={reload} />
  }
  return (
    <Empty
      title="This page could not be loaded."
      action={
        <Button variant="contained" startIcon={<RefreshIcon size={18} />} onClick={reload}>
          Retry
        </Button>
      }
    >
      The connection may have been interrupted, or Materia was updated in the meantime.
    </Empty>
  )
}
