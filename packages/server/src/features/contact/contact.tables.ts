import type { ContactReason, Language } from '@materia/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    contact_messages: {
      id: string
      name: string
      email: string
      message: string
      reason: ContactReason
      created_at: Generated<Date>
      language: Generated<Language>
      answered_at: Date | null
      answered_by_id: string | null
      answer: string | null
    }
    spent_challenges: { challenge: string; expires_at: Date }
  }
}
