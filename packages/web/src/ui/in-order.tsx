import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { usePrinting } from './printing.ts'

// Longer than a call that fails is tried again; what stands beneath is worth more than that it does not move.
const patienceMs = 4_000

interface Place {
  /** Whether it waits for what stands above it. */
  isHidden: boolean
  /** Called by what is not known yet; answers how to say that it is. */
  hold: () => () => void
}

const outsideOfAny: Place = { isHidden: false, hold: () => () => {} }

const PlaceContext = createContext(outsideOfAny)

/** Whether the part is seen: what is hidden cannot be brought into sight. */
export const useIsSeen = () => !useContext(PlaceContext).isHidden

/**
 * Says to the parts beneath that this one may still grow or go; where nothing stands in order it does nothing. Said once, and
 * not for long: what was seen is not hidden again because a call that failed is tried once more.
 */
export function useAwaited(isAwaited: boolean) {
  const [isOver, setOver] = useState(!isAwaited)
  if (!isAwaited && !isOver) setOver(true)
  useHold(!isOver)
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isOver])
}

function useHold(isHeld: boolean) {
  const { hold } = useContext(PlaceContext)
  useLayoutEffect(() => (isHeld ? hold() : undefined), [isHeld, hold])
}

/** Stands where a part of the program is to come. */
export function Awaited() {
  useAwaited(true)
  return null
}

/** Parts one beneath the other: each is seen once those above it are known, so that nothing moves under whoever reads it. */
export function InOrder({ children }: { children: ReactNode }) {
  const [awaited, setAwaited] = useState<readonly number[]>([])
  useHold(awaited.length > 0)
  const isPrinted = usePrinting()
  const firstAwaited = isPrinted ? Number.POSITIVE_INFINITY : Math.min(...awaited)
  return Children.toArray(children).map((part, index) => (
    <Part
      key={isValidElement(part) ? part.key : index}
      index={index}
      isBelowAwaited={index > firstAwaited}
      onAwaited={setAwaited}
    >
      {part}
    </Part>
  ))
}

interface PartProps {
  index: number
  isBelowAwaited: boolean
  onAwaited: (change: (awaited: readonly number[]) => readonly number[]) => void
  children: ReactNode
}

/** What is hidden is drawn all the same: it asks for what it shows beside the parts above it. */
function Part({ index, isBelowAwaited, onAwaited, children }: PartProps) {
  const isHidden = useContext(PlaceContext).isHidden || isBelowAwaited
  const hold = useCallback(() => {
    onAwaited((awaited) => [...awaited, index])
    return () => onAwaited((awaited) => awaited.toSpliced(awaited.indexOf(index), 1))
  }, [index, onAwaited])
  const place = useMemo(() => ({ isHidden, hold }), [isHidden, hold])
  return (
    <PlaceContext value={place}>
      <div style={{ display: isBelowAwaited ? 'none' : 'contents' }}>{children}</div>
    </PlaceContext>
  )
}
