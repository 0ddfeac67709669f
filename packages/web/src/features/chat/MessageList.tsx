import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef, useState } from 'react'
import { ArrowUpIcon } from '../../ui/icons/icons.tsx'
import { ArrowDownIcon } from '../../ui/icons/screen-icons.tsx'
import { useActionMessages } from './actions/messages.ts'
import { nearEnd, useEndInSight, useFirstUnread, useJump, useOlder, useOpening } from './list-scroll.ts'
import { MessageRow } from './MessageRow.tsx'
import { useReading } from './reading.ts'
import type { Row } from './rows.ts'
import type { ChatSlots } from './slots.ts'

const loadOlderWithin = 600

/** Draws what is near the window; older pages come in above without moving what is read. */
export function MessageList({
  room,
  rows,
  newest,
  unreadAfter,
  myUserId,
  jump,
  slots,
}: {
  room: Chatroom
  rows: Row[]
  newest: number
  unreadAfter: number | null
  myUserId: string | null
  /** A message to show, by its place; another object asks again. */
  jump: { sequence: number } | null
  slots: ChatSlots
}) {
  const t = useActionMessages()
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 10,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    paddingEnd: 8,
  })
  const today = new Date().toDateString()
  const firstUnread = rows.findIndex(({ kind }) => kind === 'unread')
  const hasOlder = rows[0]?.kind === 'beginning' && rows[0].hasOlder
  const isUnreadAbove = unreadAfter !== null && firstUnread === -1 && hasOlder
  useReading(room, newest, isAtEnd)

  useOpening(virtualizer, rows, firstUnread)
  useEndInSight(virtualizer, scroller, rows)
  const older = useOlder(room.id)
  const { isSeeking, seekFirstUnread } = useFirstUnread(virtualizer, { firstUnread, older })
  useJump(virtualizer, { jump, rows, hasOlder, older })

  function onScroll() {
    const element = scroller.current
    if (!element) return
    setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd)
    if (hasOlder && element.scrollTop < loadOlderWithin) older().catch(() => undefined)
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      {isUnreadAbove && (
        <JumpButton
          icon={<ArrowUpIcon size={18} />}
          isBusy={isSeeking}
          onClick={() => void seekFirstUnread().catch(() => undefined)}
        >
          {t('firstUnread')}
        </JumpButton>
      )}
      <Box
        ref={scroller}
        onScroll={onScroll}
        role="log"
        aria-label={t('messages')}
        aria-live="polite"
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowAnchor: 'none', overscrollBehavior: 'contain' }}
      >
        <Box sx={{ position: 'relative', width: '100%' }} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => (
            <Box
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              sx={{ position: 'absolute', insetInline: 0, top: 0 }}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <MessageRow
                row={highlighted(rows[item.index] as Row, jump)}
                roomName={room.name}
                isDirect={room.isDirect}
                people={room.chatroomUsers}
                today={today}
                myUserId={myUserId}
                slots={slots}
              />
            </Box>
          ))}
        </Box>
      </Box>
      {!isAtEnd && (
        <JumpButton icon={<ArrowDownIcon size={18} />} onClick={() => virtualizer.scrollToEnd()}>
          {room.unreadMessageCount > 0 ? t('newCount', { count: room.unreadMessageCount }) : t('newest')}
        </JumpButton>
      )}
    </Box>
  )
}

/** Stands beside the messages, never over one; a line says where they end. */
function JumpButton({
  icon,
  isBusy = false,
  onClick,
  children,
}: {
  icon: ReactNode
  isBusy?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Box sx={{ flex: 'none', display: 'flex', justifyContent: 'center', py: 0.5, ...ends }}>
      <Button
        variant="contained"
        color="neutral"
        loading={isBusy}
        startIcon={icon}
        onClick={onClick}
        sx={{ borderRadius: 5 }}
      >
        {children}
      </Button>
    </Box>
  )
}

/** Toward the messages: the strip is the first or the last beside them. */
const ends = {
  '&:first-of-type': { borderBottom: 1, borderBottomColor: 'divider' },
  '&:last-of-type': { borderTop: 1, borderTopColor: 'divider' },
}

const highlighted = (row: Row, jump: { sequence: number } | null): Row =>
  row.kind === 'message' && row.message.sequence === jump?.sequence ? { ...row, isHighlighted: true } : row
