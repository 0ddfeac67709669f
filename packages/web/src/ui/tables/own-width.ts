import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element has at least so many pixels, told before it is painted; undefined until it stands there to be measured. */
export function useIsWide(element: RefObject<HTMLElement | null>, pixels: number): boolean | undefined {
  const [isWide, setWide] = useState(() => (isNarrowWindow(pixels) ? false : undefined))
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWide(!isNarrowWindow(pixels) && current.clientWidth >= pixels)
    measure()
    const growth = new ResizeObserver(measure)
    growth.observe(current)
    return () => growth.disconnect()
  }, [element, pixels])
  return isWide
}

/** Then nothing in it need be measured. */
const isNarrowWindow = (pixels: number) => globalThis.matchMedia?.(`(width < ${pixels}px)`).matches ?? false
