import { messageMax } from '@materia/contract'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFormats } from '../../lib/language.ts'
import { CloseIcon, SendIcon } from '../../ui/icons.tsx'
import { tellTyping } from './api.ts'
import { say } from './delivery.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { useChatMessages } from './messages.ts'
import type { ChatSlots, Share } from './slots.ts'

const typingEveryMs = 2_500
const countFrom = messageMax - 200

/** Enter sends, Shift+Enter breaks the line; what was begun is kept. */
export function Composer({ chatroomId, share, slots }: { chatroomId: string; share: Share | null; slots: ChatSlots }) {
  const t = useChatMessages()
  const { number } = useFormats()
  const cache = useQueryClient()
  const reminderId = useId()
  const [text, setText] = useState(() => readDraft(chatroomId))
  const toldTypingMs = useRef(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const content = text.trim()
  const isTooLong = content.length > messageMax

  const change = (typed: string) => {
    setText(typed)
    keepDraft(chatroomId, typed)
    if (typed.trim() === '' || Date.now() - toldTypingMs.current < typingEveryMs) return
    toldTypingMs.current = Date.now()
    tellTyping(chatroomId).catch(() => undefined)
  }
  const isEmpty = content === '' && !share
  const send = () => {
    if (isEmpty || isTooLong) return
    say(cache, { chatroomId, content: content || t('sharedWithRoom'), sharedContentItemId: share?.contentItemId })
    share?.onDone()
    change('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      sx={{ px: { xs: 1, md: 2 }, pb: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {share && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pt: 1 }}>
          <slots.SharedContent contentItemId={share.contentItemId} />
          <IconButton aria-label={t('doNotShare')} onClick={share.onDone}>
            <CloseIcon size={18} />
          </IconButton>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, pt: 1 }}>
        <InputBase
          multiline
          maxRows={6}
          fullWidth
          placeholder={t('writeMessage')}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          inputRef={field}
          inputProps={{ 'aria-label': t('message'), 'aria-describedby': reminderId, 'aria-invalid': isTooLong }}
          sx={{
            px: 1.5,
            py: 1,
            minHeight: 44,
            border: 1,
            borderColor: isTooLong ? 'error.main' : 'divider',
            borderRadius: 1,
            bgcolor: 'background.default',
            '&.Mui-focused': { borderColor: 'primary.main' },
          }}
        />
        <IconButton type="submit" color="primary" aria-label={t('send')} disabled={isEmpty || isTooLong}>
          <SendIcon />
        </IconButton>
      </Box>
      <Typography id={reminderId} variant="caption" component="p" sx={{ color: 'text.secondary', pt: 0.5 }}>
        {content.length > countFrom
          ? t('charactersUsed', { count: number(content.length), max: number(messageMax) })
          : t('noPatientData')}
      </Typography>
    </Box>
  )
}
