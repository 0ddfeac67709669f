import { contentRoutes } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { AsOf } from '../../features/safety/AsOf.tsx'
import { useSafetySources } from '../../features/safety/api.ts'
import { useSafetyMessages } from '../../features/safety/messages.ts'
import { NoticeList } from '../../features/safety/NoticeList.tsx'
import { OneNotice } from '../../features/safety/OneNotice.tsx'
import { useReply } from '../../lib/query.ts'
import { ChevronLeftIcon } from '../../ui/icons/screen-icons.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Loading } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const tabs = ['all', 'mine'] as const
type Tab = (typeof tabs)[number]

/** Every safety notice, those on what matters to the viewer or on an item, or the one that the address names. */
export function SafetyPage() {
  const t = useSafetyMessages()
  const [search, setSearch] = useSearchParams()
  const sources = useSafetySources()
  const noticeId = search.get('notice')
  const itemId = search.get('of')
  const tab: Tab = search.get('show') === 'mine' ? 'mine' : 'all'
  // What is said of the sources stands above the rest, which would move down when it comes.
  const isPending = useDeferredValue(sources.isPending)
  if (isPending) return <Loading label={t('safety')} />
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageTitle title={t('safety')} subtitle={<AsOf sources={sources.data ?? []} />} />
      {noticeId ? (
        <OneNotice noticeId={noticeId} allHref={newsPaths.safety} />
      ) : itemId ? (
        <NoticesOn contentItemId={itemId} />
      ) : (
        <Tabs<Tab>
          label={t('safety')}
          value={tab}
          tabs={tabs.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => setSearch(value === 'mine' ? { show: 'mine' } : {})}
        >
          <NoticeList key={tab} mine={tab === 'mine'} />
        </Tabs>
      )}
    </Box>
  )
}

function NoticesOn({ contentItemId }: { contentItemId: string }) {
  const item = useReply(contentRoutes.getContentSummary, { params: { contentItemId } })
  return (
    <>
      {item.data && (
        <Button href={paths.content(contentItemId)} startIcon={<ChevronLeftIcon size={18} />} sx={{ mb: 1 }}>
          {item.data.title}
        </Button>
      )}
      <NoticeList mine={false} contentItemId={contentItemId} />
    </>
  )
}
