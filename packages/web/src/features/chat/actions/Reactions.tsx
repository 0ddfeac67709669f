import { type ChatMessage, type ChatroomUser, type MessageReaction, quickReactions } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFormats } from '../../../lib/language.ts'
import { useOwnClicks } from '../../../ui/dialogs/own-clicks.ts'
import { SmileIcon } from '../../../ui/icons/screen-icons.tsx'
import { useReact } from './api.ts'
import { useActionMessages } from './messages.ts'
import { useConversing } from './target.ts'

const namesShown = 10

/** Who reacted how; pressing one adds or takes back one's own. */
export function Reactions({
  message,
  people,
  myUserId,
}: {
  message: ChatMessage
  people: ChatroomUser[]
  myUserId: string | null
}) {
  const t = useActionMessages()
  const { list } = useFormats()
  const { isClosed } = useConversing()
  const react = useReact()
  if (message.reactions.length === 0) return null

  const namesOf = ({ userIds }: MessageReaction) => {
    const named = userIds
      .slice(0, namesShown)
      .map((id) => (id === myUserId ? t('you') : people.find(({ userId }) => userId === id)?.fullName))
      .filter((name) => name !== undefined && name !== null)
    const others = userIds.length - named.length
    return list(others > 0 ? [...named, t('others', { count: others })] : named)
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {message.reactions.map((reaction) => {
        const isMine = myUserId !== null && reaction.userIds.includes(myUserId)
        const label = t('reactionBy', { emoji: reaction.emoji, names: namesOf(reaction) })
        return (
          <Button
            key={reaction.emoji}
            size="small"
            variant="outlined"
            color={isMine ? 'primary' : 'inherit'}
            aria-pressed={isMine}
            aria-label={label}
            title={label}
            disabled={isClosed}
            onClick={() => react.mutate({ message, emoji: reaction.emoji, on: !isMine })}
            sx={{ minWidth: 0, px: 1, py: 0, borderRadius: 4, lineHeight: 1.75 }}
          >
            {reaction.emoji} {reaction.userIds.length}
          </Button>
        )
      })}
    </Box>
  )
}

export function ReactMenu({ message, myUserId }: { message: ChatMessage; myUserId: string | null }) {
  const t = useActionMessages()
  const react = useReact()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const ownClicks = useOwnClicks()
  const has = (emoji: string) =>
    message.reactions.some((each) => each.emoji === emoji && myUserId !== null && each.userIds.includes(myUserId))
  return (
    <>
      <IconButton
        aria-label={t('chooseReaction')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SmileIcon size={18} />
      </IconButton>
      {anchor && (
        <Menu
          id={id}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          onKeyDown={alongTheRow}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          slotProps={{
            list: {
              'aria-label': t('chooseReaction'),
              'aria-orientation': 'horizontal',
              sx: { display: 'flex', p: 0.5 },
            },
            paper: ownClicks,
          }}
        >
          {quickReactions.map((emoji) => (
            <MenuItem
              key={emoji}
              onClick={() => {
                setAnchor(null)
                react.mutate({ message, emoji, on: !has(emoji) })
              }}
              sx={{ minWidth: 40, minHeight: 40, p: 0, justifyContent: 'center', borderRadius: 1, fontSize: '1.25rem' }}
            >
              {emoji}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

/** The library's lists go up and down alone. */
function alongTheRow({ key }: KeyboardEvent) {
  const focused = document.activeElement
  const next =
    key === 'ArrowRight' ? focused?.nextElementSibling : key === 'ArrowLeft' && focused?.previousElementSibling
  if (next instanceof HTMLElement) next.focus()
}
