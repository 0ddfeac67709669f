import { useEffect, useState } from 'react'

const debounceMs = 250

/** The value once it has stood still for a moment: what is asked of the server while somebody types. */
export function useDebounced(value: string, ms = debounceMs): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
