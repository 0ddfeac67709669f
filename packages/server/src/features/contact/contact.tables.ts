import type { ContactReason } from '@materia/contract'
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
    }
    spent_challenges: { challenge: string; expires_at: Date }
  }
}
