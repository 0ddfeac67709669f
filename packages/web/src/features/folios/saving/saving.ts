import type { Folio } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { useSession } from '../../../lib/session.ts'
import { type Notice, showError, showSuccess } from '../../../ui/notice.ts'
import { addClipping, clippingsKey, createFolio, foliosQuery, removeClipping, takeIn, useFolios } from '../api.ts'
import { rightsOn } from '../rights.ts'
import { markSaved } from '../saved-marks.ts'
import { reloadToRead, readLater as sendToRead } from '../to-read.ts'
import { findLastUsed, rememberLastUsed } from './last-used.ts'
import { useSavingMessages } from './messages.ts'

type Outcome = Pick<Notice, 'severity' | 'text'>

/** The folios one can save to: the one of one's own used last, the others of one's own, those of colleagues. */
export function useSavableFolios() {
  const { userId } = useSession()
  const { data = [], isPending, isError, refetch } = useFolios()
  return { folios: savable(data, userId), isPending, isError, refetch }
}

function savable(folios: Folio[], userId: string | null): Folio[] {
  const lastUsed = findLastUsed(folios, userId)
  const rank = (folio: Folio) => (folio === lastUsed ? 0 : rightsOn(folio, userId).isOwner ? 1 : 2)
  return folios.filter((folio) => rightsOn(folio, userId).mayClip).toSorted((a, b) => rank(a) - rank(b))
}

/** Saving shows at once everywhere; a failed call takes it back and says so. */
export function useSaving({ contentItemId, title }: { contentItemId: string; title: string }) {
  const t = useSavingMessages()
  const cache = useQueryClient()
  const { userId } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [changesUnderWay, setChangesUnderWay] = useState(0)
  const isPanelOpen = useRef(false)
  /** Where the tap saved to of itself, as long as the reader has chosen nothing in the panel. */
  const byTap = useRef<Folio>(undefined)

  /** A folio cannot hold itself. */
  const isAnother = ({ folioId }: Folio) => folioId !== contentItemId

  /** Where one tap saves to: never a colleague's folio, and nowhere until the viewer has chosen one. */
  const findFavourite = async () => findLastUsed((await cache.ensureQueryData(foliosQuery)).filter(isAnother), userId)

  /** A message over the open panel would cover its buttons: there it stands inside. */
  function tell(told: Outcome) {
    setOutcome(told)
    if (isPanelOpen.current) return
    if (told.severity === 'error') showError(told.text)
    else showSuccess(told.text)
  }

  function onPanel(isOpen: boolean) {
    isPanelOpen.current = isOpen
    byTap.current = undefined
    if (isOpen) setOutcome(undefined)
  }

  async function saveByTap(): Promise<void> {
    // A list that cannot be loaded is told of in the panel.
    const favourite = await findFavourite().catch(() => undefined)
    if (!favourite) return
    byTap.current = favourite
    await change(favourite, true)
  }

  function choose(folio: Folio, isSaved: boolean): Promise<boolean> {
    byTap.current = undefined
    return change(folio, isSaved)
  }

  async function change(folio: Pick<Folio, 'folioId' | 'title' | 'creator'>, isSaved: boolean): Promise<boolean> {
    markSaved(cache, { contentItemId, folioId: folio.folioId, isSaved })
    setChangesUnderWay((count) => count + 1)
    try {
      const reply = await (isSaved ? addClipping : removeClipping)(folio.folioId, contentItemId)
      takeIn(cache, reply)
      void cache.invalidateQueries({ queryKey: clippingsKey(folio.folioId) })
      if (isSaved && folio.creator?.userId === userId) rememberLastUsed(folio.folioId, userId)
      tell({ severity: 'success', text: t(isSaved ? 'savedTo' : 'removedFrom', { folio: folio.title }) })
      return true
    } catch (error) {
      markSaved(cache, { contentItemId, folioId: folio.folioId, isSaved: !isSaved })
      const reason = explain(error)
      tell({
        severity: 'error',
        text: t(isSaved ? 'notSavedTo' : 'notRemovedFrom', { title, folio: folio.title, reason }),
      })
      return false
    } finally {
      setChangesUnderWay((count) => count - 1)
    }
  }

  /** What the tap had put into the folio used last leaves it for the one that the reader chose instead. */
  async function leave(before: Folio | undefined, folio: Pick<Folio, 'folioId' | 'title'>): Promise<void> {
    if (before && before.folioId !== folio.folioId && (await change(before, false)))
      tell({ severity: 'success', text: t('movedTo', { folio: folio.title, before: before.title }) })
  }

  /** Into the To-read folio or out of it; without one, it is made. */
  async function readLater(folioId: string | null, isKept: boolean): Promise<void> {
    setBusy(true)
    const before = byTap.current
    byTap.current = undefined
    try {
      if (isKept) {
        const folio = await sendToRead(contentItemId)
        takeIn(cache, folio)
        markSaved(cache, { contentItemId, folioId: folio.folioId, isSaved: true })
        void cache.invalidateQueries({ queryKey: clippingsKey(folio.folioId) })
        tell({ severity: 'success', text: t('savedTo', { folio: folio.title }) })
        await leave(before, folio)
      } else if (folioId) {
        takeIn(cache, await removeClipping(folioId, contentItemId))
        markSaved(cache, { contentItemId, folioId, isSaved: false })
        void cache.invalidateQueries({ queryKey: clippingsKey(folioId) })
      }
      await reloadToRead(cache)
    } catch (error) {
      tell({ severity: 'error', text: explain(error) })
    } finally {
      setBusy(false)
    }
  }

  async function saveToNew(folioTitle: string): Promise<boolean> {
    setBusy(true)
    try {
      const before = byTap.current
      byTap.current = undefined
      const folio = await createFolio(cache, { title: folioTitle })
      if (await change(folio, true)) await leave(before, folio)
      return true
    } catch {
      tell({ severity: 'error', text: t('notCreated', { title: folioTitle }) })
      return false
    } finally {
      setBusy(false)
    }
  }

  const isStored = changesUnderWay === 0
  return { findFavourite, isAnother, saveByTap, choose, readLater, saveToNew, isBusy, isStored, outcome, onPanel }
}
