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

declare module '../../platform/db/db.ts' {
  interface Tables {
    link_previews: LinkPreviewsTable
  }
}
