import type { Notification } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { currentFormats } from '../../lib/language.ts'
import { nearDay } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useNotifications, useReading } from './api.ts'
import { gatherNotices } from './gather.ts'
import { notificationMessages, useNotificationMessages } from './messages.ts'
import { NotificationRow } from './NotificationRow.tsx'

/** Day by day, the last first. */
export function NotificationList({ unread }: { unread: boolean }) {
  const t = useNotificationMessages()
  const pages = useNotifications(unread)
  const { read, readAll } = useReading()
  if (pages.isPending) return <Loading label={t('notifications')} />
  if (pages.isError) return <Failed error={pages.error} onRetry={pages.refetch} />
  const all = pages.data.pages.flat()
  if (all.length === 0)
    return <Empty title={unread ? t('nothingUnread') : t('noNews')}>{!unread && t('noNewsYet')}</Empty>
  return (
    <>
      {all.some(({ readOn }) => readOn === null) && (
        <Button variant="contained" color="neutral" onClick={() => readAll()} sx={{ mb: 2 }}>
          {t('markAllRead')}
        </Button>
      )}
      {[...Map.groupBy(all, dayOf)].map(([day, told]) => (
        <Box component="section" key={day} sx={{ mb: 3 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {day}
          </Typography>
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li:first-of-type': { borderTop: 0 } }}>
            {gatherNotices(told).map((gathered) => (
              <NotificationRow key={gathered[0]?.id} gathered={gathered} onRead={read} isUnderItsDay />
            ))}
          </Card>
        </Box>
      ))}
      {pages.hasNextPage && (
        <Button variant="outlined" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('showOlder')}
        </Button>
      )}
    </>
  )
}

function dayOf({ createdOn }: Notification): string {
  const [t, day] = [notificationMessages(), new Date(createdOn)]
  const near = nearDay(day, new Date())
  if (near === 'today') return t('today')
  return near === 'yesterday' ? t('yesterday') : currentFormats().fullDay(day)
}
