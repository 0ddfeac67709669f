import { languages, searchTermOf } from '@materia/contract'
import { useSearchParams } from 'react-router'
import { isKindChoice } from '../kinds.ts'
import { refinementIn } from './refinement.ts'
import type { SearchAddress } from './SearchResults.tsx'

/** The search as the address has it. */
export function useSearchAddress(): [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const [search, setSearch] = useSearchParams()
  const kind = search.get('kind')
  const page = Number(search.get('page') ?? 1)
  const address: SearchAddress = {
    searchTerm: searchTermOf(search.get('searchTerm') ?? ''),
    kind: isKindChoice(kind) ? kind : 'all',
    isRecent: search.get('sort') === 'newest',
    asTyped: search.get('asTyped') === 'true',
    language: languages.find((language) => language === search.get('language')) ?? null,
    refinement: refinementIn(search),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
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
