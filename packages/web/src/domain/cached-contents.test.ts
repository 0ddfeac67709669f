import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { changeCachedContent } from './cached-contents.ts'

const item = (contentItemId: string) => ({ contentItemId, savedToFolioIds: [] as string[] })
const save = (content: { contentItemId: string; savedToFolioIds: string[] }) => ({
  ...content,
  savedToFolioIds: ['folio'],
})

describe('changing an item in the cache', () => {
  it('reaches it in lists, pages, details and clippings, and leaves everything else as it is', () => {
    const cache = new QueryClient()
    const untouched = [item('b')]
    cache.setQueryData(['list'], [item('a'), item('b')])
    cache.setQueryData(['pages'], { pages: [[item('b')], [item('a')]], pageParams: [0, 1] })
    cache.setQueryData(['folio'], { ...item('f'), clippings: [{ ...item('a'), note: 'n' }] })
    cache.setQueryData(['other'], untouched)

    changeCachedContent(cache, 'a', save)

    expect(cache.getQueryData(['list'])).toEqual([save(item('a')), item('b')])
    expect(cache.getQueryData(['pages'])).toEqual({ pages: [[item('b')], [save(item('a'))]], pageParams: [0, 1] })
    expect(cache.getQueryData(['folio'])).toEqual({ ...item('f'), clippings: [{ ...save(item('a')), note: 'n' }] })
    expect(cache.getQueryData(['other'])).toBe(untouched)
  })

  it('does not make an old reply look fresh', () => {
    const cache = new QueryClient()
    cache.setQueryData(['list'], [item('a')], { updatedAt: 1_000 })

    changeCachedContent(cache, 'a', save)

    expect(cache.getQueryState(['list'])?.dataUpdatedAt).toBe(1_000)
  })
})
