import { type Attachment, attachmentRoutes } from '@materia/contract'
import type { AttachmentRow } from './attachments.queries.ts'

export function attachmentView(row: Omit<AttachmentRow, 'unused_since' | 'hidden_at'>): Attachment {
  return {
    id: row.id,
    attachmentId: row.id,
    type: row.type,
    attachmentBelongsTo: row.belongs_to,
    attachmenUrlLocation: row.location,
    name: row.name,
    fileName: row.file_name,
    url: row.url ?? attachmentRoutes.getAttachment.path.replace(':id', row.id),
    contentType: row.content_type,
    createdOn: row.created_at.toISOString(),
    sizeInBytes: row.size_in_bytes,
    width: row.width,
    height: row.height,
    altText: row.alt_text,
  }
}
