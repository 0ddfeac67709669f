import { type ContentItemType, contentHub } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onHubEvent } from '../../../lib/sockets.ts'
import { discoverKey } from '../api.ts'

const shownMost = 99

/** How many items that the filter shows got a new version since the feed on screen was loaded. */
export function useNews(filter: ContentItemType[]) {
  const cache = useQueryClient()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())

  useEffect(
    () =>
      onHubEvent(contentHub, 'ContentVersionAdded', ({ contentItemId, contentItemType }) => {
        if (filter.length > 0 && !filter.includes(contentItemType)) return
        setIds((before) => (before.has(contentItemId) ? before : new Set([...before, contentItemId])))
      }),
    [filter],
  )

  return {
    count: Math.min(ids.size, shownMost),
    async show() {
      setIds(new Set())
      await cache.resetQueries({ queryKey: discoverKey(filter) })
    },
  }
}
