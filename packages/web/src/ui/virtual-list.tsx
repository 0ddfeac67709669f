import Box from '@mui/material/Box'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type Key, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Heights measured before, so that going back finds the list as long as it was left. */
const measuredByVisit = new Map<string, VirtualItem[]>()
const remembered = 20

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
  name = 'list',
}: {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  children: (row: Row, index: number) => ReactNode
  label: string
  estimatedHeight?: number
  gap?: number
  hasMore?: boolean
  onEndReached?: () => void
  /** Tells two lists of one page apart. */
  name?: string
}) {
  const visit = `${useLocation().key}/${name}`
  const container = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => rowKey(rows[index] as Row),
    overscan: 3,
    gap,
    scrollMargin,
    initialMeasurementsCache: measuredByVisit.get(visit),
  })
  const drawn = virtualizer.getVirtualItems()
  const lastDrawn = drawn.at(-1)?.index ?? -1

  useLayoutEffect(() => {
    const top = container.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(Math.round(top + window.scrollY))
  }, [])

  useEffect(() => {
    if (hasMore && lastDrawn >= rows.length - 4) onEndReached?.()
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
    <Box
      ref={container}
      role="feed"
      aria-label={label}
      aria-busy={hasMore}
      sx={{ position: 'relative', height: virtualizer.getTotalSize() }}
    >
      {drawn.map((item) => (
        <Box
          key={item.key}
          ref={virtualizer.measureElement}
          data-index={item.index}
          role="article"
          aria-posinset={item.index + 1}
          aria-setsize={hasMore ? -1 : rows.length}
          sx={{ position: 'absolute', insetInline: 0, top: 0 }}
          style={{ transform: `translateY(${item.start - virtualizer.options.scrollMargin}px)` }}
        >
          {children(rows[item.index] as Row, item.index)}
        </Box>
      ))}
    </Box>
  )
}
