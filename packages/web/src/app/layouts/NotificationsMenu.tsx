import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useUnreadNotifications } from '../../features/notifications/unread.ts'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { BellIcon } from '../../ui/icons.tsx'
import { Popover } from '../../ui/popover.tsx'
import { NewsPanel } from '../news-parts.tsx'
import { useLayoutMessages } from './messages.ts'
import { type Notice, slots } from './slots.tsx'

const panelWidth = 300
const panelMaxHeight = 410

/** Pending invitations, each to accept or decline; the badge counts them all. Other news stands below them, and a dot tells of it. */
export function NotificationsMenu() {
  const t = useLayoutMessages()
  const notices = slots.useNotices()
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ anchor: HTMLElement; key: string } | null>(null)
  // Accepting may lead to another screen; the panel stays behind.
  const anchor = opened?.key === key ? opened.anchor : null
  const titleId = useId()
  const news = Math.max(0, useUnreadNotifications() - notices.length)
  const pending = notices.length === 0 ? t('notifications') : t('notificationsPending', { count: notices.length })
  const label = news === 0 ? pending : t('andNews', { pending, count: news })

  return (
    <>
      <IconButton
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setOpened({ anchor: event.currentTarget, key })}
      >
        <Badge
          aria-hidden="true"
          badgeContent={notices.length}
          color="primary"
          {...(notices.length === 0 && news > 0 && { variant: 'dot' })}
        >
          <BellIcon />
        </Badge>
        <VisuallyHidden>{label}</VisuallyHidden>
      </IconButton>
      <Popover
        anchor={anchor}
        onClose={() => setOpened(null)}
        labelledBy={titleId}
        width={panelWidth}
        maxHeight={panelMaxHeight}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
          {t('notifications')}
        </Typography>
        {notices.length === 0 && (
          <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{t('noInvitations')}</Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </Box>
        {anchor && <NewsPanel />}
      </Popover>
    </>
  )
}

function NoticeRow({ notice }: { notice: Notice }) {
  const t = useLayoutMessages()
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{notice.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {notice.detail}
      </Typography>
      {notice.error && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 0.5 }}>
          {notice.error}
        </Typography>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button
          variant="contained"
          disabled={notice.isBusy}
          onClick={notice.onAccept}
          aria-label={t('acceptInvitationTo', { name: notice.title })}
        >
          {t('accept')}
        </Button>
        <Button
          variant="contained"
          color="neutral"
          disabled={notice.isBusy}
          onClick={notice.onDecline}
          aria-label={t('declineInvitationTo', { name: notice.title })}
        >
          {t('decline')}
        </Button>
      </Stack>
    </Box>
  )
}
