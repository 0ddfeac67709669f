import { type ContentCommon, likeRoutes } from '@materia/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeCachedContent } from '../../domain/cached-contents.ts'
import { explain } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { showError } from '../../ui/notice.ts'
import { contentMessages } from './messages.ts'

export type Liked = Pick<ContentCommon, 'contentItemId' | 'title' | 'likes' | 'hasUserLikedContent'>

/** Liking shows at once wherever the item stands; a failed call takes it back and says so. */
export function useLike(content: Liked) {
  const cache = useQueryClient()
  const isBusy = useRef(false)

  return async function toggle(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    const { contentItemId, likes, hasUserLikedContent } = content
    const isLiked = !hasUserLikedContent
    mark(cache, contentItemId, { isLiked, likes: Math.max(0, likes + (isLiked ? 1 : -1)) })
    try {
      const route = isLiked ? likeRoutes.like : likeRoutes.removeLike
      mark(cache, contentItemId, { isLiked, likes: await call(route, { params: { contentItemId } }) })
    } catch (error) {
      mark(cache, contentItemId, { isLiked: hasUserLikedContent, likes })
      const words = { title: content.title, reason: explain(error) }
      showError(contentMessages()(isLiked ? 'likeNotKept' : 'likeNotTakenBack', words))
    } finally {
      isBusy.current = false
    }
  }
}

const mark = (cache: QueryClient, contentItemId: string, { isLiked, likes }: { isLiked: boolean; likes: number }) =>
  changeCachedContent<ContentCommon>(cache, contentItemId, (content) => ({
    ...content,
    hasUserLikedContent: isLiked,
    likes,
  }))
