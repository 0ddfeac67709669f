import type { AttachmentBelongsTo, AttachmentLocation, AttachmentType } from '@materia/contract'
import type { z } from 'zod'

export interface AttachmentsTable {
  id: string
  owner_id: string | null
  type: AttachmentType
  belongs_to: AttachmentBelongsTo
  location: z.infer<typeof AttachmentLocation>
  name: string
  file_name: string | null
  url: string | null
  blob_key: string | null
  content_type: string | null
  size_in_bytes: number | null
  width: number | null
  height: number | null
  alt_text: string | null
  created_at: Date
  unused_since: Date
  hidden_at: Date | null
}

export interface AttachmentUsesTable {
  attachment_id: string
  holder_kind: 'content-version' | 'folio' | 'profile' | 'link-preview' | 'chat-message' | 'chatroom'
  holder_id: string
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    attachments: AttachmentsTable
    attachment_uses: AttachmentUsesTable
  }
}
