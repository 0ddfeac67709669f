import type { TimeoutProvider } from '@tanstack/react-query'

interface Waiting {
  dueAt: number
  run: () => void
}

/** Shorter ones are kept to the millisecond, by a timer of their own. */
const leastSharedMs = 5_000
/** They may end this late, so that what is due soon after is done along; never early. */
const lateMs = 1_000
const longestMs = 2 ** 31 - 1

/**
 * Timers of the cache share one of the browser. It sets two for every reply, for when it is old and for when nobody needs it, and takes most of
 * them back: dozens while a screen is drawn.
 */
export function sharedTimers(): TimeoutProvider {
  // Below nothing, unlike the browser's own.
  let lastId = 0
  const waiting = new Map<number, Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let rings = Number.POSITIVE_INFINITY

  function ringFor(dueAt: number) {
    clearTimeout(timer)
    rings = dueAt
    timer = setTimeout(ring, Math.min(Math.max(0, dueAt - Date.now()) + lateMs, longestMs))
  }

  function ring() {
    rings = Number.POSITIVE_INFINITY
    const due = [...waiting].filter(([, { dueAt }]) => dueAt <= Date.now()).sort(([, a], [, b]) => a.dueAt - b.dueAt)
    for (const [id] of due) waiting.delete(id)
    for (const [, { run }] of due) run()
    const next = Math.min(...[...waiting.values()].map(({ dueAt }) => dueAt))
    if (waiting.size > 0 && next < rings) ringFor(next)
  }

  return {
    setTimeout(callback, delay) {
      if (delay < leastSharedMs) return setTimeout(callback, delay) as never
      lastId -= 1
      const dueAt = Date.now() + delay
      waiting.set(lastId, { dueAt, run: callback as () => void })
      if (dueAt < rings) ringFor(dueAt)
      return lastId
    },
    clearTimeout(id) {
      if (!waiting.delete(Number(id))) return clearTimeout(id as never)
      if (waiting.size > 0) return
      clearTimeout(timer)
      rings = Number.POSITIVE_INFINITY
    },
    setInterval: (callback, delay) => setInterval(callback, delay) as never,
    clearInterval: (id) => clearInterval(id as never),
  }
}
