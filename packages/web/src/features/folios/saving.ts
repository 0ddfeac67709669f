import type { ContentCommon, Folio } from '@materia/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { changeCachedContent } from '../../lib/cached-contents.ts'
import { useSession } from '../../lib/session.ts'
import { showError, showSuccess } from '../../ui/notice.ts'
import { addClipping, clippingsKey, createFolio, removeClipping, takeIn, useFolios } from './api.ts'
import { rightsOn } from './rights.ts'

const lastUsedKey = (userId: string | null) => `materia.last-folio.${userId}`

/** The folios one can save to, the one used last in front. */
export function useSavableFolios({ enabled }: { enabled: boolean }) {
  const { userId } = useSession()
  const folios = useFolios({ enabled })
  const savable = folios.data?.filter((folio) => rightsOn(folio, userId).mayClip) ?? []
  const lastUsed = localStorage.getItem(lastUsedKey(userId))
  const ordered = savable.toSorted((one, other) => rank(one, lastUsed) - rank(other, lastUsed))
  return { folios: ordered, isPending: folios.isPending && enabled, isError: folios.isError, refetch: folios.refetch }
}

const rank = (folio: Folio, lastUsed: string | null) => (folio.folioId === lastUsed ? 0 : 1)

/** Saving shows at once everywhere; a failed call takes it back and says so. */
export function useSaving({ contentItemId, title }: { contentItemId: string; title: string }) {
  const cache = useQueryClient()
  const { userId } = useSession()
  const [isBusy, setBusy] = useState(false)

  async function change(folio: Pick<Folio, 'folioId' | 'title'>, isSaved: boolean): Promise<void> {
    markSaved(cache, { contentItemId, folioId: folio.folioId, isSaved })
    try {
      const reply = await (isSaved ? addClipping : removeClipping)(folio.folioId, contentItemId)
      takeIn(cache, reply)
      void cache.invalidateQueries({ queryKey: clippingsKey(folio.folioId) })
      if (isSaved) localStorage.setItem(lastUsedKey(userId), folio.folioId)
      showSuccess(isSaved ? `Saved to ${folio.title}.` : `Removed from ${folio.title}.`)
    } catch (error) {
      markSaved(cache, { contentItemId, folioId: folio.folioId, isSaved: !isSaved })
      showError(`“${title}” was not ${isSaved ? 'saved to' : 'removed from'} ${folio.title}. ${explain(error)}`)
    }
  }

  async function saveToNew(folioTitle: string): Promise<boolean> {
    setBusy(true)
    try {
      await change(await createFolio(cache, { title: folioTitle }), true)
      return true
    } catch {
      showError(`The folio “${folioTitle}” could not be created. Try again later.`)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { change, saveToNew, isBusy }
}

function markSaved(
  cache: QueryClient,
  { contentItemId, folioId, isSaved }: { contentItemId: string; folioId: string; isSaved: boolean },
) {
  changeCachedContent<ContentCommon>(cache, contentItemId, (content) => {
    const others = content.savedToFolioIds.filter((id) => id !== folioId)
    return { ...content, savedToFolioIds: isSaved ? [...others, folioId] : others }
  })
}
