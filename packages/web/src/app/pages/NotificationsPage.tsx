import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import { followedSearchPath } from '../../features/contents/search/followed-search.ts'
import { useNotificationMessages } from '../../features/notifications/messages.ts'
import { NotificationList } from '../../features/notifications/NotificationList.tsx'
import { Preferences } from '../../features/notifications/Preferences.tsx'
import { FollowedThings } from '../../features/subscriptions/FollowedThings.tsx'
import { MutedThings } from '../../features/subscriptions/MutedThings.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const tabs = ['all', 'unread', 'following', 'preferences'] as const
type Tab = (typeof tabs)[number]

/** Everything that was told, day by day, what the viewer follows and muted, and how it is told. */
export function NotificationsPage() {
  const t = useNotificationMessages()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((value) => value === search.get('tab')) ?? 'all'
  return (
    <Box sx={{ maxWidth: 800, mx: 'auto' }}>
      <PageTitle title={t('notifications')} />
      <Tabs<Tab>
        label={t('notifications')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => setSearch({ tab: value })}
      >
        {(tab === 'all' || tab === 'unread') && <NotificationList key={tab} unread={tab === 'unread'} />}
        {tab === 'following' && (
          <>
            <FollowedThings searchPath={followedSearchPath} />
            <MutedThings />
          </>
        )}
        {tab === 'preferences' && <Preferences />}
      </Tabs>
    </Box>
  )
}
