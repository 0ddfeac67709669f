import type { ContentCommon, Folio } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { changeCachedContent, changeCachedContents } from '../../domain/cached-contents.ts'

/** Says on every card of an item whether a folio holds it. */
export function markSaved(
  cache: QueryClient,
  { contentItemId, folioId, isSaved }: { contentItemId: string; folioId: string; isSaved: boolean },
): void {
  changeCachedContent<ContentCommon>(cache, contentItemId, (content) =>
    isSaved ? savedTo(folioId, content) : notSavedTo(folioId, content),
  )
}

/** No card says any more that it is saved to this folio. */
export function unmarkFolio(cache: QueryClient, folioId: string): void {
  changeCachedContents<ContentCommon>(cache, (content) => notSavedTo(folioId, content))
}

/** A folio that came back holds what it held; of a long one, its first page is known. */
export function markClippingsOf(cache: QueryClient, { folioId, clippings }: Folio): void {
  const ids = new Set(clippings.map(({ contentItemId }) => contentItemId))
  changeCachedContents<ContentCommon>(cache, (content) =>
    ids.has(content.contentItemId) ? savedTo(folioId, content) : content,
  )
}

const savedTo = (folioId: string, content: ContentCommon): ContentCommon =>
  content.savedToFolioIds.includes(folioId)
    ? content
    : { ...content, savedToFolioIds: [...content.savedToFolioIds, folioId] }

const notSavedTo = (folioId: string, content: ContentCommon): ContentCommon =>
  content.savedToFolioIds.includes(folioId)
    ? { ...content, savedToFolioIds: content.savedToFolioIds.filter((id) => id !== folioId) }
    : content
