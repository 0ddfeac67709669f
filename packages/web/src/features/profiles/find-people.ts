import { type DoctorSearchResult, profileRoutes } from '@materia/contract'
import { call } from '../../lib/client.ts'

const peopleFound = 8

/** By first name, last name, or both in this order. */
export async function findPeople(name: string, signal?: AbortSignal): Promise<DoctorSearchResult[]> {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.join(' ')
  if (last) return search({ firstName: first, lastName: last }, signal)
  const [byLast, byFirst] = await Promise.all([
    search({ lastName: first }, signal),
    search({ firstName: first }, signal),
  ])
  const known = new Set(byLast.map(({ userId }) => userId))
  return [...byLast, ...byFirst.filter(({ userId }) => !known.has(userId))].slice(0, peopleFound)
}

const search = (body: { firstName?: string; lastName?: string }, signal?: AbortSignal) =>
  call(profileRoutes.searchDoctors, { query: { count: peopleFound }, body }, { signal })
