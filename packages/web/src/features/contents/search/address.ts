import { type Language, languages, searchTermOf } from '@materia/contract'
import { useSearchParams } from 'react-router'
import { type SearchWanted, searchPageSize } from '../api.ts'
import { isKindChoice, type KindChoice, typesOf } from '../kinds.ts'
import { type Refinement, refinementIn } from './refinement.ts'

export interface SearchAddress {
  searchTerm: string
  kind: KindChoice | 'all'
  isRecent: boolean
  /** Nothing of the term is corrected or completed. */
  asTyped: boolean
  /** Of posts. */
  language: Language | null
  refinement: Refinement
  page: number
}

export function searchAddressIn(search: URLSearchParams): SearchAddress {
  const kind = search.get('kind')
  const page = Number(search.get('page') ?? 1)
  return {
    searchTerm: searchTermOf(search.get('searchTerm') ?? ''),
    kind: isKindChoice(kind) ? kind : 'all',
    isRecent: search.get('sort') === 'newest',
    asTyped: search.get('asTyped') === 'true',
    language: languages.find((language) => language === search.get('language')) ?? null,
    refinement: refinementIn(search),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function wantedBy({ kind, page, ...address }: SearchAddress): SearchWanted {
  return { ...address, filter: kind === 'all' ? [] : typesOf([kind]), offset: (page - 1) * searchPageSize }
}

/** The search as the address has it. */
export function useSearchAddress(): [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const [search, setSearch] = useSearchParams()
  const address = searchAddressIn(search)
  return [
    address,
    (change) => {
      const next = { ...address, ...change }
      setSearch({
        searchTerm: next.searchTerm,
        ...(next.kind !== 'all' && { kind: next.kind }),
        ...(next.isRecent && { sort: 'newest' }),
        ...(next.asTyped && { asTyped: 'true' }),
        ...(next.language && { language: next.language }),
        ...next.refinement,
        ...(next.page > 1 && { page: String(next.page) }),
      })
    },
  ]
}
