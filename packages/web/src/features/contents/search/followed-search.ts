import type { SubscriptionTarget } from '@materia/contract'
import { paths } from '../../../domain/paths.ts'
import { kindChoices, typesOf } from '../kinds.ts'
import type { SearchAddress } from './address.ts'

type FollowedSearch = Extract<SubscriptionTarget, { type: 'Search' }>

export const followedSearch = ({ searchTerm, kind, language }: SearchAddress): FollowedSearch => ({
  type: 'Search',
  searchTerm,
  filters: {
    ...(kind !== 'all' && { filter: typesOf([kind]) }),
    ...(language && { language: [language] }),
  },
})

/** Where a followed search is opened, narrowed to what it was followed with. */
export function followedSearchPath({ searchTerm, filters: { filter, ...refinement } }: FollowedSearch): string {
  const kind = kindChoices.find(
    ({ types }) => types.length === filter?.length && types.every((type) => filter.includes(type)),
  )
  const values = Object.entries(refinement).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  )
  const narrowed = new URLSearchParams([...(kind ? [['kind', kind.value]] : []), ...values]).toString()
  return [paths.contents(searchTerm), narrowed].filter(Boolean).join('&')
}
