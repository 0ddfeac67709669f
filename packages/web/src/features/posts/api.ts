import { accountRoutes, contentRoutes, type PostEntry, postRoutes } from '@materia/contract'
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/client.ts'
import { replyKey, useAction, useReply } from '../../lib/query.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { AuthorField } from './authors.ts'
import type { Stored } from './draft-store.ts'
import { articlePayload, type ComposerType, linkPayload, type Post, type PostFields, storedOf } from './post-fields.ts'
import { composerTypeIn } from './post-words.ts'

/** A post opened for writing is read anew each time: an old copy would only bring conflicts. */
export const usePost = (contentItemId: string | null) =>
  useReply(
    contentRoutes.getContent,
    { params: { contentItemId: contentItemId ?? '' } },
    { enabled: contentItemId !== null, staleTime: 0, gcTime: 0 },
  )

/** Stores a draft; without a mark it is a new one under the writer's own id. */
export async function putDraft(
  { type, contentItemId }: { type: ComposerType; contentItemId: string },
  fields: PostFields,
  xmin: number | null,
): Promise<Stored<PostFields>> {
  const params = { contentItemId }
  if (type === 'UserArticle') {
    const body = { ...articlePayload(fields), xmin }
    return storedOf(
      xmin === null
        ? await call(postRoutes.createDraftArticle, { body: { ...body, contentItemId } })
        : await call(postRoutes.updateDraftArticle, { params, body }),
    )
  }
  const body = { ...linkPayload(fields), xmin }
  return storedOf(
    xmin === null
      ? await call(postRoutes.createDraftExternalLink, { body: { ...body, contentItemId } })
      : await call(postRoutes.updateDraftExternalLink, { params, body }),
  )
}

export async function publishPost(type: ComposerType, contentItemId: string): Promise<Post> {
  const query = { draftContentItemId: contentItemId }
  return type === 'UserArticle'
    ? call(postRoutes.publishArticle, { query })
    : call(postRoutes.publishExternalLink, { query })
}

export async function revisePost(
  { type, contentItemId }: { type: ComposerType; contentItemId: string },
  fields: PostFields,
  xmin: number | null,
): Promise<Post> {
  const params = { contentItemId }
  return type === 'UserArticle'
    ? call(postRoutes.updateArticle, { params, body: { ...articlePayload(fields), xmin } })
    : call(postRoutes.updateExternalLink, { params, body: { ...linkPayload(fields), xmin } })
}

export const suggestSummary = (content: string): Promise<string> =>
  call(postRoutes.suggestSummary, { body: { content } })

const timesAsked = 20

export const useLinkPreview = (externalLink: string | undefined) =>
  useReply(
    postRoutes.previewLink,
    { query: { externalLink: externalLink ?? '' } },
    {
      enabled: externalLink !== undefined,
      // A page that the server never comes to look at is not asked for without end.
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data?.status === 'pending' && dataUpdateCount < timesAsked ? 1_500 : false,
    },
  )

export const useSponsors = (isAdmin: boolean) =>
  useReply(accountRoutes.listSponsorAccounts, { query: {} }, { enabled: isAdmin })

/** Colleagues by name, as the page finds them. */
export type FindColleagues = (name: string, signal: AbortSignal) => Promise<AuthorField[]>

export const useColleagues = (name: string, findColleagues: FindColleagues) =>
  useQuery({
    queryKey: ['authors-by-name', name],
    queryFn: ({ signal }) => findColleagues(name, signal),
    enabled: name.length > 1,
    placeholderData: keepPreviousData,
  })

export const useAuthorRequests = () => useReply(postRoutes.listAuthorRequests, {})

export function useAnswerAuthorRequest() {
  const cache = useQueryClient()
  return useAction(postRoutes.answerAuthorRequest, { onSettled: () => refreshAuthors(cache) })
}

export function useRemoveOwnName() {
  const cache = useQueryClient()
  return useAction(postRoutes.removeOwnName, { onSettled: () => refreshAuthors(cache) })
}

const refreshAuthors = (cache: QueryClient) =>
  Promise.all([cache.invalidateQueries({ queryKey: replyKey(postRoutes.listAuthorRequests) }), refreshPosts(cache)])

export const useOwnPosts = () => useReply(postRoutes.listOwnContent, {})

/** The list changes at once and comes back if the server refuses. */
export function useDeletePost() {
  const cache = useQueryClient()
  return useAction(postRoutes.deleteOwnContent, {
    onMutate: async ({ params }) => {
      await cache.cancelQueries({ queryKey: ownPostsKey })
      const before = cache.getQueryData<PostEntry[]>(ownPostsKey)
      cache.setQueryData<PostEntry[]>(ownPostsKey, (posts) =>
        posts?.filter((post) => post.contentItemId !== params.contentItemId),
      )
      return { before }
    },
    onError: (_error, _input, context) => cache.setQueryData(ownPostsKey, context?.before),
    onSettled: () => refreshPosts(cache),
  })
}

export function useRestorePost() {
  const cache = useQueryClient()
  return useAction(postRoutes.restoreOwnContent, { onSettled: () => refreshPosts(cache) })
}

export function usePublishPost() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (post: PostEntry) => publishPost(composerTypeIn(post), post.contentItemId),
    onSettled: () => refreshPosts(cache),
  })
}

const ownPostsKey = replyKey(postRoutes.listOwnContent, {})

/** After a post was written, published or deleted, what shows it is asked again. */
export async function refreshPosts(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: ownPostsKey }),
    cache.invalidateQueries({ queryKey: replyKey(contentRoutes.getContent) }),
    cache.invalidateQueries({ queryKey: replyKey(contentRoutes.summaries) }),
  ])
}

export const useDownloadPromotedDays = () =>
  useMutation({
    mutationFn: (days: number) => call(postRoutes.exportPromotedDays, { query: { days } }) as Promise<Blob>,
    onSuccess: (csv) => saveFile('promoted-by-day.csv', csv),
  })
