import { type MouseEvent, useRef } from 'react'

/** The clicks of a double click come no further apart. */
const doubleClickMs = 1_000

/** For a layer that may cover what opened it: the second click of a double click there chooses nothing in the layer. */
export function useOwnClicks() {
  const last = useRef({ detail: 0, timeStamp: 0 })
  return {
    onClickCapture(event: MouseEvent) {
      const { detail, timeStamp } = event
      const { current } = last
      if (detail < 2 || (current.detail === detail - 1 && timeStamp - current.timeStamp < doubleClickMs)) {
        last.current = { detail, timeStamp }
        return
      }
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
