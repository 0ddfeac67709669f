import type { Notification, NotificationKind } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ComponentType, Fragment } from 'react'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { currentFormats } from '../../lib/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { VisuallyHidden } from '../../ui/hidden.tsx'
import { BellIcon, FlagIcon, HeartIcon, type IconProps, ShieldIcon, WarningIcon } from '../../ui/icons/icons.tsx'
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

/** Who did it, what happened, to what, when; of those that stand together every body. Opening it reads them. */
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
        display: 'flex',
        gap: 1.5,
        pr: 2,
        // Without a line of no colour: where the system chooses the colours, that would be seen too.
        pl: isUnread ? '13px' : 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        ...(isUnread && { borderInlineStart: '3px solid' }),
      }}
    >
      <Picture told={told} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
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
    </Box>
  )
}

const pictureSize = 32

/** Kinds that nobody's face stands for; the words beside it say them. */
const icons: Partial<Record<NotificationKind, ComponentType<IconProps>>> = {
  Liked: HeartIcon,
  SafetyNotice: WarningIcon,
  Security: ShieldIcon,
  ReportAnswered: FlagIcon,
}

function Picture({ told: { actor, kind } }: { told: Notification }) {
  if (actor) {
    return (
      <Avatar name={actor.name} src={attachmentUrl(actor.profilePictureAttachmentId, 'small')} size={pictureSize} />
    )
  }
  const Icon = icons[kind] ?? BellIcon
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: pictureSize,
        height: pictureSize,
        borderRadius: '50%',
        bgcolor: 'neutral.main',
        color: kind === 'SafetyNotice' ? 'warning.main' : 'neutral.contrastText',
      }}
    >
      <Icon size={18} />
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
