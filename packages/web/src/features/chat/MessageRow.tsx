import type { ChatroomUser } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { shownName } from '../../domain/names.ts'
import { VerifiedBadge } from '../../domain/VerifiedBadge.tsx'
import { useFormats } from '../../lib/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MessageMenu } from './actions/MessageMenu.tsx'
import { useActionMessages } from './actions/messages.ts'
import { Quote } from './actions/Quote.tsx'
import { Reactions } from './actions/Reactions.tsx'
import { dayName, messageTime } from './dates.ts'
import { sayAgain } from './delivery.ts'
import { MessageBody } from './MessageBody.tsx'
import { removeUnsent, type Unsent } from './outbox.ts'
import type { Row } from './rows.ts'
import { isWithheld, shownWords } from './shown-words.ts'
import type { ChatSlots } from './slots.ts'

interface MessageRowProps {
  row: Row
  roomName: string
  /** With one person, whose name is the room's. */
  isDirect: boolean
  /** Of the room. */
  people: ChatroomUser[]
  /** Times and days are told as seen from it. */
  today: string
  myUserId: string | null
  slots: ChatSlots
}

/** One line of the conversation, whatever it is. A message that comes or goes leaves the others as they are drawn. */
export const MessageRow = memo(function MessageRow({
  row,
  roomName,
  isDirect,
  people,
  myUserId,
  slots,
}: MessageRowProps) {
  const t = useActionMessages()
  if (row.kind === 'beginning') {
    const beginning = t(isDirect ? 'beginningWith' : 'beginningOf', { name: roomName })
    return <Beginning>{row.hasOlder ? t('loadingEarlier') : beginning}</Beginning>
  }
  if (row.kind === 'day') return <Line>{dayName(row.date)}</Line>
  if (row.kind === 'unread') return <Line isStrong>{t('newMessages')}</Line>
  if (row.kind === 'unsent') {
    const { content, sharedContentItemId, replyTo, attachments = [] } = row.unsent
    return (
      <Bubble isMine startsGroup={row.startsGroup} foot={<UnsentFoot unsent={row.unsent} />}>
        {replyTo && <Quote quoted={replyTo} />}
        <MessageBody content={content} files={attachments} sharedContentItemId={sharedContentItemId} slots={slots} />
      </Bubble>
    )
  }
  const { message, startsGroup } = row
  const isMine = message.fromUserId === myUserId
  return (
    <Bubble
      isMine={isMine}
      startsGroup={startsGroup}
      author={
        isMine
          ? undefined
          : {
              userId: message.fromUserId,
              name: shownName(message.fromUserFullName),
              picture: pictureOf(people, message.fromUserId, slots),
            }
      }
      time={message.createdUtc}
      aside={<MessageMenu message={message} myUserId={myUserId} ReportMessage={slots.ReportMessage} />}
      foot={<Reactions message={message} people={people} myUserId={myUserId} />}
      isHighlighted={row.isHighlighted}
    >
      {message.replyTo && !message.isDeleted && <Quote quoted={message.replyTo} />}
      {isWithheld(message.content) ? (
        <Typography component="em" sx={{ opacity: 0.8 }}>
          {shownWords(message.content)}
        </Typography>
      ) : (
        <MessageBody
          content={message.content}
          files={message.attachments}
          sharedContentItemId={message.sharedContentItemId}
          slots={slots}
        />
      )}
      {message.editedUtc && !message.isDeleted && <EditedMark at={message.editedUtc} />}
    </Bubble>
  )
}, isDrawnAlike)

/** Rows are made anew with each message; what they hold is not. */
function isDrawnAlike(before: MessageRowProps, after: MessageRowProps): boolean {
  const { row: oldRow, ...oldProps } = before
  const { row: newRow, ...newProps } = after
  return isShallowEqual(oldRow, newRow) && isShallowEqual(oldProps, newProps)
}

function isShallowEqual<Kind extends object>(one: Kind, other: Kind): boolean {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof Kind)[]
  return keys.every((key) => one[key] === other[key])
}

function EditedMark({ at }: { at: string }) {
  const t = useActionMessages()
  const { fullMoment } = useFormats()
  return (
    <Typography variant="caption" component="p" title={fullMoment(new Date(at))} sx={{ opacity: 0.8 }}>
      {t('edited')}
    </Typography>
  )
}

