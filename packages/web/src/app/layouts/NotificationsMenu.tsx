import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useUnreadNotifications } from '../../features/notifications/unread.ts'
import { Popover } from '../../ui/dialogs/popover.tsx'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { BellIcon } from '../../ui/icons/icons.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { useLayoutMessages } from './messages.ts'
import { slots } from './slots.tsx'

const NoticesPanel = onDemand(async () => (await import('./NoticesPanel.tsx')).NoticesPanel)

const panelWidth = 300
const panelMaxHeight = 410

/** Pending invitations, each to accept or decline; the badge counts them all (spec §9). Other news stands below them, and a dot tells of it. */
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
          color="primary"
          // A badge of 0 is hidden, also as a dot.
          {...(notices.length === 0 && news > 0 ? { variant: 'dot' } : { badgeContent: notices.length })}
        >
          <BellIcon />
        </Badge>
        {notices.length > 0 && news > 0 && <Badge variant="dot" color="primary" sx={{ alignSelf: 'end' }} />}
        <VisuallyHidden>{label}</VisuallyHidden>
      </IconButton>
      <Popover
        anchor={anchor}
        onClose={() => setOpened(null)}
        labelledBy={titleId}
        width={panelWidth}
        maxHeight={panelMaxHeight}
      >
        {anchor && <NoticesPanel titleId={titleId} notices={notices} />}
      </Popover>
    </>
  )
}
