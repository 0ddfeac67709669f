import type { Chatroom } from '@materia/contract'
import { plainText } from '@materia/contract/mentions.ts'
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { paths } from '../../../domain/paths.ts'
import { VisuallyHidden } from '../../../ui/hidden.tsx'
import { GlobeIcon, LockIcon, ThumbtackIcon } from '../../../ui/icons/screen-icons.tsx'
import { useActionMessages } from '../actions/messages.ts'
import { chatDate } from '../dates.ts'
import { shownWords } from '../shown-words.ts'
import { RoomPicture } from './RoomPicture.tsx'

export function RoomRow({ room, isChosen, onChoose }: { room: Chatroom; isChosen: boolean; onChoose: () => void }) {
  const t = useActionMessages()
  const isUnread = room.unreadMessageCount > 0
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ListItemButton
        href={paths.discussions(room.id)}
        selected={isChosen}
        aria-current={isChosen ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onChoose()
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: 1, px: 2, py: 1.25 }}
      >
        <Box sx={{ gridRow: 'span 2', alignSelf: 'center', position: 'relative', pr: 0.5 }}>
          <RoomPicture room={room} />
          <Box
            sx={{
              position: 'absolute',
              right: -2,
              bottom: -4,
              display: 'flex',
              p: '2px',
              borderRadius: '50%',
              bgcolor: 'background.paper',
            }}
          >
            <RoomTypeIcon room={room} size={14} />
          </Box>
        </Box>
        <Box sx={{ gridColumn: '2 / -1', display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: isUnread ? 700 : 600 }}>
            {room.name}
          </Typography>
          {room.isPinned && (
            <Box component="span" sx={{ color: 'text.secondary', display: 'inline-flex', flex: 'none' }}>
              <ThumbtackIcon size={16} label={t('isPinned')} />
            </Box>
          )}{' '}
          {isUnread && <UnreadCount room={room} />}
        </Box>{' '}
        <Typography
          variant="body2"
          noWrap
          sx={{ color: isUnread ? 'text.primary' : 'text.secondary', fontWeight: isUnread ? 600 : 400 }}
        >
          {room.latestMessage ? plainText(shownWords(room.latestMessage)) : t('noMessages')}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', alignSelf: 'center' }}>
          {room.latestMessageDate && chatDate(room.latestMessageDate)}
        </Typography>
      </ListItemButton>
    </Box>
  )
}

function UnreadCount({ room }: { room: Chatroom }) {
  const t = useActionMessages()
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        ml: 'auto',
        minWidth: 22,
        px: 0.75,
        borderRadius: 11,
        bgcolor: room.isMuted ? 'neutral.main' : 'primary.main',
        color: room.isMuted ? 'neutral.contrastText' : 'primary.contrastText',
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: '22px',
        textAlign: 'center',
      }}
    >
      {room.unreadMessageCount > 99 ? '99+' : room.unreadMessageCount}
      <VisuallyHidden> {t('unread')}</VisuallyHidden>
    </Box>
  )
}

export function RoomTypeIcon({ room, size = 16 }: { room: Chatroom; size?: number }) {
  const t = useActionMessages()
  return (
    <Box component="span" sx={{ color: 'text.secondary', display: 'inline-flex' }}>
      {room.type === 'Public' ? (
        <GlobeIcon size={size} label={t('publicRoom')} />
      ) : (
        <LockIcon size={size} label={t('privateRoom')} />
      )}
    </Box>
  )
}
