import type { Attachment, ContentCommon } from '@materia/contract'
import { createContext, type ReactNode, useContext } from 'react'

export type SlottedContent = Pick<
  ContentCommon,
  'contentItemId' | 'title' | 'savedToFolioIds' | 'contentItemType' | 'creator'
>

/** What other features put on cards and details; a page fills them in. */
export interface ContentSlots {
  save?: (content: SlottedContent, look: { isWide: boolean }) => ReactNode
  /** Further entries beside the item's own actions, such as reporting it, or editing one's own. */
  more?: (content: SlottedContent, look: { isWide: boolean }) => ReactNode
  /** Beside a file of a post. */
  file?: (file: Pick<Attachment, 'id' | 'name'>) => ReactNode
}

const Slots = createContext<ContentSlots>({})

export const ContentSlotsProvider = Slots.Provider
export const useContentSlots = () => useContext(Slots)
