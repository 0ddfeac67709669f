import { measureElement, useWindowVirtualizer, type VirtualItem, windowScroll } from '@tanstack/react-virtual'
import { type Key, type ReactNode, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { InSteps } from './in-steps.tsx'
import { usePrinting } from './printing.ts'

/** Heights measured before, so that going back finds the list as long as it was left. */
const measuredByVisit = new Map<string, VirtualItem[]>()
const remembered = 20
const overscan = 3
const itemStyle = { position: 'absolute', insetInline: 0, top: 0 } as const

/** Asking for places and sizes before the browser has painted would make it lay the page out twice. */
function afterPainting(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** As large as the screen until it is resized: to draw a row too many costs less than the layout that asking would. */
function watchWindow(_: unknown, tell: (size: { width: number; height: number }) => void): () => void {
  const cancel = afterPainting(() => startTransition(() => tell(window.screen)))
  const measure = () => tell({ width: window.innerWidth, height: window.innerHeight })
  window.addEventListener('resize', measure, { passive: true })
  return () => {
    cancel()
    window.removeEventListener('resize', measure)
  }
}

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
  const container = useRef<HTMLDivElement>(null)
  const isPlaced = useRef(false)
  const wasDrawn = useRef(false)
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => rowKey(rows[index] as Row),
    overscan: useDeferredValue(overscan, 0),
    gap,
    scrollMargin,
    // At first what is surely seen. Without a size the list draws nothing and then all its rows at once.
    initialRect: { width: window.screen.width, height: window.screen.height / 2 },
    observeElementRect: watchWindow,
    scrollToFn: (offset, options, list) => {
      // At first it would scroll to where the page stands already, which costs a layout.
      if (isPlaced.current) windowScroll(offset, options, list)
      isPlaced.current = true
    },
    initialMeasurementsCache: measuredByVisit.get(visit),
    // New rows are measured when the browser has laid them out, before it paints; asking sooner would make it lay out twice.
    measureElement: (element, entry, list) =>
      entry
        ? measureElement(element, entry, list)
        : (list.itemSizeCache.get(list.options.getItemKey(list.indexFromElement(element))) ?? estimatedHeight),
  })
  const drawn = virtualizer.getVirtualItems()
  const isPrinting = usePrinting()
  const lastDrawn = drawn.at(-1)?.index ?? -1

  useEffect(() => {
    wasDrawn.current = true
  }, [])

  // Rows stand where they stand without it.
  useEffect(
    () =>
      afterPainting(() => {
        const top = container.current?.getBoundingClientRect().top ?? 0
        startTransition(() => setScrollMargin(Math.round(top + window.scrollY)))
      }),
    [],
  )

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
