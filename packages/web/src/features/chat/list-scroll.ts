import { useQueryClient } from '@tanstack/react-query'
import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { showError } from '../../ui/notice.ts'
import { actionMessages } from './actions/messages.ts'
import { loadOlder } from './api.ts'
import type { Row } from './rows.ts'

type RowVirtualizer = Virtualizer<HTMLDivElement, Element>

/** So near to the last message is at the end. */
export const nearEnd = 80
const pagesToFirstUnread = 20
const pagesToSeek = 100

/** Opens at the first unread message, or at the end. */
export function useOpening(virtualizer: RowVirtualizer, rows: Row[], firstUnread: number): void {
  const hasOpened = useRef(false)
  useLayoutEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    if (firstUnread > 0) virtualizer.scrollToIndex(withItsDay(rows, firstUnread), { align: 'start' })
    else virtualizer.scrollToEnd()
  }, [rows, firstUnread, virtualizer])
}

/** The day of a row stands above it. */
const withItsDay = (rows: Row[], index: number) => (rows[index - 1]?.kind === 'day' ? index - 1 : index)

export function useEndInSight(
  virtualizer: RowVirtualizer,
  scroller: RefObject<HTMLDivElement | null>,
  rows: Row[],
): void {
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
  }, [virtualizer, scroller])
}

/** One page at a time. */
export function useOlder(chatroomId: string): () => Promise<void> {
  const cache = useQueryClient()
  const isLoadingOlder = useRef(false)
  return async () => {
    if (isLoadingOlder.current) return
    isLoadingOlder.current = true
    try {
      await loadOlder(cache, chatroomId)
    } finally {
      isLoadingOlder.current = false
    }
  }
}

/** Older pages come in until the first unread message is among them. */
export function useFirstUnread(
  virtualizer: RowVirtualizer,
  { firstUnread, older }: { firstUnread: number; older: () => Promise<void> },
): { isSeeking: boolean; seekFirstUnread: () => Promise<void> } {
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
  return { isSeeking, seekFirstUnread }
}

/** Older pages come in until the message is among them. */
export function useJump(
  virtualizer: RowVirtualizer,
  {
    jump,
    rows,
    hasOlder,
    older,
  }: {
    jump: { sequence: number } | null
    rows: Row[]
    hasOlder: boolean
    older: () => Promise<void>
  },
): void {
  const jumpRow = jump ? rows.findIndex((row) => row.kind === 'message' && row.message.sequence === jump.sequence) : -1
  const jumped = useRef<object | null>(null)
  const pagesSought = useRef(0)
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
}
