import { contentHub } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onHubEvent } from '../../../lib/sockets.ts'
import { discoverKey, type FeedFilter, useNewCount } from '../api.ts'

const shownMost = 99
const askAfterMs = 1_000

/** How many items have come that the filter shows since the feed on screen was made. */
export function useNews(feed: string | undefined, filter: FeedFilter) {
  const cache = useQueryClient()
  const { data: count = 0, refetch } = useNewCount(feed, filter)

  // What is heard of may be of another kind, or a draft: the server counts, once for all that comes together.
  useEffect(() => {
    if (!feed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onHubEvent(contentHub, 'ContentVersionAdded', () => {
      clearTimeout(timer)
      timer = setTimeout(() => void refetch(), askAfterMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [feed, refetch])

  return {
    count: Math.min(count, shownMost),
    show: () => cache.resetQueries({ queryKey: discoverKey(filter) }),
  }
}
