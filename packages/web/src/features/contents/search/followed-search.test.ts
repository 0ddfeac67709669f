import { describe, expect, it } from 'vitest'
import { followedSearch, followedSearchPath } from './followed-search.ts'

const address = { searchTerm: 'statins', isRecent: false, asTyped: false, refinement: {}, page: 1 }

describe('a followed search', () => {
  it('is opened with the kind and the language it was followed with', () => {
    const narrow = followedSearch({ ...address, kind: 'drugs', language: 'fr' })
    const wide = followedSearch({ ...address, kind: 'all', language: null })

    expect(followedSearchPath(narrow)).toBe('/contents?searchTerm=statins&kind=drugs&language=fr')
    expect(followedSearchPath(wide)).toBe('/contents?searchTerm=statins')
  })

  it('is opened with what else narrows it', () => {
    const filters = { company: ['Apotex', 'Teva'], yearFrom: 2020, recruitingInCanada: true }

    expect(followedSearchPath({ type: 'Search', searchTerm: 'asthma', filters })).toBe(
      '/contents?searchTerm=asthma&company=Apotex&company=Teva&yearFrom=2020&recruitingInCanada=true',
    )
  })
})
