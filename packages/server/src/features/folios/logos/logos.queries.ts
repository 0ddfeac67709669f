import type { Db } from '../../../platform/db/db.ts'
import type { AttachmentRow } from '../../attachments/index.ts'

export const listDefaultLogoRows = (db: Db): Promise<AttachmentRow[]> =>
  db
    .selectFrom('attachments')
    .selectAll()
    .where('belongs_to', '=', 'DefaultFolioLogos')
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute()
