import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo } from 'react'
import { ArrowUpIcon } from '../../../ui/icons/icons.tsx'
import { Empty, Failed, Loading, SkeletonCard } from '../../../ui/states.tsx'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import { type FeedFilter, useDiscover } from '../api.ts'
import { ContentCard } from '../card/ContentCard.tsx'
import { useCardKeys } from '../card/keys.ts'
import { useContentMessages } from '../messages.ts'
import { useNews } from './news.ts'

/** The endless feed; what is new waits behind a quiet button and never moves what is being read. */
export function DiscoverFeed({ filter, onClearFilter }: { filter: FeedFilter; onClearFilter: () => void }) {
  const t = useContentMessages()
  useCardKeys()
  const feed = useDiscover(filter)
  const news = useNews(feed.data?.pages[0]?.feed, filter)
  const loaded = useMemo(() => feed.data?.pages.flatMap((page) => page.items) ?? [], [feed.data])
  // Cards are drawn in small steps: until they are there, what stood before stays.
  const items = useDeferredValue(loaded)
  if (feed.isPending || (items.length === 0 && loaded.length > 0)) return <Loading label={t('discover')} rows={5} />
  if (feed.isError && items.length === 0) return <Failed error={feed.error} onRetry={feed.refetch} />
  if (items.length === 0) return <NothingThere filter={filter} onClearFilter={onClearFilter} />

  return (
    <>
      {news.count > 0 && (
        <Box sx={{ position: 'sticky', top: 72, zIndex: 2, display: 'flex', justifyContent: 'center', height: 0 }}>
          <Button
            variant="contained"
            startIcon={<ArrowUpIcon size={18} />}
            onClick={() => {
              window.scrollTo({ top: 0 })
              void news.show()
            }}
            sx={{ borderRadius: 5, boxShadow: 3, alignSelf: 'flex-start', flex: 'none' }}
          >
            {t('newCount', { count: news.count })}
          </Button>
        </Box>
      )}
      <VirtualList
        rows={items}
        rowKey={(item) => item.contentItemId}
        label={t('discover')}
        estimatedHeight={220}
        hasMore={feed.hasNextPage}
        onEndReached={() => {
          if (!feed.isFetchingNextPage && !feed.isFetchNextPageError) void feed.fetchNextPage()
        }}
      >
        {(item) => <ContentCard content={item} />}
      </VirtualList>
      <Box sx={{ py: 2 }}>
        {feed.isFetchingNextPage && <SkeletonCard />}
        {feed.isFetchNextPageError && (
          <Failed error={feed.error} title={t('nextNotLoaded')} onRetry={() => feed.fetchNextPage()} />
        )}
        {!feed.hasNextPage && (
          <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary', py: 2 }}>
            {t('seenEverything')}
          </Typography>
        )}
      </Box>
    </>
  )
}

function NothingThere({ filter, onClearFilter }: { filter: FeedFilter; onClearFilter: () => void }) {
  const t = useContentMessages()
  const isOfArea = filter.areaId !== null
  if (filter.types.length === 0 && !isOfArea) return <Empty title={t('nothingHere')}>{t('willBeListed')}</Empty>
  return (
    <Empty
      title={t(isOfArea ? 'nothingOfArea' : 'nothingOfKindYet')}
      action={
        <Button variant="contained" color="neutral" onClick={onClearFilter}>
          {t(isOfArea ? 'showEverything' : 'showAllKinds')}
        </Button>
      }
    >
      {t(isOfArea ? 'otherAreas' : 'otherKinds')}
    </Empty>
  )
}
