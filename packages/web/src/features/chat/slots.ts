import type { ComponentType, ReactNode } from 'react'

export interface FoundPerson {
  userId: string
  name: string
  detail: string | null
  pictureUrl: string | null
}

/** A content item on its way into a room. */
export interface Share {
  contentItemId: string
  /** Sent, or no longer wanted. */
  onDone: () => void
}

/** What other features put into the discussions. */
export interface ChatSlots {
  findPeople: (name: string) => Promise<FoundPerson[]>
  /** A content item or folio that was shared into a room. */
  SharedContent: ComponentType<{ contentItemId: string }>
  pictureUrl: (attachmentId: string | null) => string | null
  profilePath: (userId: string) => string
  /** Lets a viewer report somebody's message. */
  reportMessage?: (messageId: string) => ReactNode
}
