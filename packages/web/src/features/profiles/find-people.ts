import { type DoctorSearchQuery, type DoctorSearchResult, profileRoutes } from '@materia/contract'
import { placeName } from '../../domain/place-names.ts'
import { professionWord } from '../../domain/professions.ts'
import { call } from '../../lib/client.ts'
import { mayNamePerson } from '../../lib/words.ts'
import { askedProfession } from './asked-profession.ts'

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

/** Colleagues of the profession that a search asks for, or else those who are called so. */
export async function findAsked(searchTerm: string, signal?: AbortSignal): Promise<DoctorSearchResult[]> {
  const asked = askedProfession(searchTerm)
  const found = asked ? await searchDoctors(asked, signal) : []
  if (found.length > 0 || !mayNamePerson(searchTerm)) return found
  return findPeople(searchTerm, signal)
}

export const maySearchPeople = (searchTerm: string) =>
  mayNamePerson(searchTerm) || askedProfession(searchTerm) !== undefined

/** What tells people of one name apart: specialty or profession, and place. */
export const aboutPerson = ({ speciality, userType, location }: DoctorSearchResult): string =>
  [speciality ?? (userType && professionWord(userType)), location && placeName(location)].filter(Boolean).join(' · ')

const searchDoctors = (body: DoctorSearchQuery, signal?: AbortSignal) =>
  call(profileRoutes.searchDoctors, { query: { count: peopleFound, includeTrainees: 'true' }, body }, { signal })
