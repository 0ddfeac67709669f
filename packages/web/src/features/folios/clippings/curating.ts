import type { Clipping, Folio } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain, UnreachableError } from '../../../lib/api-error.ts'
import { showError } from '../../../ui/notice.ts'
import { addClipping, clippingsKey, moveClipping, removeClipping, takeIn, takeInClipping } from '../api.ts'
import { useFolioMessages } from '../messages.ts'
import { markSaved } from '../saved-marks.ts'
import { changeInPages, moveInPages } from './clipping-pages.ts'
import { saveNote } from './sending-notes.tsx'
import { dropNote, keepNote } from './unsent-notes.ts'

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

  async function note(clipping: Clipping, text: string): Promise<boolean> {
    const { contentItemId, title, note: before } = clipping
    const written = { folioId, contentItemId, title, note: text.trim() || null, previousNote: before }
    const show = (note: string | null) => changeInPages(cache, folioId, contentItemId, (each) => ({ ...each, note }))
    show(written.note)
    try {
      const saved = await saveNote(written)
      if (saved) {
        show(saved.note)
        takeInClipping(cache, saved)
      }
      // A list asked for before the note was stored would hide it again.
      const isOlderUnderWay = cache.isFetching({ queryKey: clippingsKey(folioId) }) > 0
      if (!saved || isOlderUnderWay) await refresh()
      dropNote(written)
      return true
    } catch (error) {
      show(before)
      if (error instanceof UnreachableError && keepNote(written)) return true
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
