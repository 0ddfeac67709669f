import type { Folio } from '@materia/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../domain/paths.ts'

export type DeletedFolio = Pick<Folio, 'folioId' | 'title'>

/** Goes along to the folios, which offer to bring it back. */
export const deletedFolioState = ({ folioId, title }: DeletedFolio) => ({ deletedFolio: { folioId, title } })

/** The folio that was deleted last, here or on the page one came from. */
export function useDeletedFolio() {
  const navigate = useNavigate()
  const brought = (useLocation().state as { deletedFolio?: DeletedFolio } | null)?.deletedFolio
  const [deleted, setDeleted] = useState(brought)
  // Taken from the address once: a reload or a step back does not offer it again.
  useEffect(() => {
    if (brought) void navigate(paths.folio, { replace: true })
  }, [brought, navigate])
  return [deleted, setDeleted] as const
}
