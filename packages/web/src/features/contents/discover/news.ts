import { type ContentItemType, type ContentVersionAdded, contentHub } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onHubEvent } from '../../../lib/sockets.ts'
import { discoverKey } from '../api.ts'

const shownMost = 99

/** How many items got a new version since the feed on screen was loaded. */
export function useNews(filter: ContentItemType[]) {
  const cache = useQueryClient()
  const key = JSON.stringify(filter)
  const [news, setNews] = useState({ key, ids: new Set<string>() })
  if (news.key !== key) setNews({ key, ids: new Set() })

  useEffect(
    () =>
      onHubEvent(contentHub, 'ContentVersionAdded', ({ contentItemId }: ContentVersionAdded) =>
        setNews((before) =>
          before.ids.has(contentItemId) ? before : { ...before, ids: new Set([...before.ids, contentItemId]) },
        ),
      ),
    [],
  )

  return {
    count: Math.min(news.ids.size, shownMost),
    async show() {
      setNews({ key, ids: new Set() })
      await cache.resetQueries({ queryKey: discoverKey(filter) })
    },
  }
}
