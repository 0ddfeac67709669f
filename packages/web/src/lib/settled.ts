import { useEffect, useState } from 'react'

const settleMs = 250

/** The value once it has stood still for a moment: what is asked of the server while somebody types. */
export function useSettled(value: string, ms = settleMs): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
