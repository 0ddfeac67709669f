import type { Clipping, Folio } from '@materia/contract'
import { type QueryClient, useQueries } from '@tanstack/react-query'
import { clippingsKey, clippingsPage, clippingsPageOf } from '../api.ts'

/** The clippings in these places; those on their way are undefined. Only pages that are looked at are fetched. */
export function useClippings(
  folio: Folio,
  loadedAt: number,
  { first, last }: { first: number; last: number },
): { at: (index: number) => Clipping | undefined; isError: boolean; refetch: () => void } {
  const from = Math.floor(first / clippingsPage)
  const to = Math.floor(Math.max(last, first) / clippingsPage)
  const pages = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  const replies = useQueries({
    queries: pages.map((page) => ({
      ...clippingsPageOf(folio.folioId, page),
      // The first page comes with the folio.
      ...(page === 0 && { initialData: folio.clippings, initialDataUpdatedAt: loadedAt }),
    })),
  })
  return {
    at: (index) => replies[Math.floor(index / clippingsPage) - from]?.data?.[index % clippingsPage],
    isError: replies.some((reply) => reply.isError && !reply.data),
    refetch: () => {
      for (const reply of replies) if (reply.isError) void reply.refetch()
    },
  }
}

/** Finds clippings by their place among the pages loaded so far. */
export function loadedClippings(cache: QueryClient, folioId: string): (index: number) => Clipping | undefined {
  const loaded = cache.getQueriesData<Clipping[]>({ queryKey: clippingsKey(folioId) })
  const pages = new Map(loaded.map(([key, page]) => [key.at(-1), page]))
  return (index) => pages.get(Math.floor(index / clippingsPage))?.[index % clippingsPage]
}

/** One name per place; while pages of different moments lie side by side, only the first of two equal ones has its own. */
export function namesOf(count: number, at: (index: number) => Clipping | undefined): string[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const id = at(index)?.contentItemId
    if (!id || taken.has(id)) return `place ${index}`
    taken.add(id)
    return id
  })
}

/** Moves a clipping among the loaded pages; gives how to take it back, or undefined if a page between is not loaded. */
export function moveInPages(
  cache: QueryClient,
  folioId: string,
  { from, to }: { from: number; to: number },
): (() => void) | undefined {
  const firstPage = Math.floor(Math.min(from, to) / clippingsPage)
  const lastPage = Math.floor(Math.max(from, to) / clippingsPage)
  const keys = Array.from(
    { length: lastPage - firstPage + 1 },
    (_, place) => clippingsPageOf(folioId, firstPage + place).queryKey,
  )
  const pages = keys.map((key) => cache.getQueryData<Clipping[]>(key))
  if (pages.some((page) => page === undefined)) return undefined
  const moved = moveWithin(pages as Clipping[][], from - firstPage * clippingsPage, to - firstPage * clippingsPage)
  for (const [place, key] of keys.entries()) cache.setQueryData(key, moved[place])
  return () => {
    for (const [place, key] of keys.entries()) cache.setQueryData(key, pages[place])
  }
}

export function moveWithin<Row>(pages: Row[][], from: number, to: number): Row[][] {
  const rows = pages.flat()
  rows.splice(to, 0, ...rows.splice(from, 1))
  let start = 0
  return pages.map((page) => {
    start += page.length
    return rows.slice(start - page.length, start)
  })
}

/** Changes one clipping in whichever page holds it. */
export function changeInPages(
  cache: QueryClient,
  folioId: string,
  contentItemId: string,
  change: (clipping: Clipping) => Clipping,
): void {
  cache.setQueriesData<Clipping[]>({ queryKey: clippingsKey(folioId) }, (page) =>
    page?.map((clipping) => (clipping.contentItemId === contentItemId ? change(clipping) : clipping)),
  )
}
