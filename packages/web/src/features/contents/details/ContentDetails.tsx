import type { Content } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { paths } from '../../../domain/paths.ts'
import { isNotThere } from '../../../lib/api-error.ts'
import { DrawnNext } from '../../../ui/drawn-next.tsx'
import { InOrder } from '../../../ui/in-order.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { contentKey, useContent, useVersion } from '../api.ts'
import { useItemPageMessages } from '../page/messages.ts'
import { rememberView } from '../unsent-views.ts'
import { DetailsActions } from './DetailsActions.tsx'
import { DetailsHeader } from './DetailsHeader.tsx'
import { DetailsLoading } from './DetailsLoading.tsx'
import { viewOf } from './kinds/index.tsx'
import { useNewerVersion } from './newer-version.ts'
import { RelatedContents } from './RelatedContents.tsx'
import { SourceLine } from './SourceLine.tsx'

interface ContentDetailsProps {
  contentItemId: string
  /** An older version to show instead of the current one. */
  versionId: string | null
  onVersion: (versionId: string | null) => void
  /** Drawn instead of the header and the kind's own view where a page knows better: a folio. */
  viewFor?: (content: Content) => ReactNode
  /** Drawn beneath the current version. */
  beneath?: (content: Content) => ReactNode
}

/** Columns of products take more room than a text is read at. */
const withWideTables: string[] = ['Drug', 'DrugBrandGroup', 'DrugIngredient']
const hasWideTables = ({ contentItemType }: Content) => withWideTables.includes(contentItemType)

/** One item, whatever its kind: what it says, what one can do with it, where it comes from. */
export function ContentDetails({ contentItemId, versionId, onVersion, viewFor, beneath }: ContentDetailsProps) {
  const t = useItemPageMessages()
  const current = useContent(contentItemId)
  const old = useVersion(versionId)
  const shown = versionId ? old : current
  const newer = useNewerVersion(contentItemId, current.data?.versionId)
  useRecordedView(shown.data?.versionId)
  // Drawn a part at a time, so that a slow phone goes on answering meanwhile.
  const content = useDeferredValue(shown.data)
  if (shown.isLoadingError || current.isLoadingError) {
    const error = shown.error ?? current.error
    if (isNotThere(error)) return <NotThere />
    return (
      <Failed
        error={error}
        offlineHint={t('notSavedHere')}
        onRetry={() => (versionId ? old.refetch() : current.refetch())}
      />
    )
  }
  if (shown.isPending || current.isPending || !content) return <DetailsLoading />

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: `minmax(0, ${hasWideTables(content) ? 920 : 720}px) 240px`,
        },
        columnGap: 5,
        justifyContent: 'center',
        pb: { xs: '4.5rem', md: 0 },
      }}
    >
      <Box component="article" sx={{ minWidth: 0 }}>
        {newer && versionId === null && <NewerVersion contentItemId={contentItemId} />}
        {content.versionId !== current.data.versionId && (
          <Alert
            severity="info"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" onClick={() => onVersion(null)}>
                {t('showCurrent')}
              </Button>
            }
          >
            {t('olderVersion')}
          </Alert>
        )}
        <InOrder>
          {viewFor?.(content) || (
            <>
              <DetailsHeader content={content} />
              {viewOf(content)}
            </>
          )}
          <SourceLine content={content} />
          <div data-screen-only>
            <DrawnNext height={720}>
              {versionId === null && beneath?.(content)}
              <RelatedContents content={content} />
            </DrawnNext>
          </div>
        </InOrder>
      </Box>
      <DetailsActions content={content} onVersion={onVersion} />
    </Box>
  )
}

function NewerVersion({ contentItemId }: { contentItemId: string }) {
  const t = useItemPageMessages()
  const cache = useQueryClient()
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={() => void cache.invalidateQueries({ queryKey: contentKey(contentItemId) })}>
          {t('showIt')}
        </Button>
      }
    >
      {t('newerVersion')}
    </Alert>
  )
}

function NotThere() {
  const t = useItemPageMessages()
  return (
    <Empty
      title={t('notHere')}
      action={
        <Button variant="contained" href={paths.discover}>
          {t('toDiscover')}
        </Button>
      }
    >
      {t('maybeRemoved')}
    </Empty>
  )
}

/** Each version that was looked at counts once for this viewer. */
function useRecordedView(versionId: string | undefined) {
  useEffect(() => {
    if (versionId) void rememberView(versionId).catch(() => undefined)
  }, [versionId])
}
