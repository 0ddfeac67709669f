import type { MailRhythm, NotificationKind } from '@materia/contract'
import type { ColumnType, Generated } from 'kysely'

/** What a notification is worded of beside who and what: numbers and words of sources, never a sentence of ours. */
export type NotificationFacts = Record<string, string | number | boolean | null>

declare module '../db/db.ts' {
  interface Tables {
    notifications: {
      id: string
      user_id: string
      kind: NotificationKind
      key: string
      created_at: Date
      read_at: Date | null
      actor_id: string | null
      content_item_id: string | null
      chatroom_id: string | null
      facts: ColumnType<NotificationFacts, string, string>
      in_app: Generated<boolean>
      mailed_at: Date | null
      digest_id: string | null
    }
    notification_actors: {
      notification_id: string
      actor_id: string
      at: Date
      withdrawn_at: Date | null
    }
    notification_preferences: {
      user_id: string
      kind: NotificationKind
      in_app: boolean
      email: MailRhythm
    }
  }
}
