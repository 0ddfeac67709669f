import type { Folio } from '@materia/contract'
import { type ComponentType, createContext, useContext } from 'react'

export interface FoundPerson {
  userId: string
  name: string
  about: string
}

/** What other features put into folios; a page fills it in. */
export interface FolioSlots {
  /** Colleagues by name: the words may be first name, last name or both. */
  findPeople: (name: string, signal: AbortSignal, options: { verifiedOnly: boolean }) => Promise<FoundPerson[]>
  /** The way into the folio's own room. */
  Discuss?: ComponentType<{ contentItemId: string }>
  /** Says what in the folio is no longer sound. */
  Check?: ComponentType<{ folio: Pick<Folio, 'folioId' | 'title'>; mayClip: boolean; onClose: () => void }>
}

const Slots = createContext<FolioSlots>({ findPeople: async () => [] })

export const FolioSlotsProvider = Slots.Provider
export const useFolioSlots = () => useContext(Slots)
