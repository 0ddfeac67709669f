import {
  contentRoutes,
  type ProfileUpdate,
  type ProfileView,
  profileRoutes,
  totalCountHeader,
  totalIsAtLeastHeader,
  userRoutes,
} from '@materia/contract'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { call, callForReply } from '../../lib/client.ts'
import { keepReply, replyKey, useAction, useReply } from '../../lib/query.ts'
import { type DoctorSearch, queryOf } from './doctors/search-address.ts'

const lists = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

export const useProfile = (userId: string) => useReply(profileRoutes.getProfile, { params: { userId } })

/** Loaded once per visit. */
export const useSpecialties = () => useReply(profileRoutes.listSpecialties, {}, lists)

export const useSuggestions = () => useReply(profileRoutes.listSuggestions, {})

export function useSaveProfile(userId: string) {
  const cache = useQueryClient()
  const action = useAction(profileRoutes.updateProfile, {
    onSuccess: (profile, { body: { areasOfInterestIds, firstRunStep } }) => {
      keepProfile(cache, profile)
      if (areasOfInterestIds || firstRunStep === null) refreshFeed(cache)
    },
  })
  return (changes: z.input<typeof ProfileUpdate>) => action.mutateAsync({ body: { ...changes, userId } })
}

/** Discover leads with the viewer's areas and with whom they follow. */
function refreshFeed(cache: QueryClient) {
  for (const route of [contentRoutes.discover, contentRoutes.newSinceVisit]) {
    void cache.invalidateQueries({ queryKey: replyKey(route) })
  }
}

export function keepProfile(cache: QueryClient, profile: ProfileView) {
  keepReply(cache, profileRoutes.getProfile, { params: { userId: profile.userId } }, profile)
  void cache.invalidateQueries({ queryKey: replyKey(userRoutes.getUser) })
  void cache.invalidateQueries({ queryKey: replyKey(profileRoutes.searchDoctors) })
}

export function usePicture(userId: string) {
  const cache = useQueryClient()
  const refresh = () =>
    cache.invalidateQueries({ queryKey: replyKey(profileRoutes.getProfile, { params: { userId } }) })
  return {
    async upload(picture: Blob, onProgress: (part: number) => void) {
      const input = { file: picture, fileName: 'profile-picture.jpg' }
      await call(profileRoutes.uploadProfilePicture, input, { onProgress })
      await refresh()
    },
    async remove() {
      await call(profileRoutes.removeProfilePicture, {})
      await refresh()
    },
  }
}

const peopleAtOnce = 30

/** The people somebody follows, or who follow them, page by page. */
export function usePeople(side: 'following' | 'followers', userId: string) {
  const route = side === 'following' ? profileRoutes.listFollowed : profileRoutes.listFollowers
  return useInfiniteQuery({
    queryKey: [...replyKey(route), 'pages', userId],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const input = { params: { userId }, query: { count: peopleAtOnce, offset: pageParam } }
      const { data, headers } = await callForReply(route, input, { signal })
      return { people: data, total: Number(headers.get(totalCountHeader) ?? data.length) }
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.people.length, 0)
      return last.people.length > 0 && shown < last.total ? shown : undefined
    },
  })
}

export async function setFollowed({ userId, isFollowed }: { userId: string; isFollowed: boolean }): Promise<void> {
  if (isFollowed) await call(profileRoutes.follow, { params: { userIdToFollow: userId } })
  else await call(profileRoutes.unfollow, { params: { userIdToUnfollow: userId } })
}

function doctorsQuery(search: DoctorSearch) {
  const input = queryOf(search)
  return queryOptions({
    queryKey: replyKey(profileRoutes.searchDoctors, input),
    queryFn: async ({ signal }) => {
      const { data, headers } = await callForReply(profileRoutes.searchDoctors, input, { signal })
      const total = Number(headers.get(totalCountHeader) ?? data.length)
      return { doctors: data, total, isAtLeast: headers.has(totalIsAtLeastHeader) }
    },
  })
}

export const useDoctors = (search: DoctorSearch) =>
  useQuery({ ...doctorsQuery(search), placeholderData: keepPreviousData })

/** Those of the searches that find somebody. */
export function useSearchesThatFind<Wider extends { search: DoctorSearch }>(searches: Wider[]) {
  const replies = useQueries({ queries: searches.map(({ search }) => doctorsQuery(search)) })
  return searches.flatMap((wider, index) => {
    const total = replies[index]?.data?.total ?? 0
    return total > 0 ? [{ ...wider, total }] : []
  })
}

/** Everything Materia keeps about the person, as a file. */
export async function getMyData(userId: string): Promise<Blob> {
  const data: unknown = await call(profileRoutes.exportPersonalData, { params: { userId } }, { wantsBytes: true })
  return data as Blob
}

/** What the feed shows depends on whom the viewer follows. */
export const refreshFollowed = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: replyKey(contentRoutes.recentFollowed) })
