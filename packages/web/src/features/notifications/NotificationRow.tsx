import type { Notification } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useNotificationMessages } from './messages.ts'

/** One line: what happened, to what, when. Opening it reads it. */
export function NotificationRow({ told, onRead }: { told: Notification; onRead: (id: string) => void }) {
  const t = useNotificationMessages()
  const isUnread = told.readOn === null
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        borderInlineStart: '3px solid',
        borderInlineStartColor: isUnread ? 'primary.main' : 'transparent',
      }}
    >
      <Typography component="div" sx={{ fontWeight: isUnread ? 650 : 400, overflowWrap: 'anywhere' }}>
        {isUnread && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
        {told.link ? (
          <Link component={RouterAwareLink} href={told.link} onClick={() => isUnread && onRead(told.id)}>
            {told.title}
          </Link>
        ) : (
          told.title
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {told.body && !told.title.includes(told.body) && (
          <>
            {told.body}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {' · '}
            </Box>
            <Box component="br" sx={{ display: { sm: 'none' } }} />
          </>
        )}
        <RelativeTime date={told.createdOn} />
      </Typography>
    </Box>
  )
}
