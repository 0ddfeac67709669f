import type { FolioInvitationStatus } from '@materia/contract'
import type { Generated } from 'kysely'

export interface ClippingsTable {
  folio_id: string
  content_item_id: string
  position: number
  note: string | null
  added_by_id: string | null
  added_at: Generated<Date>
}

export interface FolioUsersTable {
  id: string
  folio_id: string
  user_id: string | null
  email: string | null
  invited_by_id: string | null
  status: FolioInvitationStatus
  created_at: Generated<Date>
  answered_at: Date | null
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    clippings: ClippingsTable
    folio_users: FolioUsersTable
    to_read_folios: { user_id: string; folio_id: string }
    folio_ended_invites: { id: string; folio_id: string; user_id: string; ended_at: Date }
  }
}
