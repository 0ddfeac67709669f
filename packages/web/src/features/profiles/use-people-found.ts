import { useQuery } from '@tanstack/react-query'
import { hasRole, useSession } from '../../lib/session.ts'
import { findAsked, maySearchPeople } from './find-people.ts'

/** Colleagues who are called, or practise, as the search says; undefined while they are looked for. */
export function usePeopleFound(searchTerm: string) {
  const session = useSession()
  const isAllowed = hasRole(session, 'Doctor') || hasRole(session, 'Admin')
  const { data, isLoading } = useQuery({
    queryKey: ['people-found', searchTerm],
    queryFn: ({ signal }) => findAsked(searchTerm, signal),
    enabled: isAllowed && maySearchPeople(searchTerm),
    staleTime: 60_000,
  })
  return { isAllowed, people: isLoading ? undefined : (data ?? []) }
}

/** How many they are; null while they are looked for. */
export const usePeopleCount = (searchTerm: string): number | null => usePeopleFound(searchTerm).people?.length ?? null
