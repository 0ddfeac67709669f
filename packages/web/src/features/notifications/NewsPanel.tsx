import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { newsPaths } from '../../domain/news-paths.ts'
import { useLatestNews, useReading } from './api.ts'
import { gatherNotices } from './gather.ts'
import { useNotificationMessages } from './messages.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { useUnreadNotifications } from './unread.ts'

const shown = 20

/** Under the pending invitations of the bell: what else is new. The way to all of it stays in sight however much there is. */
export function NewsPanel({ pending }: { pending: number }) {
  const t = useNotificationMessages()
  const news = useLatestNews(shown)
  const { read, readAll } = useReading()
  const unread = useUnreadNotifications()
  const hasUnread = news.data?.some(({ readOn }) => readOn === null)
  return (
    <>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h4" component="h3" sx={{ px: 2, pt: 2, pb: 1 }}>
          {unread > pending ? t('newsUnread', { count: unread - pending }) : t('news')}
        </Typography>
        {news.data?.length === 0 && (
          <Typography sx={{ px: 2, pb: 1, color: 'text.secondary' }}>{t('noNews')}</Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {gatherNotices(news.data ?? []).map((gathered) => (
            <NotificationRow key={gathered[0]?.id} gathered={gathered} onRead={read} />
          ))}
        </Box>
        <Stack sx={{ ...ways, py: 1 }}>
          {hasUnread && <Button onClick={() => readAll()}>{t('markAllRead')}</Button>}
          <Button href={newsPaths.following}>{t('following')}</Button>
          <Button href={newsPaths.safety}>{t('safety')}</Button>
        </Stack>
      </Box>
      <Stack className="more-above" sx={{ ...ways, position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
        <Button href={newsPaths.notifications}>
          {unread > 0 ? t('seeAllUnread', { count: unread }) : t('seeAll')}
        </Button>
      </Stack>
    </>
  )
}

const ways = {
  px: 1,
  borderTop: 1,
  borderColor: 'divider',
  alignItems: 'flex-start',
  '& .MuiButton-root': { px: 1 },
}
