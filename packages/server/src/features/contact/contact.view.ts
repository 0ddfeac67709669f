import type { ContactMessage } from '@materia/contract'
import type { ContactMessageRow } from './contact.queries.ts'

export const contactMessageView = (row: ContactMessageRow): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  message: row.message,
  reason: row.reason,
  language: row.language,
  createdOn: row.created_at.toISOString(),
  answer: row.answer,
  answeredOn: row.answered_at?.toISOString() ?? null,
  answeredByName: row.answered_by_name,
})
