import type { ChatMessage, Chatroom } from '@materia/contract'
import { plainText } from '@materia/contract/mentions.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemButton from '@mui/material/ListItemButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { shownName } from '../../../domain/names.ts'
import { useDebounced } from '../../../lib/debounced.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useRooms } from '../api.ts'
import { messageTime } from '../dates.ts'
import { useMessageSearch } from './api.ts'
import { useActionMessages } from './messages.ts'

/** Finds what was said in this room or in all of one's rooms, and leads to the place. */
export function SearchDialog({
  room,
  onFound,
  onClose,
}: {
  room: Chatroom
  onFound: (message: ChatMessage) => void
  onClose: () => void
}) {
  const t = useActionMessages()
  const [typed, setTyped] = useState('')
  const [isEverywhere, setEverywhere] = useState(false)
  const term = useDebounced(typed.trim())
  const found = useMessageSearch(isEverywhere ? null : room.id, term)
  const messages = found.data?.pages.flatMap((page) => page.messages) ?? []

  return (
    <Dialog title={t('searchMessages')} onClose={onClose} width={560}>
      <Stack spacing={1.5}>
        <TextField
          label={t('searchWords')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoFocus
          slotProps={{ htmlInput: { maxLength: 200, enterKeyHint: 'search' } }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('whereToSearch')}
          value={isEverywhere}
          onChange={(_, chosen: boolean | null) => setEverywhere(chosen ?? isEverywhere)}
        >
          <ToggleButton value={false}>{t('thisRoom')}</ToggleButton>
          <ToggleButton value={true}>{t('allRooms')}</ToggleButton>
        </ToggleButtonGroup>
        {term === '' && <Typography sx={{ color: 'text.secondary' }}>{t('typeWord')}</Typography>}
        {term !== '' && found.isPending && <Loading label={t('found')} rows={2} />}
        {found.isError && <Failed error={found.error} onRetry={found.refetch} />}
        {found.data && messages.length === 0 && <Typography role="status">{t('nothingFound')}</Typography>}
        <Box component="ul" aria-label={t('found')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {messages.map((message) => (
            <Found key={message.id} message={message} onOpen={() => onFound(message)} />
          ))}
        </Box>
        {found.hasNextPage && (
          <Button
            color="neutral"
            variant="contained"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

function Found({ message, onOpen }: { message: ChatMessage; onOpen: () => void }) {
  const rooms = useRooms()
  const room = rooms.data?.joined.find(({ id }) => id === message.chatroomId)
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ListItemButton onClick={onOpen} sx={{ display: 'block', px: 1 }}>
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {[shownName(message.fromUserFullName), room?.name, messageTime(message.createdUtc)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {plainText(message.content).slice(0, 300)}
        </Typography>
      </ListItemButton>
    </Box>
  )
}
