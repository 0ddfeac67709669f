import {
  type DoctorSearchResult,
  type FollowSummary,
  type ProfileView,
  profileRoutes,
  type Suggestions,
} from '@materia/contract'
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../lib/api-error.ts'
import { replyKey } from '../../lib/query.ts'
import { showError } from '../../ui/notice.ts'
import { refreshFollowed, setFollowed } from './api.ts'

interface Wish {
  userId: string
  isFollowed: boolean
}

/** Shown at once everywhere the person stands; taken back if the server refuses. */
export function useFollow() {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: setFollowed,
    onMutate: (wish: Wish) => markFollowed(cache, wish),
    onError: (error, { userId, isFollowed }) => {
      markFollowed(cache, { userId, isFollowed: !isFollowed })
      showError(explain(error))
    },
    onSuccess: () => refreshFollowed(cache),
  })
  return mutate
}

function markFollowed(cache: QueryClient, { userId, isFollowed }: Wish) {
  const mark = <Person extends { userId: string; isFollowed: boolean }>(person: Person): Person =>
    person.userId === userId ? { ...person, isFollowed } : person

  cache.setQueryData<ProfileView>(replyKey(profileRoutes.getProfile, { params: { userId } }), (profile) => {
    if (!profile || profile.isFollowed === isFollowed) return profile
    return { ...mark(profile), followersCount: profile.followersCount + (isFollowed ? 1 : -1) }
  })
  cache.setQueriesData<{ doctors: DoctorSearchResult[] }>(
    { queryKey: replyKey(profileRoutes.searchDoctors) },
    (page) => page && { ...page, doctors: page.doctors.map(mark) },
  )
  cache.setQueriesData<Suggestions>(
    { queryKey: replyKey(profileRoutes.listSuggestions) },
    (suggestions) => suggestions && { ...suggestions, people: suggestions.people.map(mark) },
  )
  for (const route of [profileRoutes.listFollowed, profileRoutes.listFollowers]) {
    cache.setQueriesData<InfiniteData<{ people: FollowSummary[]; total: number }>>(
      { queryKey: [...replyKey(route), 'pages'] },
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, people: page.people.map(mark) })) },
    )
  }
}
