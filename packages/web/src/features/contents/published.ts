import { type ContentItemType, contentRoutes } from '@materia/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/client.ts'
import { replyKey } from '../../lib/query.ts'

const atOnce = 20

/** What one person published of these kinds, newest first, page by page. */
export function usePublished(creatorId: string, kinds: ContentItemType[]) {
  return useInfiniteQuery({
    queryKey: [...replyKey(contentRoutes.summaries), 'published', creatorId, kinds],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        contentRoutes.summaries,
        { query: { count: atOnce, offset: pageParam, creatorId, IncludeContentTypes: kinds } },
        { signal },
      ),
    getNextPageParam: (last, pages) => (last.length === atOnce ? pages.length * atOnce : undefined),
  })
}
