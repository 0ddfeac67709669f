import { type DoctorSearchResult, profileRoutes } from '@materia/contract'
import { placeName } from '../../domain/place-names.ts'
import { professionWord } from '../../domain/professions.ts'
import { call } from '../../lib/client.ts'

const peopleFound = 8

/** Members who can be invited, residents and students too: by first name, last name, or both in this order. */
export async function findPeople(
  name: string,
  signal?: AbortSignal,
  { verifiedOnly = false } = {},
): Promise<DoctorSearchResult[]> {
  const search = (names: { firstName?: string; lastName?: string }) =>
    searchDoctors({ ...names, ...(verifiedOnly && { verified: true }) }, signal)
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.join(' ')
  if (last) return search({ firstName: first, lastName: last })
  const [byLast, byFirst] = await Promise.all([search({ lastName: first }), search({ firstName: first })])
  const known = new Set(byLast.map(({ userId }) => userId))
  return [...byLast, ...byFirst.filter(({ userId }) => !known.has(userId))].slice(0, peopleFound)
}

/** What tells people of one name apart: specialty or profession, and place. */
export const aboutPerson = ({ speciality, userType, location }: DoctorSearchResult): string =>
  [speciality ?? (userType && professionWord(userType)), location && placeName(location)].filter(Boolean).join(' · ')

const searchDoctors = (body: { firstName?: string; lastName?: string; verified?: boolean }, signal?: AbortSignal) =>
  call(profileRoutes.searchDoctors, { query: { count: peopleFound, includeTrainees: 'true' }, body }, { signal })
