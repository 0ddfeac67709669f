import { type Attachment, type Chatroom, type ChatroomUser, messageFilesMax, messageMax } from '@materia/contract'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MentionField } from '../../domain/MentionField.tsx'
import { fromMarkup, type Mentionable, type MentionText, toMarkup } from '../../domain/mentions.ts'
import { usePatientDataGuard } from '../../domain/patient-data/guard.tsx'
import { useFormats } from '../../lib/language.ts'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { SendIcon } from '../../ui/icons/screen-icons.tsx'
import { showError } from '../../ui/notice.ts'
import { useEditMessage } from './actions/api.ts'
import { useActionMessages } from './actions/messages.ts'
import { TargetBanner } from './actions/TargetBanner.tsx'
import { quoteOf, useConversing } from './actions/target.ts'
import { tellTyping, usePeople } from './api.ts'
import { say } from './delivery.ts'
import { keepDraft, keepDraftFiles, readDraft, readDraftFiles } from './drafts.ts'
import { nameOfFile, namesOfFiles } from './files.ts'
import type { ChatSlots, Share } from './slots.ts'

const typingEveryMs = 2_500
const countFrom = messageMax - 200

/** Enter sends, Shift+Enter breaks the line; what was begun is kept. */
export function Composer({ room, share, slots }: { room: Chatroom; share: Share | null; slots: ChatSlots }) {
  const chatroomId = room.id
  const t = useActionMessages()
  const { number } = useFormats()
  const cache = useQueryClient()
  const reminderId = useId()
  const isToWrite = useLocation().state === 'write'
  const { target, setTarget } = useConversing()
  const edit = useEditMessage()
  const people = usePeople(chatroomId)
  const [draft, setDraft] = useState(() => fromMarkup(readDraft(chatroomId)))
  const [edited, setEdited] = useState<MentionText | null>(null)
  const value = edited ?? draft
  const latest = useRef(draft)
  const toldTypingMs = useRef(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const content = toMarkup(value).trim()
  const isTooLong = content.length > messageMax
  const { files, changeFiles } = useDraftFiles(chatroomId)
  const [uploading, setUploading] = useState(0)
  const isEditing = target?.kind === 'edit'

  // What was begun stays, and comes back when the change is made or given up.
  useEffect(() => {
    setEdited(target?.kind === 'edit' ? fromMarkup(target.message.content) : null)
    if (target) field.current?.focus()
  }, [target])

  const change = (typed: MentionText) => {
    if (edited) return setEdited(typed)
    latest.current = typed
    setDraft(typed)
    keepDraft(chatroomId, toMarkup(typed))
    if (typed.text.trim() === '' || Date.now() - toldTypingMs.current < typingEveryMs) return
    toldTypingMs.current = Date.now()
    tellTyping(chatroomId).catch(() => undefined)
  }
  const isEmpty = content === '' && (isEditing || (!share && files.length === 0))
  const isReady = !isEmpty && !isTooLong && (isEditing || uploading === 0)
  const { guard, dialog } = usePatientDataGuard('Message')
  const send = () => {
    if (!isReady) return
    if (isEditing) return void guard(content, deliver)
    const pictures = files.filter(({ type }) => type === 'Image').map(nameOfFile)
    void guard([content, ...files.map(nameOfFile)].join('\n'), deliver, pictures)
  }
  const deliver = () => {
    if (target?.kind === 'edit') {
      edit.mutate({ message: target.message, content }, { onSuccess: () => setTarget(null) })
      return
    }
    say(cache, {
      chatroomId,
      content: content || (share ? t('sharedWithRoom') : namesOfFiles(files)),
      sharedContentItemId: share?.contentItemId,
      replyTo: target ? quoteOf(target.message) : null,
      attachments: files,
    })
    share?.onDone()
    setTarget(null)
    // What was typed while the message was looked at is the next one.
    if (latest.current === draft) change({ text: '', people: [] })
    changeFiles(() => [])
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && target) return setTarget(null)
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
      {dialog}
      {target && <TargetBanner target={target} onCancel={() => setTarget(null)} />}
      {share && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pt: 1 }}>
          <slots.SharedContent contentItemId={share.contentItemId} />
          <IconButton aria-label={t('doNotShare')} onClick={share.onDone}>
            <CloseIcon size={18} />
          </IconButton>
        </Box>
      )}
      <slots.AttachFiles
        files={files}
        max={messageFilesMax}
        label={t('attachFiles')}
        isOff={isEditing}
        onAdd={(file) => changeFiles((known) => [...known, file])}
        onRemove={({ id }) => changeFiles((known) => known.filter((file) => file.id !== id))}
        onPending={setUploading}
        onTooMany={() => showError(t('tooManyFiles', { max: messageFilesMax }))}
      >
        <MentionField
          value={value}
          onChange={change}
          onKeyDown={onKeyDown}
          findPeople={async (name) => membersNamed(people.data ?? [], name)}
          inputRef={field}
          label={t('message')}
          placeholder={t('writeMessage')}
          autoFocus={isToWrite}
          describedBy={reminderId}
          isInvalid={isTooLong}
        />
        <IconButton type="submit" color="primary" aria-label={t('send')} disabled={!isReady}>
          <SendIcon />
        </IconButton>
      </slots.AttachFiles>
      <Typography id={reminderId} variant="caption" component="p" sx={{ color: 'text.secondary', pt: 0.5 }}>
        {content.length > countFrom
          ? t('charactersUsed', { count: number(content.length), max: number(messageMax) })
          : t('noPatientData')}
      </Typography>
    </Box>
  )
}

/** Files wait beside what was begun, over reloads too. */
function useDraftFiles(chatroomId: string) {
  const [files, setFiles] = useState(() => readDraftFiles(chatroomId))
  const changeFiles = (change: (known: Attachment[]) => Attachment[]) =>
    setFiles((known) => {
      const next = change(known)
      keepDraftFiles(chatroomId, next)
      return next
    })
  return { files, changeFiles }
}

/** Those in the room: whoever is not there would hear nothing of it. */
const membersNamed = (people: ChatroomUser[], name: string): Mentionable[] =>
  people
    .filter(
      ({ status, fullName }) => status === 'Joined' && fullName?.toLowerCase().includes(name.trim().toLowerCase()),
    )
    .map(({ userId, fullName }) => ({ userId: userId ?? '', name: fullName ?? '' }))