const pictureOf = (people: ChatroomUser[], userId: string, slots: ChatSlots) =>
  slots.pictureUrl(people.find((person) => person.userId === userId)?.profilePictureAttachmentId ?? null)

function Beginning({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ textAlign: 'center', color: 'text.secondary', py: 2 }}>
      {children}
    </Typography>
  )
}

function Line({ children, isStrong = false }: { children: string; isStrong?: boolean }) {
  const colour = isStrong ? 'primary.main' : 'text.secondary'
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
      <Box sx={{ flex: 1, borderTop: 1, borderColor: isStrong ? 'primary.main' : 'divider' }} />
      <Typography variant="caption" sx={{ color: colour, fontWeight: 600 }}>
        {children}
      </Typography>
      <Box sx={{ flex: 1, borderTop: 1, borderColor: isStrong ? 'primary.main' : 'divider' }} />
    </Box>
  )
}

const avatarSize = 32

function Bubble({
  isMine,
  startsGroup,
  author,
  time,
  foot,
  aside,
  isHighlighted = false,
  children,
}: {
  isMine: boolean
  startsGroup: boolean
  author?: { userId: string; name: string; picture: string | null }
  time?: string
  foot?: React.ReactNode
  /** Stands beside the bubble, quiet until pointed at or reached by keyboard. */
  aside?: React.ReactNode
  /** Where a search or a quote has led. */
  isHighlighted?: boolean
  children: React.ReactNode
}) {
  const { fullMoment } = useFormats()
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: isMine ? 'row-reverse' : 'row',
        alignItems: 'flex-start',
        // On a phone what one can do stands below, so that the words have the width.
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: 1,
        px: { xs: 1.5, md: 2 },
        pt: startsGroup ? 1.25 : 0.25,
      }}
    >
      {!isMine && (
        <Box sx={{ width: avatarSize, flex: 'none' }}>
          {startsGroup && author && <Avatar name={author.name} src={author.picture} size={avatarSize} />}
        </Box>
      )}
      <Box sx={{ minWidth: 0, maxWidth: { xs: isMine ? '90%' : 'calc(100% - 40px)', md: '70%' } }}>
        {startsGroup && (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', textAlign: isMine ? 'right' : 'left', mb: 0.25 }}
          >
            {author && (
              <Box component="span" sx={{ fontWeight: 600, color: 'text.primary', mr: 1 }}>
                {author.name}
                <VerifiedBadge userId={author.userId} />
              </Box>
            )}
            {time && (
              <time dateTime={time} title={fullMoment(new Date(time))} style={{ whiteSpace: 'nowrap' }}>
                {messageTime(time)}
              </time>
            )}
          </Typography>
        )}
        <Box
          sx={{
            width: 'fit-content',
            maxWidth: '100%',
            ml: isMine ? 'auto' : 0,
            px: 1.5,
            py: 0.75,
            borderRadius: 1,
            bgcolor: isMine ? 'neutral.main' : 'background.default',
            color: isMine ? 'neutral.contrastText' : 'text.primary',
            border: 1,
            borderColor: isMine ? 'neutral.main' : 'divider',
            ...(isHighlighted && { outline: '2px solid', outlineColor: 'primary.main' }),
          }}
          title={time ? messageTime(time) : undefined}
        >
          {children}
        </Box>
        {foot}
      </Box>
      {aside && (
        <Box
          sx={{
            alignSelf: 'center',
            display: 'flex',
            flexBasis: { xs: '100%', md: 'auto' },
            justifyContent: isMine ? 'flex-end' : 'flex-start',
            pl: { xs: isMine ? 0 : 4, md: 0 },
            opacity: { md: 0 },
            '*:hover > &, &:focus-within': { opacity: 1 },
          }}
        >
          {aside}
        </Box>
      )}
    </Box>
  )
}

function UnsentFoot({ unsent }: { unsent: Unsent }) {
  const t = useActionMessages()
  const cache = useQueryClient()
  if (unsent.state === 'sending') {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'right' }}>
        {t('sending')}
      </Typography>
    )
  }
  return (
    <Box role="alert" sx={{ textAlign: 'right' }}>
      <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
        {t('notSent', { reason: unsent.refusal ?? '' })}
      </Typography>
      <Button size="small" onClick={() => sayAgain(cache, unsent)}>
        {t('tryAgain')}
      </Button>
      <Button size="small" color="error" onClick={() => removeUnsent(unsent.clientMessageId)}>
        {t('discard')}
      </Button>
    </Box>
  )
}
