import type { QueryClient } from '@tanstack/react-query'

/** An item as it lies in any cached reply: a card, a details page, a clipping. */
interface CachedContent {
  contentItemId: string
  savedToFolioIds: string[]
}

type Change = (content: CachedContent) => CachedContent

/** Changes an item in every reply that shows it, so that all screens agree at once. */
export function changeCachedContent<Content extends CachedContent>(
  cache: QueryClient,
  contentItemId: string,
  change: (content: Content) => Content,
): void {
  changeCachedContents<Content>(cache, (content) =>
    content.contentItemId === contentItemId ? change(content) : content,
  )
}

/** Lets every item of every reply be changed; one that is given back as it is stays so. */
export function changeCachedContents<Content extends CachedContent>(
  cache: QueryClient,
  change: (content: Content) => Content,
): void {
  for (const query of cache.getQueryCache().getAll()) {
    const before = query.state.data
    const after = changed(before, change as unknown as Change)
    // The reply is as old as it was: only this item is known better.
    if (after !== before) cache.setQueryData(query.queryKey, after, { updatedAt: query.state.dataUpdatedAt })
  }
}

function changed(value: unknown, change: Change): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  if (Array.isArray(value)) {
    const next = value.map((each) => changed(each, change))
    return next.some((each, index) => each !== value[index]) ? next : value
  }
  const own = isContent(value) ? change(value) : value
  let next = own as Record<string, unknown>
  for (const [name, part] of Object.entries(own)) {
    const nextPart = changed(part, change)
    if (nextPart !== part) next = { ...next, [name]: nextPart }
  }
  return next
}

const isContent = (value: object): value is CachedContent => 'contentItemId' in value && 'savedToFolioIds' in value
