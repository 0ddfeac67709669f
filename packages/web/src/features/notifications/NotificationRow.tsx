import type { Notification } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { currentFormats } from '../../lib/language.ts'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useNotificationMessages } from './messages.ts'

const shownBodies = 4

interface NotificationRowProps {
  gathered: Notification[]
  onRead: (id: string) => void
  /** The day stands above it. */
  isUnderItsDay?: boolean
}

/** What happened, to what, when; of those that stand together every body. Opening it reads them. */
export function NotificationRow({ gathered, onRead, isUnderItsDay = false }: NotificationRowProps) {
  const t = useNotificationMessages()
  const [told] = gathered
  if (!told) return null
  const isUnread = told.readOn === null
  const readThem = () => {
    for (const { id } of gathered) onRead(id)
  }
  const bodies = [...new Set(gathered.map(({ body }) => body))].filter((body) => body && !told.title.includes(body))
  const left = bodies.length - shownBodies
  return (
    <Box
      component="li"
      sx={{
        pr: 2,
        // Without a line of no colour: where the system chooses the colours, that would be seen too.
        pl: isUnread ? '13px' : 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        ...(isUnread && { borderInlineStart: '3px solid' }),
      }}
    >
      <Typography component="div" sx={{ fontWeight: isUnread ? 650 : 400, overflowWrap: 'anywhere' }}>
        {isUnread && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
        {told.link ? (
          <Link
            component={RouterAwareLink}
            href={told.link}
            onClick={() => isUnread && readThem()}
            sx={{ fontWeight: 'inherit' }}
          >
            {told.title}
          </Link>
        ) : (
          told.title
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {bodies.slice(0, shownBodies).map((body) => (
          <Fragment key={body}>
            {body}
            {bodies.length === 1 && <Dot />}
            <Box component="br" sx={{ display: { sm: bodies.length === 1 ? 'none' : 'inline' } }} />
          </Fragment>
        ))}
        {left > 0 && (
          <>
            {t('andMore', { count: left })}
            <br />
          </>
        )}
        {isUnderItsDay ? <TimeOfDay moment={told.createdOn} /> : <RelativeTime date={told.createdOn} />}
      </Typography>
    </Box>
  )
}

const Dot = () => (
  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
    {' · '}
  </Box>
)

const TimeOfDay = ({ moment }: { moment: string }) => (
  <time dateTime={moment} title={currentFormats().fullMoment(new Date(moment))} style={{ whiteSpace: 'nowrap' }}>
    {currentFormats().time(new Date(moment))}
  </time>
)
