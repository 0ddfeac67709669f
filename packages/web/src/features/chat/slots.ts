import type { Attachment } from '@materia/contract'
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
  findPeople: (name: string, options: { verifiedOnly: boolean }) => Promise<FoundPerson[]>
  /** A content item or folio that was shared into a room. */
  SharedContent: ComponentType<{ contentItemId: string }>
  /** What a page elsewhere shows of itself, as the server has seen it. */
  LinkPreview: ComponentType<{ address: string }>
  /** Stands around the writing field: files to go along with what is written. */
  AttachFiles: ComponentType<{
    files: Attachment[]
    max: number
    label: string
    isOff: boolean
    onAdd: (file: Attachment) => void
    onRemove: (file: Attachment) => void
    onPending: (count: number) => void
    onTooMany: () => void
    children: ReactNode
  }>
  /** One picture, to choose, replace or take away. */
  ChoosePicture: ComponentType<{
    picture: Pick<Attachment, 'id' | 'altText'> | null
    shape: 'square'
    onChange: (picture: Attachment | null) => void
    onPending: (count: number) => void
  }>
  pictureUrl: (attachmentId: string | null) => string | null
  profilePath: (userId: string) => string
  /** Asks a viewer why they report somebody's message. */
  ReportMessage?: ComponentType<{ messageId: string; onClose: () => void }>
  /** The same of the picture of a room. */
  reportPicture?: (attachmentId: string) => ReactNode
}
