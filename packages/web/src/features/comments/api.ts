import {
  type Comment,
  commentRoutes,
  commentsPerPage,
  contentHub,
  contentRoutes,
  totalCountHeader,
} from '@materia/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeCachedContent } from '../../domain/cached-contents.ts'
import { call, callForReply } from '../../lib/client.ts'
import { replyKey, useReply } from '../../lib/query.ts'
import { onHubConnected, onHubEvent } from '../../lib/sockets.ts'

const commentsKey = (contentItemId: string) => [...replyKey(commentRoutes.listComments), contentItemId]

interface Page {
  comments: Comment[]
  total: number
}

/** Threads oldest first, page by page; what others write comes in by itself. */
export function useComments(contentItemId: string) {
  useHeardComments(contentItemId)
  return useInfiniteQuery({
    queryKey: commentsKey(contentItemId),
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const input = { params: { contentItemId }, query: { count: commentsPerPage, offset: pageParam } }
      const { data, headers } = await callForReply(commentRoutes.listComments, input, { signal })
      return { comments: data, total: Number(headers.get(totalCountHeader) ?? data.length) }
    },
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.comments.length, 0)
      return shown < total ? shown : undefined
    },
  })
}

function useHeardComments(contentItemId: string) {
  const cache = useQueryClient()
  useEffect(() => {
    const reload = () => void cache.invalidateQueries({ queryKey: commentsKey(contentItemId) })
    const leave = [
      onHubEvent(contentHub, 'CommentsChanged', (changed) => {
        if (changed.contentItemId !== contentItemId) return
        reload()
        void cache.invalidateQueries({ queryKey: replyKey(contentRoutes.getContent, { params: { contentItemId } }) })
      }),
      // What was said while the connection was away.
      onHubConnected(contentHub, reload),
    ]
    return () => {
      for (const each of leave) each()
    }
  }, [cache, contentItemId])
}

/** `clientCommentId` stays the same over tries, so that a retry is the same comment. */
export const useAddComment = (contentItemId: string) =>
  useCommentChange(
    contentItemId,
    (body: { content: string; parentId: string | null; isQuestion: boolean; clientCommentId: string }) =>
      call(commentRoutes.addComment, { params: { contentItemId }, body }),
    1,
  )

export const useEditComment = (contentItemId: string) =>
  useCommentChange(contentItemId, ({ id, content }: { id: string; content: string }) =>
    call(commentRoutes.editComment, { params: { id }, body: { content } }),
  )

/** By whoever asked. */
export const useAnswerQuestion = (contentItemId: string) =>
  useCommentChange(contentItemId, ({ id, answered }: { id: string; answered: boolean }) =>
    call(commentRoutes.answerQuestion, { params: { id }, body: { answered } }),
  )

const commentsFound = 5

/** Comments anywhere that say these words. */
export const useFoundComments = (searchTerm: string) =>
  useReply(
    commentRoutes.searchComments,
    { query: { searchTerm, count: commentsFound } },
    { enabled: searchTerm.trim() !== '', staleTime: 60_000 },
  )

export const useDeleteComment = (contentItemId: string) =>
  useCommentChange(contentItemId, (id: string) => call(commentRoutes.deleteComment, { params: { id } }), -1)

function useCommentChange<Input, Result>(
  contentItemId: string,
  change: (input: Input) => Promise<Result>,
  counted: -1 | 0 | 1 = 0,
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (counted !== 0) {
        changeCachedContent<{ contentItemId: string; savedToFolioIds: string[]; commentCount: number }>(
          cache,
          contentItemId,
          (content) => ({ ...content, commentCount: Math.max(0, content.commentCount + counted) }),
        )
      }
      return cache.invalidateQueries({ queryKey: commentsKey(contentItemId) })
    },
  })
}

export function useCloseComments(contentItemId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (closed: boolean) => call(commentRoutes.closeComments, { params: { contentItemId }, body: { closed } }),
    onSuccess: (_, commentsClosed) =>
      changeCachedContent<{ contentItemId: string; savedToFolioIds: string[]; commentsClosed: boolean }>(
        cache,
        contentItemId,
        (content) => ({ ...content, commentsClosed }),
      ),
  })
}
