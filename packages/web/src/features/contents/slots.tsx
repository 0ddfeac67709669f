import type { Attachment, ContentCommon, UserArticle } from '@materia/contract'
import { createContext, type ReactNode, useContext } from 'react'

export type SlottedContent = Pick<
  ContentCommon,
  'contentItemId' | 'title' | 'savedToFolioIds' | 'contentItemType' | 'creator'
>

export type NoticedContent = Pick<ContentCommon, 'contentItemId' | 'contentItemType' | 'notices'>

/** A post as far as its authors go. */
export type AuthoredPost = Pick<UserArticle, 'contentItemId' | 'ownerId' | 'creator' | 'authors'>

/** What other features put on cards and details; a page fills them in. */
export interface ContentSlots {
  save?: (content: SlottedContent, look: { isWide: boolean }) => ReactNode
  /** Further entries beside the item's own actions, such as reporting it, or editing one's own. */
  more?: (content: SlottedContent, look: { isWide: boolean }) => ReactNode
  /** Above a card, at its end: what concerns the feed that shows it. */
  corner?: (content: SlottedContent) => ReactNode
  /** Under the title of an item with open safety notices, in place of their titles alone. */
  notices?: (content: NoticedContent) => ReactNode
  /** What happened to a drug, below its facts. */
  timeline?: (contentItemId: string) => ReactNode
  /** Under the authors of a post. */
  authorship?: (post: AuthoredPost) => ReactNode
  /** Beside a file of a post. */
  file?: (file: Pick<Attachment, 'id' | 'name'>) => ReactNode
}

const Slots = createContext<ContentSlots>({})

export const ContentSlotsProvider = Slots.Provider
export const useContentSlots = () => useContext(Slots)
