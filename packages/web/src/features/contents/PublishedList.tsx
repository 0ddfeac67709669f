import type { ContentItemType } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { usePublished } from './api.ts'
import { ContentCard } from './card/ContentCard.tsx'
import { useContentMessages } from './messages.ts'

/** What one person published. */
export function PublishedList({
  creatorId,
  kinds,
  label,
  empty,
}: {
  creatorId: string
  kinds: ContentItemType[]
  label: string
  empty: ReactNode
}) {
  const t = useContentMessages()
  const published = usePublished(creatorId, kinds)
  if (published.isPending) return <Loading label={label} />
  if (published.isLoadingError) return <Failed error={published.error} onRetry={published.refetch} />
  const summaries = published.data.pages.flat()
  if (summaries.length === 0) return <Empty>{empty}</Empty>

  return (
    <Stack component="ul" aria-label={label} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {summaries.map((summary) => (
        <li key={summary.contentItemId}>
          <ContentCard content={summary} />
        </li>
      ))}
      {published.isFetchNextPageError && (
        <li>
          <Failed error={published.error} title={t('nextNotLoaded')} onRetry={published.fetchNextPage} />
        </li>
      )}
      {published.hasNextPage && !published.isFetchNextPageError && (
        <Box component="li" sx={{ textAlign: 'center' }}>
          <Button
            variant="contained"
            color="neutral"
            loading={published.isFetchingNextPage}
            onClick={() => published.fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        </Box>
      )}
    </Stack>
  )
}
