import type { Attachment, ImageSize } from '@materia/contract'
import type { ReactNode } from 'react'
import type { FindColleagues } from './api.ts'
import type { ImageStore } from './editor/ArticleEditor.tsx'
import type { FindReference } from './editor/EditorDialogs.tsx'

/** What the composer needs of files and people; the page hands it over. */
export interface ComposerSlots {
  findColleagues: FindColleagues
  picture(props: {
    picture: Attachment | null
    onChange: (picture: Attachment | null) => void
    /** Hears how many uploads are on their way. */
    onPending: (count: number) => void
  }): ReactNode
  attachments(props: {
    attachments: Attachment[]
    onAdd: (attachment: Attachment) => void
    onRemove: (attachment: Attachment) => void
    onMoveUp: (attachment: Attachment) => void
    onPending: (count: number) => void
  }): ReactNode
  images: ImageStore
  findReference: FindReference
  pictureAddress(id: string, size: ImageSize): string
}
