import type { Folio } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clippingsKey, reloadFolio } from '../features/folios/api.ts'
import { CheckDialog } from './safety-parts.tsx'

/** What in a folio is no longer sound; what is replaced shows in the folio behind it at once. */
export function FolioCheck({
  folio,
  mayClip,
  onClose,
}: {
  folio: Pick<Folio, 'folioId' | 'title'>
  mayClip: boolean
  onClose: () => void
}) {
  const cache = useQueryClient()
  const onReplaced = () => {
    void reloadFolio(cache, folio.folioId)
    void cache.invalidateQueries({ queryKey: clippingsKey(folio.folioId) })
  }
  return <CheckDialog folio={folio} mayReplace={mayClip} onReplaced={onReplaced} onClose={onClose} />
}
