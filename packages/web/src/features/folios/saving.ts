import type { Folio } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { personKey } from '../../lib/storage-keys.ts'
import { showError, showSuccess } from '../../ui/notice.ts'
import { addClipping, clippingsKey, createFolio, foliosQuery, removeClipping, takeIn, useFolios } from './api.ts'
import { rightsOn } from './rights.ts'
import { markSaved } from './saved-marks.ts'

const lastUsedKey = (userId: string | null) => personKey('last-folio', userId ?? '')

/** The folios one can save to, the one used last in front. */
export function useSavableFolios() {
  const { userId } = useSession()
  const { data = [], isPending, isError, refetch } = useFolios()
  return { folios: savable(data, userId), isPending, isError, refetch }
}

function savable(folios: Folio[], userId: string | null): Folio[] {
  const lastUsed = localStorage.getItem(lastUsedKey(userId))
  const mine = folios.filter((folio) => rightsOn(folio, userId).mayClip)
  return [...mine.filter((folio) => folio.folioId === lastUsed), ...mine.filter((folio) => folio.folioId !== lastUsed)]
}

/** Saving shows at once everywhere; a failed call takes it back and says so. */
export function useSaving({ contentItemId, title }: { contentItemId: string; title: string }) {
  const cache = useQueryClient()
  const { userId } = useSession()
  const [isBusy, setBusy] = useState(false)

  const findFavourite = async () => savable(await cache.ensureQueryData(foliosQuery), userId)[0]

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

  return { findFavourite, change, saveToNew, isBusy }
}
