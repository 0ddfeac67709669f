import type { Clipping, Folio } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { showError } from '../../ui/notice.ts'
import { addClipping, clippingsKey, moveClipping, noteClipping, removeClipping, takeIn, takeInClipping } from './api.ts'
import { changeInPages, moveInPages } from './clipping-pages.ts'
import { useFolioMessages } from './messages.ts'
import { markSaved } from './saved-marks.ts'

export interface Removed {
  clipping: Clipping
  afterContentItemId: string | null
}

/** Ordering, annotating and removing: shown at once, taken back with a word when the server refuses. */
export function useCurating(folio: Folio, at: (index: number) => Clipping | undefined) {
  const t = useFolioMessages()
  const cache = useQueryClient()
  const [removed, setRemoved] = useState<Removed>()
  const { folioId } = folio
  const refresh = () => cache.invalidateQueries({ queryKey: clippingsKey(folioId) })
  const idAt = (index: number) => at(index)?.contentItemId ?? null

  async function move(from: number, to: number): Promise<void> {
    const contentItemId = idAt(from)
    const after = to === 0 ? null : idAt(to > from ? to : to - 1)
    if (!contentItemId || from === to || (to > 0 && after === null)) return
    await cache.cancelQueries({ queryKey: clippingsKey(folioId) })
    const takeBack = moveInPages(cache, folioId, { from, to })
    try {
      await moveClipping(folioId, contentItemId, after)
    } catch (error) {
      takeBack?.()
      showError(t('orderNotKept', { reason: explain(error) }))
    }
    await refresh()
  }

  async function note(index: number, clipping: Clipping, text: string): Promise<boolean> {
    const before = clipping.note
    changeInPages(cache, folioId, index, (each) => ({ ...each, note: text.trim() || null }))
    try {
      takeInClipping(cache, await noteClipping(folioId, clipping.contentItemId, text))
      return true
    } catch (error) {
      changeInPages(cache, folioId, index, (each) => ({ ...each, note: before }))
      showError(t('noteNotKept', { reason: explain(error) }))
      return false
    }
  }

  async function remove(index: number, clipping: Clipping): Promise<void> {
    const afterContentItemId = index === 0 ? null : idAt(index - 1)
    try {
      takeIn(cache, await removeClipping(folioId, clipping.contentItemId))
      markSaved(cache, { contentItemId: clipping.contentItemId, folioId, isSaved: false })
      setRemoved({ clipping, afterContentItemId })
      await refresh()
    } catch (error) {
      showError(t('notRemoved', { title: clipping.title, reason: explain(error) }))
    }
  }

  async function undoRemove(): Promise<void> {
    if (!removed) return
    const { clipping, afterContentItemId } = removed
    setRemoved(undefined)
    try {
      takeIn(cache, await addClipping(folioId, clipping.contentItemId, clipping.note))
      markSaved(cache, { contentItemId: clipping.contentItemId, folioId, isSaved: true })
      await moveClipping(folioId, clipping.contentItemId, afterContentItemId)
    } catch (error) {
      showError(t('notPutBack', { title: clipping.title, reason: explain(error) }))
    }
    await refresh()
  }

  return { move, note, remove, removed, undoRemove, dismissRemoved: () => setRemoved(undefined) }
}
