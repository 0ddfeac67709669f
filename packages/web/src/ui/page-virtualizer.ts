import {
  measureElement,
  type ReactVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual'
import { type Key, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'

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

/** The rows of a list that scrolls with the page, drawn and measured without keeping a slow phone from answering taps. */
export function usePageVirtualizer<List extends HTMLElement>({
  count,
  estimatedHeight,
  getItemKey,
  overscan,
  gap,
  initialMeasurementsCache,
}: {
  count: number
  estimatedHeight: number
  getItemKey: (index: number) => Key
  overscan: number
  gap: number
  initialMeasurementsCache?: VirtualItem[]
}): { container: RefObject<List | null>; virtualizer: ReactVirtualizer<Window, Element> } {
  const container = useRef<List>(null)
  const isPlaced = useRef(false)
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    getItemKey,
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
    initialMeasurementsCache,
    // New rows are measured when the browser has laid them out, before it paints; asking sooner would make it lay out twice.
    measureElement: (element, entry, list) =>
      entry
        ? measureElement(element, entry, list)
        : (list.itemSizeCache.get(list.options.getItemKey(list.indexFromElement(element))) ?? estimatedHeight),
  })

  // Rows stand where they stand without it.
  useEffect(
    () =>
      afterPainting(() => {
        const top = container.current?.getBoundingClientRect().top ?? 0
        startTransition(() => setScrollMargin(Math.round(top + window.scrollY)))
      }),
    [],
  )

  return { container, virtualizer }
}
