import type { LinkPreview } from '@materia/contract'
import type { Generated } from 'kysely'

export interface LinkPreviewsTable {
  url_hash: Buffer
  id: Generated<string>
  url: string
  status: LinkPreview['status']
  title: string | null
  site: string | null
  description: string | null
  image_attachment_id: string | null
  asked_at: Date
  fetched_at: Date | null
}

export interface AuthorRequestsTable {
  content_item_id: string
  user_id: string
  position: number | null
  status: 'Named' | 'Asked' | 'Agreed' | 'Declined' | 'Withdrawn'
  asked_at: Date | null
  answered_at: Date | null
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    link_previews: LinkPreviewsTable
    author_requests: AuthorRequestsTable
  }
}
