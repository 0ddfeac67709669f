import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useAnswerChatroomInvite } from '../invites.ts'
import { useChatMessages } from '../messages.ts'

/** An invitation in the list of rooms. */
export function RoomInvite({ room, onJoined }: { room: Chatroom; onJoined: (chatroomId: string) => void }) {
  const t = useChatMessages()
  const { accept, decline, answering } = useAnswerChatroomInvite({ onJoined })
  const isBusy = answering !== undefined
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}>
      <Typography sx={{ fontWeight: 600 }}>{room.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('invitesYou', { name: room.invitedByName ?? t('aColleague') })}
      </Typography>
      {room.hasError && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {t('joinFailed')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => accept(room)}
          aria-label={t('joinRoom', { name: room.name })}
        >
          {t('join')}
        </Button>
        <Button
          variant="contained"
          color="neutral"
          disabled={isBusy}
          onClick={() => decline(room)}
          aria-label={t('declineInvitationTo', { name: room.name })}
        >
          {t('decline')}
        </Button>
      </Box>
    </Box>
  )
}
