import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsBack } from './near-window.ts'
import { usePrinting } from './printing.ts'

/** Drawn once what stands above it is in the page, so that a slow phone lays out and answers a part at a time; its room is kept. */
export function DrawnNext({ height, children }: { height: number; children: ReactNode }) {
  const [isDue, setDue] = useState(useIsBack())
  useEffect(() => startTransition(() => setDue(true)), [])
  const isPrinted = usePrinting()
  return isDue || isPrinted ? children : <div style={{ height }} />
}
