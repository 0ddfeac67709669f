import { type ReactNode, useDeferredValue } from 'react'

/** A row that comes later, without scrolling: its place first, then what stands in it, in steps that let the browser answer taps between them. */
export function InSteps({
  isAtOnce,
  height,
  children,
}: {
  isAtOnce: boolean
  height: number
  children: () => ReactNode
}) {
  const isDue = useDeferredValue(true, isAtOnce)
  return isDue ? children() : <div style={{ height }} />
}
