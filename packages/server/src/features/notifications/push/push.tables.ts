import type { Generated } from 'kysely'

declare module '../../../platform/db/db.ts' {
  interface Tables {
    push_keys: {
      only_one: Generated<boolean>
      public_key: string
      secret: Buffer
      key_id: string
      created_at: Date
    }
    push_subscriptions: {
      id: string
      user_id: string
      session_id: string
      endpoint: string
      p256dh: string
      auth: string
      created_at: Date
    }
  }
}
