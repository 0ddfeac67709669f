import type { Chatroom } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ArrowUpIcon } from '../../ui/icons/icons.tsx'
import { ArrowDownIcon } from '../../ui/icons/screen-icons.tsx'
import { showError } from '../../ui/notice.ts'
import { actionMessages, useActionMessages } from './actions/messages.ts'
import { loadOlder } from './api.ts'
import { MessageRow } from './MessageRow.tsx'
import { useReading } from './reading.ts'
import type { Row } from './rows.ts'
import type { ChatSlots } from './slots.ts'

const loadOlderWithin = 600
const nearEnd = 80
const pagesToFirstUnread = 20
const pagesToSeek = 100

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
  const cache = useQueryClient()
  const scroller = useRef<HTMLDivElement>(null)
  const isLoadingOlder = useRef(false)
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

  // Opens at the first unread message, or at the end.
  const hasOpened = useRef(false)
  useLayoutEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    if (firstUnread > 0) virtualizer.scrollToIndex(firstUnread, { align: 'start' })
    else virtualizer.scrollToEnd()
  }, [firstUnread, virtualizer])

  // What one has just written is always shown.
  const lastRow = rows.at(-1)
  const lastUnsent = lastRow?.kind === 'unsent' ? lastRow.key : undefined
  useLayoutEffect(() => {
    if (lastUnsent) virtualizer.scrollToEnd()
  }, [lastUnsent, virtualizer])

  // What is typed or attached makes the list shorter; its end stays in sight.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let height = element.clientHeight
    const resized = new ResizeObserver(() => {
      const wasAtEnd = element.scrollHeight - element.scrollTop - height < nearEnd
      if (wasAtEnd && element.clientHeight < height) virtualizer.scrollToEnd()
      height = element.clientHeight
    })
    resized.observe(element)
    return () => resized.disconnect()
  }, [virtualizer])

  async function older(): Promise<void> {
    if (isLoadingOlder.current) return
    isLoadingOlder.current = true
    try {
      await loadOlder(cache, room.id)
    } finally {
      isLoadingOlder.current = false
    }
  }

  const [isSeeking, setSeeking] = useState(false)
  async function seekFirstUnread() {
    setSeeking(true)
    try {
      for (let page = 0; page < pagesToFirstUnread && !isReached.current; page++) await older()
    } finally {
      setSeeking(false)
    }
  }
  const isReached = useRef(false)
  useEffect(() => {
    isReached.current = firstUnread > 0
    if (isSeeking && firstUnread > 0) virtualizer.scrollToIndex(firstUnread, { align: 'start' })
  }, [firstUnread, isSeeking, virtualizer])

  const jumpRow = jump ? rows.findIndex((row) => row.kind === 'message' && row.message.sequence === jump.sequence) : -1
  const jumped = useRef<object | null>(null)
  const pagesSought = useRef(0)
  // Older pages come in until the message is among them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came in looks again
  useEffect(() => {
    if (!jump || jumped.current === jump) return
    if (jumpRow > 0) {
      jumped.current = jump
      pagesSought.current = 0
      virtualizer.scrollToIndex(jumpRow, { align: 'center' })
    } else if (hasOlder && pagesSought.current++ < pagesToSeek) {
      older().catch(() => undefined)
    } else {
      jumped.current = jump
      pagesSought.current = 0
      showError(actionMessages()('tooFarBack'))
    }
  }, [jump, jumpRow, rows, hasOlder, virtualizer])

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

/** Stands beside the messages, never over one. */
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
    <Button
      fullWidth
      variant="contained"
      color="neutral"
      loading={isBusy}
      startIcon={icon}
      onClick={onClick}
      sx={{ flex: 'none', borderRadius: 0 }}
    >
      {children}
    </Button>
  )
}

const highlighted = (row: Row, jump: { sequence: number } | null): Row =>
  row.kind === 'message' && row.message.sequence === jump?.sequence ? { ...row, isHighlighted: true } : row
