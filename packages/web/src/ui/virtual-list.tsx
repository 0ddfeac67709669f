import type { VirtualItem } from '@tanstack/react-virtual'
import { type Key, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { InSteps } from './in-steps.tsx'
import { usePageVirtualizer } from './page-virtualizer.ts'
import { usePrinting } from './printing.ts'

/** Heights measured before, so that going back finds the list as long as it was left. */
const measuredByVisit = new Map<string, VirtualItem[]>()
const remembered = 20
const itemStyle = { position: 'absolute', insetInline: 0, top: 0 } as const

/** A list of any length that scrolls with the page and only draws what is near the window. */
export function VirtualList<Row>({
  rows,
  rowKey,
  children,
  label,
  estimatedHeight = 160,
  gap = 12,
  hasMore = false,
  onEndReached,
}: {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  children: (row: Row, index: number) => ReactNode
  label: string
  estimatedHeight?: number
  gap?: number
  hasMore?: boolean
  onEndReached?: () => void
}) {
  const visit = useLocation().key
  const wasDrawn = useRef(false)
  const { container, virtualizer } = usePageVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimatedHeight,
    getItemKey: (index) => rowKey(rows[index] as Row),
    overscan: 3,
    gap,
    initialMeasurementsCache: measuredByVisit.get(visit),
  })
  const drawn = virtualizer.getVirtualItems()
  const isPrinting = usePrinting()
  const lastDrawn = drawn.at(-1)?.index ?? -1

  useEffect(() => {
    wasDrawn.current = true
  }, [])

  useEffect(() => {
    if (hasMore && lastDrawn >= rows.length - 2) onEndReached?.()
  }, [hasMore, lastDrawn, rows.length, onEndReached])

  useEffect(
    () => () => {
      measuredByVisit.delete(visit)
      measuredByVisit.set(visit, virtualizer.measurementsCache)
      const oldest = measuredByVisit.keys().next().value
      if (measuredByVisit.size > remembered && oldest) measuredByVisit.delete(oldest)
    },
    [visit, virtualizer],
  )

  return (
    <div
      ref={container}
      role="feed"
      aria-label={label}
      aria-busy={hasMore}
      style={{ position: 'relative', height: virtualizer.getTotalSize() }}
    >
      {isPrinting && rows.map((row, index) => <article key={rowKey(row)}>{children(row, index)}</article>)}
      {(isPrinting ? [] : drawn).map((item) => (
        <article
          key={item.key}
          ref={virtualizer.measureElement}
          data-index={item.index}
          aria-posinset={item.index + 1}
          aria-setsize={hasMore ? -1 : rows.length}
          style={{ ...itemStyle, transform: `translateY(${item.start - virtualizer.options.scrollMargin}px)` }}
        >
          <InSteps isAtOnce={!wasDrawn.current || virtualizer.isScrolling} height={estimatedHeight}>
            {() => children(rows[item.index] as Row, item.index)}
          </InSteps>
        </article>
      ))}
    </div>
  )
}
