import { profileRoutes } from '@materia/contract'
import { useReply } from '../lib/query.ts'

/** Loaded once per visit. */
export const useAreasOfInterest = ({ enabled = true } = {}) =>
  useReply(
    profileRoutes.listAreasOfInterest,
    {},
    { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, enabled },
  )
