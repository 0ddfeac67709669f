import type { ContentItemType, ContentSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { usePublished } from './published.ts'

/** What one person published, in short. */
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
  const published = usePublished(creatorId, kinds)
  if (published.isPending) return <Loading label={label} />
  if (published.isError) return <Failed error={published.error} onRetry={published.refetch} />
  const summaries = published.data.pages.flat()
  if (summaries.length === 0) return <Empty>{empty}</Empty>

  return (
    <Stack component="ul" aria-label={label} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {summaries.map((summary) => (
        <PublishedRow key={summary.contentItemId} summary={summary} />
      ))}
      {published.hasNextPage && (
        <Box component="li" sx={{ textAlign: 'center' }}>
          <Button
            variant="contained"
            color="neutral"
            loading={published.isFetchingNextPage}
            onClick={() => published.fetchNextPage()}
          >
            Show more
          </Button>
        </Box>
      )}
    </Stack>
  )
}

function PublishedRow({ summary }: { summary: ContentSummary }) {
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2">
        <Link href={paths.content(summary.contentItemId)} color="textPrimary">
          {summary.title}
        </Link>
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 0.25 }}>
        <RelativeTime date={summary.publishedOn ?? summary.createdOn} />
        {summary.factLine && ` · ${summary.factLine}`}
      </Typography>
      {summary.summary && (
        <Typography
          sx={{ mt: 1, display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
        >
          {summary.summary}
        </Typography>
      )}
    </Card>
  )
}
